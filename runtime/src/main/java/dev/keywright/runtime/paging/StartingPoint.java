package dev.keywright.runtime.paging;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where a page starts.
 *
 * @param key the key after which it starts; empty for the beginning
 * @param remaining how many items the question's limit still allows; 0 if it has none
 */
public record StartingPoint(Map<String, AttributeValue> key, int remaining) {
}
