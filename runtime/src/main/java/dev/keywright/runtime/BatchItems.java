package dev.keywright.runtime;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * What a batch of keys leads to: the items that are there and the keys that lead to none. Every key asked for is in one
 * of both, and a key asked for twice counts once.
 *
 * <pre>{@code
 * BatchItems<OrderKey, Order> orders = shop.order().findMany(keys);
 * for (Order order : orders.found()) { ... }
 * orders.missing().forEach(key -> log.warn("No order {}", key));
 * Optional<Order> first = orders.get(new OrderKey("c-1", "o-1"));
 * }</pre>
 *
 * <p>A key is missing if there is no item with it, if the item's time to live is over, even while DynamoDB still stores
 * it, or if the item is another entity's. Nothing is missing because DynamoDB was busy: then the read fails with a
 * {@link BatchIncompleteException}.
 *
 * @param <K> the entity's key record
 * @param <T> the record
 */
public final class BatchItems<K, T> {
  private final Map<K, T> found;
  private final List<K> missing;

  private BatchItems(Map<K, T> found, List<K> missing) {
    this.found = found;
    this.missing = missing;
  }

  /**
   * Makes an answer, for stubs of repositories in tests.
   *
   * @param found the items by key; their order is the order of {@link #found()}
   * @param missing the keys without items, in order
   * @throws IllegalArgumentException if a key is both found and missing
   */
  public static <K, T> BatchItems<K, T> of(Map<? extends K, ? extends T> found, Collection<? extends K> missing) {
    Map<K, T> items = new LinkedHashMap<>();
    found.forEach((key, item) ->
        items.put(Objects.requireNonNull(key, "a key"), Objects.requireNonNull(item, "an item")));
    List<K> keys = List.copyOf(new LinkedHashSet<>(missing));
    for (K key : keys) {
      if (items.containsKey(key)) {
        throw new IllegalArgumentException(key + " cannot be found and missing");
      }
    }
    return new BatchItems<>(items, keys);
  }

  /** The items that are there, in the order in which their keys were asked for; cannot be changed. */
  public List<T> found() {
    return Collections.unmodifiableList(new ArrayList<>(found.values()));
  }

  /** The keys that lead to no item, in the order in which they were asked for; cannot be changed. */
  public List<K> missing() {
    return missing;
  }

  /**
   * The item of one key.
   *
   * @param key one of those asked for
   * @return the item; empty if the key is missing, or was not asked for
   */
  public Optional<T> get(K key) {
    return Optional.ofNullable(found.get(key));
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof BatchItems<?, ?> items && found.equals(items.found) && missing.equals(items.missing);
  }

  @Override
  public int hashCode() {
    return 31 * found.hashCode() + missing.hashCode();
  }

  @Override
  public String toString() {
    return "BatchItems[found=" + found + ", missing=" + missing + ']';
  }
}
