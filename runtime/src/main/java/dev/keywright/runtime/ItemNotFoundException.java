package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A write needs an item that is not there: an update, a check, a delete on condition, a put of a later version. An item
 * whose time to live is over counts as not there, even while DynamoDB still stores it; {@link #expired} tells it from
 * one that is gone.
 *
 * <pre>{@code
 * try {
 *   shop.session().refresh(token, expiresAt);
 * } catch (ItemNotFoundException e) {
 *   return e.expired() ? Answer.SIGN_IN_AGAIN : Answer.UNKNOWN_SESSION;
 * }
 * }</pre>
 */
public class ItemNotFoundException extends ConditionFailedException {
  /** Whether an expired item is stored. */
  private final boolean expired;

  /**
   * Makes an exception.
   *
   * @param pattern the access pattern: {@code "Order.ship"}
   * @param table the table's name
   * @param key the item's primary key as text
   * @param expired whether there is an item whose time to live is over
   * @param item the expired record, or null
   */
  public ItemNotFoundException(String pattern, String table, String key, boolean expired, @Nullable Object item) {
    super(pattern, table, key, expired ? "the item's time to live is over" : "there is no item with this key", item);
    this.expired = expired;
  }

  /** Whether an item is stored whose time to live is over; false if none is. */
  public boolean expired() {
    return expired;
  }
}
