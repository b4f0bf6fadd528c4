package dev.keywright.runtime.generated;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.key.KeyLimit;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The primary key of one item: one attribute or two, checked to be what DynamoDB takes as a key. Generated key records
 * make it, GetItem and DeleteItem send it, messages print it.
 *
 * @param attributes partition key first, then the sort key if the table has one
 */
public record PrimaryKey(Map<String, AttributeValue> attributes) {

  /** Keeps an own copy in the same order. */
  public PrimaryKey {
    attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
  }

  /**
   * The key of a table without a sort key.
   *
   * @throws InvalidKeyException if the value is empty or has more than 2048 bytes
   */
  public static PrimaryKey of(String name, AttributeValue value) {
    return new PrimaryKey(Map.of(name, KeyLimit.PARTITION.check(name, value)));
  }

  /** As {@link #of(String, AttributeValue)}, of text. */
  public static PrimaryKey of(String name, String value) {
    return of(name, AttributeValue.fromS(value));
  }

  /**
   * The key of a table with a sort key.
   *
   * @throws InvalidKeyException if a value is empty, or has more than 2048 or 1024 bytes
   */
  public static PrimaryKey of(String name, AttributeValue value, String sortName, AttributeValue sortValue) {
    Map<String, AttributeValue> both = new LinkedHashMap<>();
    both.put(name, KeyLimit.PARTITION.check(name, value));
    both.put(sortName, KeyLimit.SORT.check(sortName, sortValue));
    return new PrimaryKey(both);
  }

  /** As the one of two attribute values, of texts. */
  public static PrimaryKey of(String name, String value, String sortName, String sortValue) {
    return of(name, AttributeValue.fromS(value), sortName, AttributeValue.fromS(sortValue));
  }

  /** As the one of two attribute values, the sort key native. */
  public static PrimaryKey of(String name, String value, String sortName, AttributeValue sortValue) {
    return of(name, AttributeValue.fromS(value), sortName, sortValue);
  }

  /** As the one of two attribute values, the partition key native. */
  public static PrimaryKey of(String name, AttributeValue value, String sortName, String sortValue) {
    return of(name, value, sortName, AttributeValue.fromS(sortValue));
  }

  /** Equal for two keys that are one to DynamoDB, and for no others: it tells numbers by value. */
  public String identity() {
    return attributes.entrySet().stream()
        .map(attribute -> KeyText.bound(attribute.getKey(), attribute.getValue()))
        .collect(Collectors.joining());
  }

  /** For people: {@code PK=CUSTOMER#c-1, SK=ORDER#o-1}. */
  @Override
  public String toString() {
    return attributes.entrySet().stream()
        .map(attribute -> attribute.getKey() + '=' + KeyText.of(attribute.getValue()))
        .collect(Collectors.joining(", "));
  }
}
