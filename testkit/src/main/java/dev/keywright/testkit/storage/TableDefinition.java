package dev.keywright.testkit.storage;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A table as declared: its key, the types of all key attributes, its indexes and settings. */
public record TableDefinition(String name, KeySchema key, List<KeyAttribute> attributes,
    List<IndexDefinition> indexes, TableSettings settings) {

  public TableDefinition {
    attributes = List.copyOf(attributes);
    indexes = List.copyOf(indexes);
  }

  public Optional<IndexDefinition> index(String index) {
    return indexes.stream().filter(definition -> definition.name().equals(index)).findFirst();
  }

  public List<IndexDefinition> localIndexes() {
    return indexes.stream().filter(IndexDefinition::local).toList();
  }

  public List<IndexDefinition> globalIndexes() {
    return indexes.stream().filter(index -> !index.local()).toList();
  }

  public TableDefinition with(TableSettings changed) {
    return new TableDefinition(name, key, attributes, indexes, changed);
  }

  public TableDefinition withAttributes(List<KeyAttribute> changed) {
    return new TableDefinition(name, key, changed, indexes, settings);
  }

  /** This table with one index more, or with the index of that name exchanged. */
  public TableDefinition with(IndexDefinition index) {
    List<IndexDefinition> changed = new ArrayList<>();
    boolean known = index(index.name()).isPresent();
    for (IndexDefinition existing : indexes) {
      changed.add(existing.name().equals(index.name()) ? index : existing);
    }
    if (!known) {
      changed.add(index);
    }
    return new TableDefinition(name, key, attributes, changed, settings);
  }

  /** This table without that index; key attributes that nothing else uses are forgotten with it. */
  public TableDefinition withoutIndex(String index) {
    List<IndexDefinition> kept = indexes.stream().filter(existing -> !existing.name().equals(index)).toList();
    List<KeyAttribute> used = attributes.stream()
        .filter(attribute -> key.contains(attribute.name())
            || kept.stream().anyMatch(existing -> existing.key().contains(attribute.name())))
        .toList();
    return new TableDefinition(name, key, used, kept, settings);
  }
}
