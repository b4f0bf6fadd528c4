package dev.keywright.runtime.codec;

import dev.keywright.runtime.generated.PrimaryKey;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where an item is read or written, for messages: the pattern with its table, and the names of the attributes that make
 * the primary key.
 *
 * @param text the pattern and the table: {@code "Order.find on table shop"}
 * @param keyNames partition key, then sort key if the table has one
 */
public record ItemPlace(String text, List<String> keyNames) {
  /** The item's primary key as people read it: {@code PK=CUSTOMER#1, SK=ORDER#7}. */
  public String keyText(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> key = new LinkedHashMap<>();
    for (String name : keyNames) {
      AttributeValue value = item.get(name);
      if (value != null) {
        key.put(name, value);
      }
    }
    return new PrimaryKey(key).toString();
  }
}
