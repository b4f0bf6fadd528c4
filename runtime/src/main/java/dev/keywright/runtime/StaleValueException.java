package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A value that the caller gave as the current one is not, or no longer, what is stored. The write was refused because
 * keys of indexes would have been made of it. {@link #item} is the record as it is now.
 */
public class StaleValueException extends ConditionFailedException {
  /** The component's name. */
  private final String component;

  /**
   * Makes an exception.
   *
   * @param pattern the access pattern: {@code "Order.move"}
   * @param table the table's name
   * @param key the item's primary key as text
   * @param component the component whose stored value is another
   * @param item the record that is stored, or null if it is not known
   */
  public StaleValueException(String pattern, String table, String key, String component, @Nullable Object item) {
    super(pattern, table, key, "the item's " + component + " is not what was given as its current value", item);
    this.component = component;
  }

  /** The component whose stored value is another than was given. */
  public String component() {
    return component;
  }
}
