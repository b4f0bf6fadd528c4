package dev.keywright.testkit.evaluation;

/** The expressions of a request, by the member that holds them. */
public enum ExpressionKind {
  CONDITION("ConditionExpression"),
  FILTER("FilterExpression"),
  KEY_CONDITION("KeyConditionExpression"),
  PROJECTION("ProjectionExpression"),
  UPDATE("UpdateExpression");

  private final String parameter;

  ExpressionKind(String parameter) {
    this.parameter = parameter;
  }

  /** The name of the request's member. */
  public String parameter() {
    return parameter;
  }
}
