package dev.keywright.runtime;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * The items of an item collection, to be taken by entity: a customer with its orders, read by one Query.
 *
 * <pre>{@code
 * ItemCollection<ShopItem> found = shop.customerWithOrders("c-1").collect();
 * Customer customer = found.one(Customer.class).orElseThrow();
 * List<Order> newestFirst = found.list(Order.class);
 * }</pre>
 *
 * @param <T> the type that the entities have in common
 */
public final class ItemCollection<T> {
  private final List<T> items;

  private ItemCollection(List<T> items) {
    this.items = items;
  }

  /**
   * Makes a collection, for stubs of repositories in tests.
   *
   * @param items the items, in order
   */
  public static <T> ItemCollection<T> of(List<? extends T> items) {
    return new ItemCollection<>(List.copyOf(items));
  }

  /** All items in key order; cannot be changed. */
  public List<T> items() {
    return items;
  }

  /**
   * The only item of an entity, if there is one.
   *
   * @param entity the record's class
   * @throws KeywrightException if there are several: then {@link #list} is what to ask
   */
  public <C extends T> Optional<C> one(Class<C> entity) {
    List<C> found = list(entity);
    if (found.size() > 1) {
      throw new KeywrightException("one(" + entity.getSimpleName() + ".class) met " + found.size()
          + " items of that entity in the collection; list(" + entity.getSimpleName() + ".class) gives them all.");
    }
    return found.stream().findFirst();
  }

  /**
   * The items of an entity, in key order.
   *
   * @param entity the record's class
   */
  public <C extends T> List<C> list(Class<C> entity) {
    List<C> found = new ArrayList<>();
    for (T item : items) {
      if (entity.isInstance(item)) {
        found.add(entity.cast(item));
      }
    }
    return Collections.unmodifiableList(found);
  }

  /** Whether nothing was found. */
  public boolean isEmpty() {
    return items.isEmpty();
  }

  @Override
  public boolean equals(@Nullable Object other) {
    return other instanceof ItemCollection<?> collection && items.equals(collection.items);
  }

  @Override
  public int hashCode() {
    return items.hashCode();
  }

  @Override
  public String toString() {
    return "ItemCollection" + items;
  }
}
