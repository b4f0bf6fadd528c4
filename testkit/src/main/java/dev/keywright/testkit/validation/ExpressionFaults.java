package dev.keywright.testkit.validation;

import java.util.Collection;
import java.util.List;

/** Texts about expressions. {@code parameter} is the request's member that holds one: "FilterExpression". */
public final class ExpressionFaults {

  private ExpressionFaults() {}

  private static Rejection invalid(String parameter, String problem) {
    return Rejection.validation("Invalid " + parameter + ": " + problem);
  }

  public static Rejection empty(String parameter) {
    return invalid(parameter, "The expression can not be empty;");
  }

  public static Rejection tooLong(String parameter, int size) {
    return invalid(parameter, "Expression size has exceeded the maximum allowed size; expression size: " + size);
  }

  public static Rejection syntax(String parameter, String token, String near) {
    return invalid(parameter, "Syntax error; token: \"" + token + "\", near: \"" + near + "\"");
  }

  public static Rejection reservedWord(String parameter, String word) {
    return invalid(parameter, "Attribute name is a reserved keyword; reserved keyword: " + word);
  }

  public static Rejection redundantParentheses(String parameter) {
    return invalid(parameter, "The expression has redundant parentheses;");
  }

  public static Rejection undefinedName(String parameter, String name) {
    return invalid(parameter, "An expression attribute name used in the document path is not defined; attribute name: "
        + name);
  }

  public static Rejection undefinedValue(String parameter, String name) {
    return invalid(parameter, "An expression attribute value used in expression is not defined; attribute value: "
        + name);
  }

  public static Rejection unknownFunction(String parameter, String function) {
    return invalid(parameter, "Invalid function name; function: " + function);
  }

  /** {@code kind} is "a condition expression" or "an update expression". */
  public static Rejection functionNotInUpdate(String parameter, String function) {
    return invalid(parameter, "The function is not allowed in an update expression; function: " + function);
  }

  public static Rejection functionNotInCondition(String parameter, String function) {
    return invalid(parameter, "The function is not allowed in a condition expression; function: " + function);
  }

  public static Rejection functionMisplaced(String parameter, String function) {
    return invalid(parameter, "The function is not allowed to be used this way in an expression; function: "
        + function);
  }

  public static Rejection operandCount(String parameter, String function, int count) {
    return invalid(parameter, "Incorrect number of operands for operator or function; operator or function: "
        + function + ", number of operands: " + count);
  }

  public static Rejection operandType(String parameter, String operator, String type) {
    return invalid(parameter, "Incorrect operand type for operator or function; operator or function: " + operator
        + ", operand type: " + type);
  }

  /** What ADD and DELETE say about a value of a type they cannot take. */
  public static Rejection actionOperandType(String parameter, String action, String type) {
    return invalid(parameter, "Incorrect operand type for operator or function; operator: " + action
        + ", operand type: " + type + ", typeSet: ALLOWED_FOR_" + action + "_OPERAND");
  }

  public static Rejection pathRequired(String parameter, String function) {
    return invalid(parameter, "Operator or function requires a document path; operator or function: " + function);
  }

  public static Rejection sameOperand(String parameter, String operator, String operand) {
    return invalid(parameter, "The first operand must be distinct from the remaining operands for this operator or"
        + " function; operator: " + operator + ", first operand: " + operand);
  }

  public static Rejection unknownType(String parameter, String type) {
    return invalid(parameter, "Invalid attribute type name found; type: " + type
        + ", valid types: {B,NULL,SS,BOOL,L,BS,N,NS,S,M}");
  }

  public static Rejection crossedBounds(String parameter, String low, String high) {
    return invalid(parameter, "The BETWEEN operator requires upper bound to be greater than or equal to lower bound;"
        + " lower bound operand: AttributeValue: " + low + ", upper bound operand: AttributeValue: " + high);
  }

