/** Numbers as DynamoDB's text. Between the readers and writers of items and the JDK. */
@NullMarked
package dev.keywright.runtime.scalar;

import org.jspecify.annotations.NullMarked;
