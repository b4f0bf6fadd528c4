package dev.keywright.runtime;

import java.util.Optional;
import org.jspecify.annotations.Nullable;

/**
 * A write was refused because of what is stored: nothing was changed. The stored item comes with it, as a record.
 *
 * <p>Which part of the condition failed is told by the class, the first in this order: {@link
 * ItemAlreadyExistsException} or {@link ItemNotFoundException}, {@link VersionConflictException}, {@link
 * StaleValueException}, and this class itself for the condition that the access pattern declares. {@link
 * UniqueConstraintException} is about another item.
 *
 * <pre>{@code
 * try {
 *   shop.order().place(order);
 * } catch (ItemAlreadyExistsException e) {
 *   Order stored = (Order) e.item().orElseThrow();
 * }
 * }</pre>
 */
public class ConditionFailedException extends KeywrightException {
  private final String pattern;
  private final String table;
  private final String key;

  /** The stored record; it need not be serializable. */
  private final transient @Nullable Object item;

  /**
   * Makes an exception.
   *
   * @param pattern the access pattern: {@code "Order.place"}
   * @param table the table's name
   * @param key the item's primary key as text: {@code "PK=CUSTOMER#1, SK=ORDER#7"}
   * @param reason why it was refused, as a sentence without its full stop
   * @param item the record that is stored, or null if there is none or it is not known
   */
  public ConditionFailedException(String pattern, String table, String key, String reason, @Nullable Object item) {
    super(pattern + " on table " + table + " (" + key + "): " + reason + ".");
    this.pattern = pattern;
    this.table = table;
    this.key = key;
    this.item = item;
  }

  /** The access pattern that was refused. */
  public String pattern() {
    return pattern;
  }

  /** The table's name. */
  public String table() {
    return table;
  }

  /** The item's primary key as text. */
  public String key() {
    return key;
  }

  /** The item that is stored under the key, as its record; empty if there is none, or if it cannot be read. */
  public Optional<Object> item() {
    return Optional.ofNullable(item);
  }
}
