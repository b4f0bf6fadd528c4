package dev.keywright.testkit.validation;

import dev.keywright.testkit.value.ValueType;

/** Texts about the parameters that expressions have replaced: Expected, AttributeUpdates, filters as maps. */
public final class LegacyFaults {

  private static final String INVALID = "One or more parameter values were invalid: ";

  private LegacyFaults() {}

  public static Rejection valueRequired(String exists, String attribute) {
    return Rejection.validation(INVALID + "Value must be provided when Exists is " + exists + " for Attribute: "
        + attribute);
  }

  public static Rejection valueOfAbsent(String attribute) {
    return Rejection.validation(INVALID + "Value cannot be used when Exists is false for Attribute: " + attribute);
  }

  /** {@code one} and {@code two} are members of an expectation. */
  public static Rejection notTogether(String one, String two, String attribute) {
    return Rejection.validation(INVALID + one + " and " + two + " cannot be used together for Attribute: "
        + attribute);
  }

  public static Rejection listWithoutOperator(String attribute) {
    return Rejection.validation(INVALID + "AttributeValueList can only be used with a ComparisonOperator for"
        + " Attribute: " + attribute);
  }

  public static Rejection argumentCount(String operator) {
    return Rejection.validation(INVALID + "Invalid number of argument(s) for the " + operator
        + " ComparisonOperator");
  }

  public static Rejection argumentType(String operator, ValueType type) {
    return Rejection.validation(INVALID + "ComparisonOperator " + operator + " is not valid for " + type
        + " AttributeValue type");
  }

  public static Rejection mixedArguments() {
    return Rejection.validation(INVALID + "AttributeValues inside AttributeValueList must be of same type");
  }

  public static Rejection crossedBounds() {
    return Rejection.validation("The BETWEEN condition was provided a range where the lower bound is greater than the"
        + " upper bound");
  }

  public static Rejection operatorWithoutConditions() {
    return Rejection.validation("ConditionalOperator cannot be used without Filter or Expected");
  }

  public static Rejection operatorWithOneCondition() {
    return Rejection.validation(
        "ConditionalOperator can only be used when Filter or Expected has two or more elements");
  }

  public static Rejection keyOperator() {
    return Rejection.validation("Attempted conditional constraint is not an indexable operation");
  }

  public static Rejection valueMissing() {
    return Rejection.validation(INVALID + "Only DELETE action is allowed when no attribute value is specified");
  }

  public static Rejection actionType(String action, ValueType type) {
    return Rejection.validation(INVALID + (action.equals("DELETE") ? "DELETE action with value" : action + " action")
        + " is not supported for the type " + type);
  }

  public static Rejection typeMismatch() {
    return Rejection.validation("Type mismatch for attribute to update");
  }
}
