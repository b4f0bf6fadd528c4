package dev.keywright.testkit.validation;

import dev.keywright.testkit.storage.IndexDefinition;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.KeyAttribute;
import dev.keywright.testkit.storage.KeySchema;
import dev.keywright.testkit.storage.TableDefinition;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import dev.keywright.testkit.value.ValueSize;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Holds items and keys to a table's keys and to DynamoDB's limits before storage sees them. */
public final class ItemChecks {

  private static final int LARGEST_ITEM = 400 * 1024;
  private static final int LONGEST_PARTITION_KEY = 2048;
  private static final int LONGEST_SORT_KEY = 1024;

  private ItemChecks() {}

  /** The place of an item that is about to be stored; refuses what its table cannot store. */
  public static Key stored(TableDefinition table, Item item) {
    Key key = keyInItem(table.key(), item);
    checkIndexKeys(table, item);
    if (item.size() > LARGEST_ITEM) {
      throw ItemFaults.tooLarge();
    }
    return key;
  }

  /** Refuses values that an update would give to index keys that cannot have them. */
  public static void assigned(TableDefinition table, Map<String, Value> values) {
    checkIndexKeys(table, new Item(values));
  }

  /** Refuses an item that an update made and that its table cannot store. */
  public static void updated(TableDefinition table, Item item) {
    for (IndexDefinition index : table.indexes()) {
      for (KeyAttribute attribute : index.key().attributes()) {
        Optional<Value> value = item.attribute(attribute.name());
        if (value.isPresent() && value.get().type() != attribute.type()) {
          throw ItemFaults.indexKeyUpdatedToOtherType();
        }
      }
    }
    checkIndexKeys(table, item);
    if (item.size() > LARGEST_ITEM) {
      throw ItemFaults.grownTooLarge();
    }
  }

  private static Key keyInItem(KeySchema schema, Item item) {
    for (KeyAttribute attribute : schema.attributes()) {
      Value value = item.attribute(attribute.name()).orElseThrow(() -> ItemFaults.missingKey(attribute.name()));
      if (value.type() != attribute.type()) {
        throw ItemFaults.keyTypeMismatch(attribute.name(), attribute.type(), value.type());
      }
    }
    return key(schema, item.only(schema.names()));
  }

  /** The place that a request's {@code Key} names: exactly the key attributes, well typed. */
  public static Key key(KeySchema schema, Item key) {
    if (!fits(schema, key)) {
      throw ItemFaults.keyDoesNotMatchSchema();
    }
    List<Value> partition = values(schema.partition(), key);
    List<Value> sort = values(schema.sort(), key);
    checkLengths(partition, sort);
    return Key.of(partition, sort);
  }

  /** Whether {@code key} has these key attributes, well typed, and nothing else. */
  private static boolean fits(KeySchema schema, Item key) {
    for (KeyAttribute attribute : schema.attributes()) {
      Optional<Value> value = key.attribute(attribute.name());
      if (value.isEmpty() || value.get().type() != attribute.type()) {
        return false;
      }
    }
    return key.attributes().size() == schema.attributes().size();
  }

  private static List<Value> values(List<KeyAttribute> attributes, Item item) {
    List<Value> values = new ArrayList<>(attributes.size());
    for (KeyAttribute attribute : attributes) {
      Value value = item.attribute(attribute.name()).orElseThrow();
      if (isEmpty(value)) {
        throw ItemFaults.emptyKey(attribute.name(), value.type());
      }
      values.add(value);
    }
    return values;
  }

  private static void checkLengths(List<Value> partition, List<Value> sort) {
    if (partition.stream().mapToInt(ValueSize::of).sum() > LONGEST_PARTITION_KEY) {
      throw ItemFaults.partitionKeyTooLong();
    }
    if (sort.stream().mapToInt(ValueSize::of).sum() > LONGEST_SORT_KEY) {
      throw ItemFaults.sortKeyTooLong();
    }
  }

  /** An item need not have an index's key attributes; those it has must be well typed and not empty. */
  private static void checkIndexKeys(TableDefinition table, Item item) {
    for (IndexDefinition index : table.indexes()) {
      for (KeyAttribute attribute : index.key().attributes()) {
        Optional<Value> value = item.attribute(attribute.name());
        if (value.isPresent()) {
          checkIndexKey(index, attribute, value.get());
        }
      }
    }
  }

  private static void checkIndexKey(IndexDefinition index, KeyAttribute attribute, Value value) {
    if (value.type() != attribute.type()) {
      throw ItemFaults.indexKeyTypeMismatch(attribute.name(), index.name(), attribute.type(), value.type());
    }
    if (isEmpty(value)) {
      throw ItemFaults.emptyIndexKey(attribute.name(), index.name(), value.type());
    }
    boolean ofPartition = index.key().partition().contains(attribute);
    if (ValueSize.of(value) > (ofPartition ? LONGEST_PARTITION_KEY : LONGEST_SORT_KEY)) {
      throw ofPartition ? ItemFaults.partitionKeyTooLong() : ItemFaults.sortKeyTooLong();
    }
  }

  private static boolean isEmpty(Value value) {
    return value instanceof Value.StringValue string && string.text().isEmpty()
        || value instanceof Value.BinaryValue binary && binary.bytes().length() == 0;
  }
}
