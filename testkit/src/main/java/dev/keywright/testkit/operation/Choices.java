package dev.keywright.testkit.operation;

import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.validation.Constraints;
import java.util.List;

/** The members that several operations share and that take one of a few words, in the order DynamoDB lists them. */
final class Choices {

  private static final List<String> CAPACITY = List.of("INDEXES", "TOTAL", "NONE");
  private static final List<String> METRICS = List.of("SIZE", "NONE");
  private static final List<String> RETURNED =
      List.of("ALL_NEW", "UPDATED_OLD", "ALL_OLD", "NONE", "UPDATED_NEW");
  private static final List<String> RETURNED_ON_FAILURE = List.of("ALL_OLD", "NONE");
  private static final List<String> OPERATORS = List.of("AND", "OR");
  private static final List<String> SELECTED =
      List.of("SPECIFIC_ATTRIBUTES", "COUNT", "ALL_ATTRIBUTES", "ALL_PROJECTED_ATTRIBUTES");

  private Choices() {}

  static Constraints capacity(Constraints constraints, Request request) {
    return constraints.oneOf("returnConsumedCapacity", request.text("ReturnConsumedCapacity"), CAPACITY);
  }

  static Constraints metrics(Constraints constraints, Request request) {
    return constraints.oneOf("returnItemCollectionMetrics", request.text("ReturnItemCollectionMetrics"), METRICS);
  }

  static Constraints selected(Constraints constraints, Request request) {
    return constraints.oneOf("select", request.text("Select"), SELECTED);
  }

  static Constraints operator(Constraints constraints, Request request) {
    return constraints.oneOf("conditionalOperator", request.text("ConditionalOperator"), OPERATORS);
  }

  /** What PutItem, UpdateItem and DeleteItem have in common. */
  static Constraints ofWrite(Request request, String content) {
    Constraints constraints = new Constraints();
    capacity(constraints, request);
    metrics(constraints, request);
    constraints.oneOf("returnValues", request.text("ReturnValues"), RETURNED);
    constraints.oneOf("returnValuesOnConditionCheckFailure", request.text("ReturnValuesOnConditionCheckFailure"),
        RETURNED_ON_FAILURE);
    operator(constraints, request);
    constraints.name("tableName", TableNames.in(request));
    String member = Character.toUpperCase(content.charAt(0)) + content.substring(1);
    return constraints.required(content, request.has(member));
  }
}
