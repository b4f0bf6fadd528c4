package dev.keywright.runtime.access;

import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The records of one request's answer, in order, each with the stored item it was read from: a page token is made of
 * the last one's keys.
 *
 * @param records what was asked for
 * @param sources the stored item of each record
 * @param nextKey where the next request starts; empty after the last
 * @param itemsRead how many items DynamoDB looked at
 */
record Answer<T>(List<T> records, List<Map<String, AttributeValue>> sources, Map<String, AttributeValue> nextKey,
    int itemsRead) {
  boolean isLast() {
    return nextKey.isEmpty();
  }
}
