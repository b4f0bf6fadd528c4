package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/** The entries of one secondary index: the projected part of each item that has every key attribute, well typed. */
final class StoredIndex {

  private final IndexDefinition definition;
  private final KeySchema tableKey;
  private final NavigableMap<Key, Item> entries = new TreeMap<>();
  private long bytes;

  StoredIndex(IndexDefinition definition, KeySchema tableKey) {
    this.definition = definition;
    this.tableKey = tableKey;
  }

  NavigableMap<Key, Item> entries() {
    return Collections.unmodifiableNavigableMap(entries);
  }

  long bytes() {
    return bytes;
  }

  /** Exchanges the entry of one item; returns the write units this costs. */
  double replace(Key primary, Optional<Item> before, Optional<Item> after) {
    Optional<Key> oldKey = before.flatMap(item -> keyOf(item, primary));
    Optional<Key> newKey = after.flatMap(item -> keyOf(item, primary));
    Optional<Item> oldEntry = oldKey.map(entries::get);
    Optional<Item> newEntry = newKey.flatMap(key -> after).map(item -> definition.project(item, tableKey));
    if (oldEntry.equals(newEntry)) {
      return 0;
    }
    oldKey.ifPresent(entries::remove);
    newKey.ifPresent(key -> entries.put(key, newEntry.orElseThrow()));
    int oldSize = oldEntry.map(Item::size).orElse(0);
    int newSize = newEntry.map(Item::size).orElse(0);
    bytes += newSize - oldSize;
    return oldKey.equals(newKey)
        ? Capacity.writeUnits(Math.max(oldSize, newSize))
        : oldEntry.map(entry -> Capacity.writeUnits(oldSize)).orElse(0.0)
            + newEntry.map(entry -> Capacity.writeUnits(newSize)).orElse(0.0);
  }

  private Optional<Key> keyOf(Item item, Key primary) {
    Optional<List<Value>> partition = valuesOf(item, definition.key().partition());
    Optional<List<Value>> sort = valuesOf(item, definition.key().sort());
    if (partition.isEmpty() || sort.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(Key.of(partition.get(), sort.get(), primary));
  }

  private static Optional<List<Value>> valuesOf(Item item, List<KeyAttribute> attributes) {
    List<Value> values = new ArrayList<>();
    for (KeyAttribute attribute : attributes) {
      Optional<Value> value = item.attribute(attribute.name());
      if (value.isEmpty() || value.get().type() != attribute.type()) {
        return Optional.empty();
      }
      values.add(value.get());
    }
    return Optional.of(values);
  }
}
