package dev.keywright.runtime;

import java.util.Collection;

/**
 * Writes that are done all or not at all, by one TransactWriteItems call. Operations of several tables may join, if
 * they are in one account and region. Immutable: each method answers a new one, and nothing is sent before {@link
 * #commit}.
 *
 * <pre>{@code
 * shop.writeTransaction()
 *     .add(shop.order().operations().place(order))
 *     .addAll(lines.stream().map(line -> shop.orderLine().operations().add(line)).toList())
 *     .add(shop.stock().operations().take("sku-1", 2))
 *     .commit();
 * }</pre>
 *
 * <p>DynamoDB takes 100 actions, and one for each item. A write of an entity with a unique component takes more than
 * one: each claim of a value is an item of its own.
 */
public interface WriteTransaction {
  /** This transaction and one more write. */
  WriteTransaction add(WriteOperation<?> operation);

  /** This transaction and more writes, in their order. */
  WriteTransaction addAll(Collection<? extends WriteOperation<?>> operations);

  /**
   * Does all writes or none. What has to be read first is read (the items whose unique values may change,
   * consistently); the request is sent with one token, so that the SDK may send it again without doing it twice. Where
   * another transaction is at the same items, or has changed what was read, it is tried again a few times.
   *
   * <p>A transaction without operations sends nothing.
   *
   * @throws TransactionFailedException if a write was refused: it names the write, and its cause is what that write
   *     would have thrown alone
   * @throws KeywrightException before anything is sent, if there are more than 100 actions or two for one item
   */
  void commit();
}
