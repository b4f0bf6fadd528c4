package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;
import java.util.TreeMap;

/**
 * One table: its items in key order and its indexes, which every write keeps true. It does not lock and does not
 * check: {@link Database} serialises the callers, and validation has seen every item before it comes here.
 */
public final class Table {

  private final String id;
  private final Instant created;
  private final NavigableMap<Key, Item> items = new TreeMap<>();
  private final Map<String, StoredIndex> indexes = new LinkedHashMap<>();
  private TableDefinition definition;
  private Optional<String> ttlAttribute = Optional.empty();
  private Optional<ChangeLog> log = Optional.empty();
  private final Map<String, String> tags = new LinkedHashMap<>();
  private long bytes;

  Table(TableDefinition definition, String id, Instant created) {
    this.definition = definition;
    this.id = id;
    this.created = created;
    definition.indexes().forEach(this::build);
  }

  public String id() {
    return id;
  }

  public Instant created() {
    return created;
  }

  public TableDefinition definition() {
    return definition;
  }

  public Optional<String> ttlAttribute() {
    return ttlAttribute;
  }

  public void setTtlAttribute(Optional<String> attribute) {
    ttlAttribute = attribute;
  }

  /** The stream that is enabled, or was last. */
  public Optional<ChangeLog> log() {
    return log;
  }

  void setLog(ChangeLog changed) {
    log = Optional.of(changed);
  }

  /** The tags on the table, to be changed in place. */
  public Map<String, String> tags() {
    return tags;
  }

  public int itemCount() {
    return items.size();
  }

  public int itemCount(String index) {
    return storedIndex(index).entries().size();
  }

  public long bytes() {
    return bytes;
  }

  public long bytes(String index) {
    return storedIndex(index).bytes();
  }

  /** The key of an item, or of a map of key attributes, that is known to hold them all. */
  public Key keyOf(Item item) {
    return Key.of(values(item, definition.key().partition()), values(item, definition.key().sort()));
  }

  /** The place of {@code item} in an index, given all its key attributes. */
  public Key keyOf(Item item, IndexDefinition index) {
    return Key.of(values(item, index.key().partition()), values(item, index.key().sort()), keyOf(item));
  }

  private static List<Value> values(Item item, List<KeyAttribute> attributes) {
    List<Value> values = new ArrayList<>(attributes.size());
    for (KeyAttribute attribute : attributes) {
      values.add(item.attribute(attribute.name()).orElseThrow());
    }
    return values;
  }

  public Optional<Item> get(Key key) {
    return Optional.ofNullable(items.get(key));
  }

  /** All items in key order. */
  public NavigableMap<Key, Item> items() {
    return Collections.unmodifiableNavigableMap(items);
  }

  /** All entries of an index, in its key order. */
  public NavigableMap<Key, Item> entries(String index) {
    return storedIndex(index).entries();
  }

  public Write put(Key key, Item item) {
    return replace(key, Optional.of(item), false);
  }

  public Write remove(Key key) {
    return replace(key, Optional.empty(), false);
  }

  /** Removes an item because its time has come, which streams tell apart. */
  void expire(Key key) {
    replace(key, Optional.empty(), true);
  }

  private Write replace(Key key, Optional<Item> after, boolean expired) {
    Optional<Item> before = after.isPresent()
        ? Optional.ofNullable(items.put(key, after.get()))
        : Optional.ofNullable(items.remove(key));
    int oldSize = before.map(Item::size).orElse(0);
    int newSize = after.map(Item::size).orElse(0);
    bytes += newSize - oldSize;
    Map<String, Double> indexUnits = new LinkedHashMap<>();
    for (Map.Entry<String, StoredIndex> index : indexes.entrySet()) {
      double units = index.getValue().replace(key, before, after);
      if (units > 0) {
        indexUnits.put(index.getKey(), units);
      }
    }
    log.filter(open -> !open.isClosed()).ifPresent(open -> open.append(before, after, expired));
    return new Write(before, after, Capacity.writeUnits(Math.max(oldSize, newSize)), indexUnits);
  }

  /** Takes a changed definition: new indexes are filled from the items, dropped ones are forgotten. */
  public void redefine(TableDefinition changed) {
    definition = changed;
    indexes.keySet().removeIf(index -> changed.index(index).isEmpty());
    changed.indexes().stream().filter(index -> !indexes.containsKey(index.name())).forEach(this::build);
  }

  /** Removes all items, and from the stream all changes; keys, indexes and settings stay. */
  public void clear() {
    items.clear();
    log.ifPresent(ChangeLog::clear);
    bytes = 0;
    indexes.clear();
    definition.indexes().forEach(this::build);
  }

  private void build(IndexDefinition index) {
    StoredIndex stored = new StoredIndex(index, definition.key());
    items.forEach((key, item) -> stored.replace(key, Optional.empty(), Optional.of(item)));
    indexes.put(index.name(), stored);
  }

  private StoredIndex storedIndex(String index) {
    return Optional.ofNullable(indexes.get(index)).orElseThrow();
  }
}
