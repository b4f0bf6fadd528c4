package dev.keywright.runtime;

/**
 * Reads of up to 100 items as they are at one moment, by one TransactGetItems call. Operations of several tables may
 * join, if they are in one account and region. Immutable: nothing is sent before {@link #read}.
 *
 * <pre>{@code
 * ReadOperation<Customer> customer = shop.customer().operations().find("c-1");
 * ReadOperation<Order> order = shop.order().operations().find("c-1", "o-1");
 * TransactionItems items = shop.readTransaction().add(customer).add(order).read();
 * Optional<Order> found = items.get(order);
 * }</pre>
 */
public interface ReadTransaction {
  /** This transaction and one more read; the same read twice is one. */
  ReadTransaction add(ReadOperation<?> operation);

  /**
   * Reads all items. Where a write is at one of them it is tried again a few times; then the SDK's exception passes
   * through.
   *
   * @throws ItemReadException if an item is no entity of its table, or cannot become its record
   * @throws KeywrightException before anything is sent, if there are more than 100 items
   */
  TransactionItems read();
}
