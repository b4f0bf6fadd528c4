package dev.keywright.runtime.key;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * The encoding of enums and booleans: a finite set of names, with no order that a range could use.
 *
 * @param <T> the component's type
 */
public final class Constants<T> implements Encoding<T> {
  private final Function<T, String> name;
  private final Map<String, T> byName;

  private Constants(List<T> values, Function<T, String> name) {
    Map<String, T> names = new HashMap<>();
    values.forEach(value -> names.put(name.apply(value), value));
    this.name = name;
    this.byName = Map.copyOf(names);
  }

  /** The constants of an enum, by {@link Enum#name()}. */
  public static <E extends Enum<E>> Constants<E> of(E[] values) {
    return new Constants<>(List.of(values), Enum::name);
  }

  /** {@code true} and {@code false}. */
  public static Constants<Boolean> booleans() {
    return new Constants<>(List.of(true, false), value -> value ? "true" : "false");
  }

  @Override
  public String encode(String component, T value) {
    return name.apply(value);
  }

  @Override
  public T decode(String text) {
    T value = byName.get(text);
    if (value == null) {
      throw new IllegalArgumentException('"' + text + "\" is none of " + byName.keySet());
    }
    return value;
  }

  @Override
  public boolean holds(String text, int from, int to) {
    return byName.containsKey(text.substring(from, to));
  }
}
