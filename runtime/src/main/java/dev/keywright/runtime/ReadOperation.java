package dev.keywright.runtime;

/**
 * A read of one item by its primary key that has not been done yet, as a value, to be done together with others in a
 * {@link ReadTransaction}. Made by a repository's {@code operations()}. Immutable.
 *
 * @param <T> the record
 */
public interface ReadOperation<T> {
  /** The access pattern: {@code "Order.find"}. */
  String pattern();
}
