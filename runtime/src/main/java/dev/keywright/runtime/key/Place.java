package dev.keywright.runtime.key;

import java.util.Optional;
import java.util.function.Function;

/**
 * Where a bound lies among the key values that can be stored: on one of them, between two, or beyond all. Encodings
 * answer it, ranges read their ends off it. That is how bounds round and saturate where equality would refuse.
 *
 * @param floor the greatest storable value that is not above the bound; empty if all are above
 * @param ceiling the least storable value that is not below the bound; empty if all are below
 * @param <V> key text or attribute value
 */
public record Place<V>(Optional<V> floor, Optional<V> ceiling) {

  /** Exactly on a value. */
  public static <V> Place<V> at(V value) {
    Optional<V> both = Optional.of(value);
    return new Place<>(both, both);
  }

  /** Below everything that can be stored, of which the least may be unknown: it is never asked for. */
  public static <V> Place<V> below(V any) {
    return new Place<>(Optional.empty(), Optional.of(any));
  }

  /** Above everything that can be stored. */
  public static <V> Place<V> above(V any) {
    return new Place<>(Optional.of(any), Optional.empty());
  }

  /** Whether the bound is itself a value that can be stored. */
  public boolean exact() {
    return floor.equals(ceiling);
  }

  /** The same place seen from the other end, for encodings that reverse the order. */
  Place<V> reversed(Function<V, V> mirror) {
    return new Place<>(ceiling.map(mirror), floor.map(mirror));
  }

  /** The same place among other representations of the same values. */
  public <W> Place<W> map(Function<V, W> form) {
    return new Place<>(floor.map(form), ceiling.map(form));
  }
}
