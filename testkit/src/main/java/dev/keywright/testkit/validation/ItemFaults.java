package dev.keywright.testkit.validation;

import dev.keywright.testkit.value.ValueType;

/** Texts about items and their keys. */
public final class ItemFaults {

  private static final String INVALID = "One or more parameter values were invalid: ";

  private ItemFaults() {}

  public static Rejection keyDoesNotMatchSchema() {
    return Rejection.validation("The provided key element does not match the schema");
  }

  public static Rejection missingKey(String attribute) {
    return Rejection.validation(INVALID + "Missing the key " + attribute + " in the item");
  }

  public static Rejection keyTypeMismatch(String attribute, ValueType expected, ValueType actual) {
    return Rejection.validation(INVALID + "Type mismatch for key " + attribute + " expected: " + expected
        + " actual: " + actual);
  }

  public static Rejection indexKeyTypeMismatch(String attribute, String index, ValueType expected,
      ValueType actual) {
    return Rejection.validation(INVALID + "Type mismatch for Index Key " + attribute + " Expected: " + expected
        + " Actual: " + actual + " IndexName: " + index);
  }

  /** {@code kind} is "string" or "binary". */
  public static Rejection emptyKey(String attribute, ValueType type) {
    return Rejection.validation(INVALID + "The AttributeValue for a key attribute cannot contain an empty "
        + (type == ValueType.B ? "binary" : "string") + " value. Key: " + attribute);
  }

  /** What UpdateItem says when the value of an index key was computed from the item. */
  public static Rejection indexKeyUpdatedToOtherType() {
    return Rejection.validation(
        "The update expression attempted to update the secondary index key to unsupported type");
  }

  public static Rejection emptyIndexKey(String attribute, String index, ValueType type) {
    return Rejection.validation(INVALID + "Type mismatch for Index Key " + attribute
        + ": The AttributeValue for a key attribute cannot contain an empty "
        + (type == ValueType.B ? "binary" : "string") + " value. IndexName: " + index + ", IndexKey: " + attribute);
  }

  public static Rejection partitionKeyTooLong() {
    return Rejection.validation(INVALID + "Size of hashkey has exceeded the maximum size limit of2048 bytes");
  }

  public static Rejection sortKeyTooLong() {
    return Rejection.validation(INVALID
        + "Aggregated size of all range keys has exceeded the size limit of 1024 bytes");
  }

  public static Rejection tooLarge() {
    return Rejection.validation("Item size has exceeded the maximum allowed size");
  }

  /** What UpdateItem says when the item it makes is too large. */
  public static Rejection grownTooLarge() {
    return Rejection.validation("Item size to update has exceeded the maximum allowed size");
  }

  public static Rejection keyUpdated(String attribute) {
    return Rejection.validation(INVALID + "Cannot update attribute " + attribute
        + ". This attribute is part of the key");
  }

  public static Rejection duplicateKeys() {
    return Rejection.validation("Provided list of item keys contains duplicates");
  }

  public static Rejection invalidStartKey() {
    return Rejection.validation("The provided starting key is invalid");
  }

  public static Rejection startKeyDoesNotMatchSchema() {
    return Rejection.validation("The provided starting key is invalid: The provided key element does not match the"
        + " schema");
  }

  public static Rejection startKeyOutsideRange() {
    return Rejection.validation("The provided starting key is outside query boundaries based on provided conditions");
  }
}
