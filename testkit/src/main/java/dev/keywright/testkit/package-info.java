/**
 * {@link dev.keywright.testkit.LocalDynamoDb}: a DynamoDB in memory to test against and to develop with.
 *
 * <p>It speaks DynamoDB's own protocol, so that a stock {@code DynamoDbClient} talks to it with all its marshalling,
 * retries and interceptors. Nothing has to be installed.
 */
@NullMarked
package dev.keywright.testkit;

import org.jspecify.annotations.NullMarked;