  public static Rejection mixedBounds(String parameter, String low, String high) {
    return invalid(parameter, "The BETWEEN operator requires same data type for lower and upper bounds; lower bound"
        + " operand: AttributeValue: " + low + ", upper bound operand: AttributeValue: " + high);
  }

  public static Rejection repeatedClause(String parameter, String clause) {
    return invalid(parameter, "The \"" + clause + "\" section can only be used once in an update expression;");
  }

  public static Rejection overlappingPaths(String parameter, String one, String two) {
    return invalid(parameter, "Two document paths overlap with each other; must remove or rewrite one of these paths;"
        + " path one: " + one + ", path two: " + two);
  }

  public static Rejection conflictingPaths(String parameter, String one, String two) {
    return invalid(parameter, "Two document paths conflict with each other; must remove or rewrite one of these"
        + " paths; path one: " + one + ", path two: " + two);
  }

  public static Rejection keyConditionOperator(String operator) {
    return Rejection.validation("Invalid operator used in KeyConditionExpression: " + operator);
  }

  public static Rejection keyConditionNested() {
    return Rejection.validation(
        "KeyConditionExpressions cannot have conditions on nested attributes");
  }

  public static Rejection keyConditionPerKey() {
    return Rejection.validation("KeyConditionExpressions must only contain one condition per key");
  }

  public static Rejection keyConditionWithoutPath() {
    return invalid("KeyConditionExpression", "KeyConditionExpressions must compare a key attribute to a value");
  }

  public static Rejection keyNotInCondition(String attribute) {
    return Rejection.validation("Query condition missed key schema element: " + attribute);
  }

  public static Rejection keyConditionNotSupported() {
    return Rejection.validation("Query key condition not supported");
  }

  public static Rejection keyConditionType() {
    return Rejection.validation(
        "One or more parameter values were invalid: Condition parameter type does not match schema type");
  }

  public static Rejection emptyKeyValue(String attribute, String kind) {
    return Rejection.validation("One or more parameter values are not valid. The AttributeValue for a key attribute"
        + " cannot contain an empty " + kind + " value. Key: " + attribute);
  }

  public static Rejection keyInFilter(Collection<String> attributes) {
    return Rejection.validation("Filter Expression can only contain non-primary key attributes: Primary key"
        + " attribute: " + String.join(", ", attributes));
  }

  public static Rejection unusedNames(Collection<String> names) {
    return unused("ExpressionAttributeNames", names);
  }

  public static Rejection unusedValues(Collection<String> names) {
    return unused("ExpressionAttributeValues", names);
  }

  private static Rejection unused(String parameter, Collection<String> names) {
    return Rejection.validation("Value provided in " + parameter + " unused in expressions: keys: {"
        + String.join(", ", names) + "}");
  }

  public static Rejection namesWithoutExpression() {
    return Rejection.validation("ExpressionAttributeNames can only be specified when using expressions");
  }

  /** {@code expressions} are the members that could have used the values. */
  public static Rejection valuesWithoutExpression(List<String> expressions) {
    return Rejection.validation("ExpressionAttributeValues can only be specified when using expressions: "
        + String.join(" and ", expressions) + (expressions.size() == 1 ? " is null" : " are null"));
  }

  public static Rejection emptyPlaceholders(String parameter) {
    return Rejection.validation(parameter + " must not be empty");
  }

  public static Rejection invalidPlaceholder(String parameter, String key) {
    return Rejection.validation(parameter + " contains invalid key: Syntax error; key: \"" + key + "\"");
  }

  public static Rejection invalidValue(String key, Rejection cause) {
    return Rejection.validation("ExpressionAttributeValues contains invalid value: " + cause.message() + " for key "
        + key);
  }

  public static Rejection missingOperand() {
    return Rejection.validation("The provided expression refers to an attribute that does not exist in the item");
  }

  public static Rejection operandTypeInItem() {
    return Rejection.validation("An operand in the update expression has an incorrect data type");
  }

  public static Rejection pathInvalidForUpdate() {
    return Rejection.validation("The document path provided in the update expression is invalid for update");
  }
}
