package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * An item cannot be created because there is one with its primary key. An item whose time to live is over does not
 * count, even while DynamoDB still stores it.
 */
public class ItemAlreadyExistsException extends ConditionFailedException {
  /**
   * Makes an exception.
   *
   * @param pattern the access pattern: {@code "Order.place"}
   * @param table the table's name
   * @param key the item's primary key as text
   * @param item the record that is stored, or null if it is not known
   */
  public ItemAlreadyExistsException(String pattern, String table, String key, @Nullable Object item) {
    super(pattern, table, key, "there already is an item with this key", item);
  }
}
