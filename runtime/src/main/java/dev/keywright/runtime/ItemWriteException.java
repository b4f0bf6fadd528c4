package dev.keywright.runtime;

import org.jspecify.annotations.Nullable;

/**
 * A record cannot be stored: a component that must be there is null, or holds what DynamoDB has no form for (NaN, an
 * infinity, a number of more than 38 digits, an instant finer than its format). Thrown before anything is sent.
 */
public class ItemWriteException extends KeywrightException {
  /** The entity's type tag. */
  private final String entity;

  /** The attribute's path. */
  private final String attribute;

  /**
   * Makes an exception about one attribute of one record.
   *
   * @param place the pattern and table: {@code "Order.place on table shop"}
   * @param entity the entity's type tag
   * @param attribute the path of the attribute: {@code "lines[2].price"}
   * @param reason what is wrong, to be read after the attribute: {@code "is null"}
   * @param cause what the writing met, if anything
   */
  public ItemWriteException(String place, String entity, String attribute, String reason, @Nullable Throwable cause) {
    super(place + ": this " + entity + " cannot be stored: " + attribute + " " + reason + ".", cause);
    this.entity = entity;
    this.attribute = attribute;
  }

  /** The type tag of the entity that was to be stored. */
  public String entity() {
    return entity;
  }

  /** The path of the attribute in the item, by stored names. */
  public String attribute() {
    return attribute;
  }
}
