package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.PrimaryKey;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One item of a batch.
 *
 * @param given the record or key as the caller gave it
 * @param key the item's primary key
 * @param identity the key as text, the same for all forms of one key
 * @param attributes what is sent: the whole item of a put, else the key
 */
record BatchEntry(Object given, PrimaryKey key, String identity, Map<String, AttributeValue> attributes) {
  static BatchEntry of(Object given, PrimaryKey key) {
    return new BatchEntry(given, key, key.identity(), key.attributes());
  }

  static BatchEntry of(Object given, PrimaryKey key, Map<String, AttributeValue> item) {
    return new BatchEntry(given, key, key.identity(), item);
  }

  /** For people: {@code PK=CUSTOMER#1, SK=ORDER#7 and 24 more}. */
  static String describe(List<BatchEntry> entries) {
    String first = entries.get(0).key().toString();
    return entries.size() == 1 ? first : first + " and " + (entries.size() - 1) + " more";
  }
}
