package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.Item;
import java.util.LinkedHashSet;
import java.util.Set;

/** A secondary index as declared. */
public record IndexDefinition(String name, boolean local, KeySchema key, Projection projection,
    Throughput throughput) {

  /** The part of {@code item} this index holds; {@code tableKey} is always in it. */
  public Item project(Item item, KeySchema tableKey) {
    if (projection.kind() == Projection.Kind.ALL) {
      return item;
    }
    return item.only(projectedNames(tableKey));
  }

  /** The names this index holds, for a projection that is not ALL. */
  public Set<String> projectedNames(KeySchema tableKey) {
    Set<String> names = new LinkedHashSet<>(tableKey.names());
    names.addAll(key.names());
    if (projection.kind() == Projection.Kind.INCLUDE) {
      names.addAll(projection.nonKeyAttributes());
    }
    return names;
  }

  public IndexDefinition withThroughput(Throughput changed) {
    return new IndexDefinition(name, local, key, projection, changed);
  }
}
