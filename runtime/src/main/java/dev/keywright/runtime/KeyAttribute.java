package dev.keywright.runtime;

import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * One attribute of a primary key or of an index's key, with the type that DynamoDB demands of it.
 *
 * @param name the stored name
 * @param type string, number or binary
 */
public record KeyAttribute(String name, ScalarAttributeType type) {
}
