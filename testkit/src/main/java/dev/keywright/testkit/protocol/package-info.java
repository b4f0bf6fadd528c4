/** DynamoDB's JSON protocol: values and requests from JSON and back, errors, and the two transports. */
@NullMarked
package dev.keywright.testkit.protocol;

import org.jspecify.annotations.NullMarked;
