package dev.keywright.runtime.access;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.KeyAttribute;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.key.KeyLimit;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Looks over every key attribute of an item that is about to be stored: the table's must be there, an index's may be
 * absent (then the item is not in that index), and each that is there must be what DynamoDB takes as a key. DynamoDB
 * would refuse the rest itself, without saying which component it came from.
 */
final class KeyCheck {
  private KeyCheck() {
  }

  /** Passes the item or throws an {@link InvalidKeyException}. */
  static void check(TableDefinition definition, Map<String, AttributeValue> item) {
    required(definition.partitionKey(), KeyLimit.PARTITION, item);
    definition.sortKey().ifPresent(sort -> required(sort, KeyLimit.SORT, item));
    for (IndexDefinition index : definition.indexes()) {
      index.partitionKeys().forEach(key -> ifPresent(key, KeyLimit.PARTITION, item));
      index.sortKeys().forEach(key -> ifPresent(key, KeyLimit.SORT, item));
    }
  }

  /** Passes a value that one attribute is about to get, or throws an {@link InvalidKeyException} if it is a key's. */
  static void check(TableDefinition definition, String attribute, AttributeValue value) {
    Map<String, AttributeValue> alone = Map.of(attribute, value);
    for (IndexDefinition index : definition.indexes()) {
      index.partitionKeys().forEach(key -> ifPresent(key, KeyLimit.PARTITION, alone));
      index.sortKeys().forEach(key -> ifPresent(key, KeyLimit.SORT, alone));
    }
  }

  private static void required(KeyAttribute key, KeyLimit limit, Map<String, AttributeValue> item) {
    if (!item.containsKey(key.name())) {
      throw new InvalidKeyException(key.name(), "is not there, and it is part of the primary key");
    }
    ifPresent(key, limit, item);
  }

  private static void ifPresent(KeyAttribute key, KeyLimit limit, Map<String, AttributeValue> item) {
    AttributeValue value = item.get(key.name());
    if (value == null) {
      return;
    }
    if (!isOf(key.type(), value)) {
      throw new InvalidKeyException(key.name(), "is stored as " + value.type() + ", and its key takes " + key.type());
    }
    limit.check(key.name(), value);
    if (value.s() != null && hasUnpairedSurrogate(value.s())) {
      throw new InvalidKeyException(key.name(), "holds half of a character (an unpaired surrogate)");
    }
  }

  private static boolean isOf(ScalarAttributeType type, AttributeValue value) {
    return type.name().equals(value.type().name());
  }

  private static boolean hasUnpairedSurrogate(String text) {
    for (int i = 0; i < text.length(); i++) {
      char unit = text.charAt(i);
      if (!Character.isSurrogate(unit)) {
        continue;
      }
      boolean pair = Character.isHighSurrogate(unit) && i + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(i + 1));
      if (!pair) {
        return true;
      }
      i++;
    }
    return false;
  }
}
