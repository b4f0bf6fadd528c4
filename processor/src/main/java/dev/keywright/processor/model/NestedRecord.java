package dev.keywright.processor.model;

import java.util.List;

/** A record that is stored as a map inside an item. */
public record NestedRecord(TypeRef type, List<ComponentModel> components, Site site) {

  public NestedRecord {
    components = List.copyOf(components);
  }
}
