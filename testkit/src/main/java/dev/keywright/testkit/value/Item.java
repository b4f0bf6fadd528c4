package dev.keywright.testkit.value;

import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/** An immutable item: its attributes by name, and its size. */
public final class Item {

  public static final Item EMPTY = new Item(Map.of());

  private final Map<String, Value> attributes;
  private final int size;

  public Item(Map<String, Value> attributes) {
    this.attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
    this.size = ValueSize.ofAttributes(this.attributes);
  }

  public Map<String, Value> attributes() {
    return attributes;
  }

  public Optional<Value> attribute(String name) {
    return Optional.ofNullable(attributes.get(name));
  }

  public boolean has(String name) {
    return attributes.containsKey(name);
  }

  /** The size in bytes that counts against the limit of 400 KB and towards capacity. */
  public int size() {
    return size;
  }

  /** The item that keeps only the attributes of these names. */
  public Item only(Collection<String> names) {
    Map<String, Value> kept = new LinkedHashMap<>();
    for (String name : names) {
      attribute(name).ifPresent(value -> kept.put(name, value));
    }
    return new Item(kept);
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof Item item && attributes.equals(item.attributes);
  }

  @Override
  public int hashCode() {
    return attributes.hashCode();
  }

  @Override
  public String toString() {
    return attributes.toString();
  }
}
