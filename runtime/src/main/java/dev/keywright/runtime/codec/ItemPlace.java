package dev.keywright.runtime.codec;

import java.util.HexFormat;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Where an item is read or written, for messages: the pattern with its table, and the names of the attributes that make
 * the primary key.
 *
 * @param pattern {@code "Order.find on table shop"}
 * @param keyNames partition key, then sort key if the table has one
 */
public record ItemPlace(String pattern, List<String> keyNames) {
  /** The item's primary key as people read it: {@code PK=CUSTOMER#1, SK=ORDER#7}. */
  public String keyText(Map<String, AttributeValue> item) {
    StringBuilder text = new StringBuilder();
    for (String name : keyNames) {
      AttributeValue value = item.get(name);
      text.append(text.isEmpty() ? "" : ", ").append(name).append('=').append(value == null ? "(absent)" : text(value));
    }
    return text.toString();
  }

  private static String text(AttributeValue value) {
    return switch (value.type()) {
      case S -> value.s();
      case N -> value.n();
      case B -> HexFormat.of().formatHex(value.b().asByteArray());
      default -> value.toString();
    };
  }
}
