package dev.keywright.testkit.validation;

import java.util.Collection;

/** Texts about Query, Scan and what they select. */
public final class ReadFaults {

  private static final String INVALID = "One or more parameter values were invalid: ";

  private ReadFaults() {}

  public static Rejection noKeyCondition() {
    return Rejection.validation(
        "Either the KeyConditions or KeyConditionExpression parameter must be specified in the request.");
  }

  public static Rejection noSuchIndex(String index) {
    return Rejection.validation("The table does not have the specified index: " + index);
  }

  public static Rejection consistentReadOnGlobalIndex() {
    return Rejection.validation("Consistent reads are not supported on global secondary indexes");
  }

  public static Rejection allAttributesOfPartialIndex(String index) {
    return Rejection.validation(INVALID + "Select type ALL_ATTRIBUTES is not supported for global secondary index "
        + index + " because its projection type is not ALL");
  }

  public static Rejection projectedAttributesWithoutIndex() {
    return Rejection.validation("ALL_PROJECTED_ATTRIBUTES can be used only when Querying using an IndexName");
  }

  public static Rejection nothingSelected() {
    return Rejection.validation(
        "Must specify the AttributesToGet or ProjectionExpression when choosing to get SPECIFIC_ATTRIBUTES");
  }

  /** {@code parameter} is the projection, {@code select} the choice that excludes it. */
  public static Rejection projectionWithSelect(String parameter, String select) {
    return Rejection.validation("Cannot specify the " + parameter + " when choosing to get "
        + (select.equals("COUNT") ? "only the Count" : select));
  }

  public static Rejection notProjected(String index, Collection<String> attributes) {
    return Rejection.validation(INVALID + "Global secondary index " + index + " does not project " + attributes);
  }

  public static Rejection segmentWithoutTotal() {
    return Rejection.validation("The TotalSegments parameter is required but was not present in the request when "
        + "Segment parameter is present");
  }

  public static Rejection totalWithoutSegment() {
    return Rejection.validation("The Segment parameter is required but was not present in the request when parameter"
        + " TotalSegments is present");
  }

  public static Rejection segmentTooHigh(long segment, long total) {
    return Rejection.validation("The Segment parameter is zero-based and must be less than parameter TotalSegments: "
        + "Segment: " + segment + " is not less than TotalSegments: " + total);
  }

  public static Rejection startKeyOfOtherSegment() {
    return Rejection.validation(
        "The provided starting key is invalid: Invalid ExclusiveStartKey. Please use ExclusiveStartKey with correct"
            + " Segment. TotalSegments: ");
  }

  public static Rejection tooManyRequested(String operation) {
    return Rejection.validation("Too many items requested for the " + operation + " call");
  }
}
