package dev.keywright.testkit.validation;

import dev.keywright.testkit.value.ValueType;
import java.util.Collection;

/** Texts about attribute values that are malformed or outside DynamoDB's limits. */
public final class ValueFaults {

  private static final String INVALID = "One or more parameter values were invalid: ";

  private ValueFaults() {}

  public static Rejection emptyValue() {
    return Rejection.validation(
        "Supplied AttributeValue is empty, must contain exactly one of the supported datatypes");
  }

  public static Rejection severalTypes() {
    return Rejection.validation("Supplied AttributeValue has more than one datatypes set, "
        + "must contain exactly one of the supported datatypes");
  }

  public static Rejection falseNull() {
    return Rejection.validation(INVALID + "Null attribute value types must have the value of true");
  }

  public static Rejection emptySet(ValueType type) {
    return Rejection.validation(INVALID + switch (type) {
      case SS -> "An string set  may not be empty";
      case NS -> "An number set  may not be empty";
      default -> "Binary sets should not be empty";
    });
  }

  public static Rejection duplicates(Collection<?> elements) {
    return Rejection.validation(INVALID + "Input collection " + elements + " contains duplicates.");
  }

  public static Rejection notANumber(String text) {
    return Rejection.validation(text.isBlank()
        ? "The parameter cannot be converted to a numeric value"
        : "The parameter cannot be converted to a numeric value: " + text);
  }

  public static Rejection tooManyDigits() {
    return Rejection.validation("Attempting to store more than 38 significant digits in a Number");
  }

  public static Rejection numberOverflow() {
    return Rejection.validation(
        "Number overflow. Attempting to store a number with magnitude larger than supported range");
  }

  public static Rejection numberUnderflow() {
    return Rejection.validation(
        "Number underflow. Attempting to store a number with magnitude smaller than supported range");
  }

  public static Rejection nestedTooDeep() {
    return Rejection.validation("Nesting Levels have exceeded supported limits: Attributes in the item have nested"
        + " levels beyond supported limit");
  }

  public static Rejection badBase64() {
    return Rejection.of(ErrorCode.SERIALIZATION, "Invalid Base64 encoding");
  }

  public static Rejection emptyAttributeName() {
    return Rejection.validation(INVALID + "Empty attribute name");
  }
}
