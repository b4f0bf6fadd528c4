package dev.keywright.runtime;

import java.util.List;

/**
 * A question about an item collection: items of several entities that share a partition, in key order.
 *
 * <pre>{@code
 * ItemCollection<ShopItem> found = shop.customerWithOrders("c-1").collect();
 * Optional<Customer> customer = found.one(Customer.class);
 * List<Order> orders = found.list(Order.class);
 * }</pre>
 *
 * @param <T> the type that the entities have in common
 */
public interface CollectionQuery<T> extends Query<T> {
  /**
   * A question that is answered by these items, for stubs of repositories in tests.
   *
   * @param items the answer, in order
   */
  static <T> CollectionQuery<T> of(List<? extends T> items) {
    return new ListQuery<>(List.copyOf(items));
  }

  /** All items, sorted out by entity; reads every page. */
  default ItemCollection<T> collect() {
    return ItemCollection.of(list());
  }

  @Override
  CollectionQuery<T> pageSize(int itemsPerRequest);
}
