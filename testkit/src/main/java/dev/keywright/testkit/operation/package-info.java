/** The operations of DynamoDB, one class each: read the request, check it, do it under the lock, word the answer. */
@NullMarked
package dev.keywright.testkit.operation;

import org.jspecify.annotations.NullMarked;
