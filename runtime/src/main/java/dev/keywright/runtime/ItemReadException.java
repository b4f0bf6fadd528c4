package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A stored item cannot become its record: an attribute that the record needs is missing, has another stored type, or
 * holds a value that the component's type does not have. Nothing is ever read as 0, null or false instead.
 *
 * <p>Such items were written by something else, or before a component was added. Make the component {@code Optional} if
 * old items lack it, or rewrite the items.
 */
public class ItemReadException extends KeywrightException {
  /** The entity's type tag. */
  private final String entity;

  /** The item's primary key as text. */
  private final String key;

  /** The attribute's path. */
  private final String attribute;

  /**
   * Makes an exception about one attribute of one item.
   *
   * @param place the pattern and table: {@code "Order.find on table shop"}
   * @param entity the entity's type tag
   * @param key the item's primary key, as text
   * @param attribute the path of the attribute: {@code "lines[2].sku"}
   * @param reason what is wrong, to be read after the attribute: {@code "is missing"}
   * @param cause what the reading met, if anything
   */
  public ItemReadException(String place, String entity, String key, String attribute, String reason,
      @Nullable Throwable cause) {
    super(place + ": the stored " + entity + " (" + key + ") cannot be read: " + attribute + " " + reason + ".",
        cause);
    this.entity = entity;
    this.key = key;
    this.attribute = attribute;
  }

  /** The type tag of the entity that the item should have become. */
  public String entity() {
    return entity;
  }

  /** The item's primary key as text. */
  public String key() {
    return key;
  }

  /** The path of the attribute in the item, by stored names. */
  public String attribute() {
    return attribute;
  }
}
