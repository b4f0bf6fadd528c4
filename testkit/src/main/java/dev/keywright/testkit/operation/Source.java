package dev.keywright.testkit.operation;

import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.IndexDefinition;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.KeyAttribute;
import dev.keywright.testkit.storage.KeySchema;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.validation.ItemFaults;
import dev.keywright.testkit.validation.ReadFaults;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.LinkedHashSet;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.Set;

/** What Query and Scan read: a table, or one of its indexes. */
record Source(Table table, Optional<IndexDefinition> index) {

  /** The source a request names; refused if there is no such index, or if it cannot be read consistently. */
  static Source of(Table table, Request request) {
    Optional<IndexDefinition> index = request.text("IndexName").map(name ->
        table.definition().index(name).orElseThrow(() -> ReadFaults.noSuchIndex(name)));
    if (request.isSet("ConsistentRead") && index.filter(definition -> !definition.local()).isPresent()) {
      throw ReadFaults.consistentReadOnGlobalIndex();
    }
    return new Source(table, index);
  }

  /** The key that queries of this source use. */
  KeySchema key() {
    return index.map(IndexDefinition::key).orElse(table.definition().key());
  }

  NavigableMap<Key, Item> entries() {
    return index.map(definition -> table.entries(definition.name())).orElseGet(table::items);
  }

  boolean isGlobalIndex() {
    return index.filter(definition -> !definition.local()).isPresent();
  }

  /** The names of the attributes that make a place in this source: the index's key and the table's. */
  Set<String> positionNames() {
    Set<String> names = new LinkedHashSet<>(table.definition().key().names());
    names.addAll(key().names());
    return names;
  }

  /** The place after which a page is to start. */
  Key startKey(Item start) {
    Set<String> names = positionNames();
    if (start.attributes().size() != names.size()) {
      throw ItemFaults.invalidStartKey();
    }
    checkTypes(start, table.definition().key());
    checkTypes(start, key());
    return index.map(definition -> table.keyOf(start, definition)).orElseGet(() -> table.keyOf(start));
  }

  private static void checkTypes(Item start, KeySchema key) {
    for (KeyAttribute attribute : key.attributes()) {
      Optional<Value> value = start.attribute(attribute.name());
      if (value.isEmpty() || value.get().type() != attribute.type()) {
        throw ItemFaults.startKeyDoesNotMatchSchema();
      }
    }
  }
}
