package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * The stored item has another version than the write expects: somebody has written it since it was read. Read it again,
 * decide again, write again; {@link #item} is the record as it is now.
 *
 * <pre>{@code
 * try {
 *   shop.customer().edit("c-1", seen.version()).name("Ann").save();
 * } catch (VersionConflictException e) {
 *   return showConflict((Customer) e.item().orElseThrow());
 * }
 * }</pre>
 */
public class VersionConflictException extends ConditionFailedException {
  /** The version that was expected. */
  private final long expected;

  /**
   * Makes an exception.
   *
   * @param pattern the access pattern: {@code "Customer.edit"}
   * @param table the table's name
   * @param key the item's primary key as text
   * @param expected the version that the write expected; 0 for an item that has none yet
   * @param item the record that is stored, or null if it is not known
   */
  public VersionConflictException(String pattern, String table, String key, long expected, @Nullable Object item) {
    super(pattern, table, key, "the item's version is not " + expected + ", which was expected", item);
    this.expected = expected;
  }

  /** The version that the write expected. */
  public long expected() {
    return expected;
  }
}
