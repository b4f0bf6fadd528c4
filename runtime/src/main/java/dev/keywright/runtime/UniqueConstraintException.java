package dev.keywright.runtime;

/**
 * The value of a component marked {@code @Unique} belongs to another item. Of several writes that claim one value at
 * the same time exactly one succeeds and the others end here; nothing of them is stored.
 *
 * <pre>{@code
 * try {
 *   shop.customer().register(customer);
 * } catch (UniqueConstraintException e) {
 *   form.reject(e.component(), "is in use");
 * }
 * }</pre>
 */
public class UniqueConstraintException extends ConditionFailedException {
  /** The component's name. */
  private final String component;

  /**
   * Makes an exception.
   *
   * @param pattern the access pattern: {@code "Customer.register"}
   * @param table the table's name
   * @param key the primary key, as text, of the item that was to be written
   * @param component the component whose value is taken
   */
  public UniqueConstraintException(String pattern, String table, String key, String component) {
    super(pattern, table, key, "the value of " + component + " belongs to another item", null);
    this.component = component;
  }

  /** The component whose value belongs to another item. */
  public String component() {
    return component;
  }
}
