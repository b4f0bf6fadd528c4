package dev.keywright.runtime;

/**
 * A write that has not been done yet, as a value: which item, what is to become of it, and on what condition. Made by a
 * repository's {@code operations()}; done alone by the repository's method of the same name, or together with others in
 * a {@link WriteTransaction}. Immutable: it may be done any number of times.
 *
 * <pre>{@code
 * WriteOperation<Order> place = shop.order().operations().place(order);
 * shop.writeTransaction().add(place).add(shop.stock().operations().take("sku-1", 2)).commit();
 * }</pre>
 *
 * <p>Versions and times of creation and change are put in when the operation is made, not when it is done.
 *
 * <p>If an answer of DynamoDB is lost, the SDK sends a write again. A create, and a put or an update of a given
 * version, that finds just what it has written has succeeded. Of others that cannot be told: a count may be added
 * twice, and a delete on condition may not find what it has removed. Where that matters, do it in a {@link
 * WriteTransaction}, whose request DynamoDB recognises.
 *
 * @param <R> what the write answers when it is done alone; in a transaction nothing is answered
 */
public interface WriteOperation<R> {
  /** The access pattern: {@code "Order.place"}. */
  String pattern();
}
