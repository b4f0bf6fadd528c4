package dev.keywright.testkit.storage;

import java.util.ArrayList;
import java.util.List;

/** The attributes of a key: one or, on a global index, up to four for the partition; none to four to sort by. */
public record KeySchema(List<KeyAttribute> partition, List<KeyAttribute> sort) {

  public KeySchema {
    partition = List.copyOf(partition);
    sort = List.copyOf(sort);
  }

  /** All attributes, partition key first. */
  public List<KeyAttribute> attributes() {
    List<KeyAttribute> all = new ArrayList<>(partition);
    all.addAll(sort);
    return all;
  }

  public List<String> names() {
    return attributes().stream().map(KeyAttribute::name).toList();
  }

  public boolean contains(String name) {
    return names().contains(name);
  }
}
