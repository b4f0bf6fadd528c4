package dev.keywright.testkit.validation;

import java.util.List;

/** Texts about requests as a whole: their form, their parameters' company, their target. */
public final class RequestFaults {

  private RequestFaults() {}

  public static Rejection malformedJson() {
    return Rejection.of(ErrorCode.SERIALIZATION, "Unexpected token in the body of the request");
  }

  /** A JSON value of the wrong kind; {@code kind} as Jackson names node types. */
  public static Rejection wrongJsonType(String kind, String expected) {
    return Rejection.of(ErrorCode.SERIALIZATION, kind + "_VALUE cannot be converted to " + expected);
  }

  public static Rejection unknownOperation() {
    return Rejection.of(ErrorCode.UNKNOWN_OPERATION, "");
  }

  public static Rejection tableNotFound() {
    return Rejection.of(ErrorCode.RESOURCE_NOT_FOUND, "Requested resource not found");
  }

  /** What the operations on tables themselves say, where reads and writes of items are shorter. */
  public static Rejection tableNotFound(String name) {
    return Rejection.of(ErrorCode.RESOURCE_NOT_FOUND, "Requested resource not found: Table: " + name + " not found");
  }

  public static Rejection missingParameter(String name) {
    return Rejection.validation("The parameter '" + name + "' is required but was not present in the request");
  }

  /** A batch without any request; {@code operation} is the operation's name. */
  public static Rejection emptyBatch(String operation) {
    return Rejection.validation("The requestItems parameter is required for " + operation);
  }

  public static Rejection mixedParameters(List<String> legacy, List<String> expressions) {
    return Rejection.validation("Can not use both expression and non-expression parameters in the same request: "
        + "Non-expression parameters: {" + String.join(", ", legacy) + "} Expression parameters: {"
        + String.join(", ", expressions) + "}");
  }

  /** PutItem and DeleteItem know no new item to return. */
  public static Rejection returnValues() {
    return Rejection.validation("ReturnValues can only be ALL_OLD or NONE");
  }

  /** A write of a batch that asks for nothing, or for two things. */
  public static Rejection notOneRequest() {
    return Rejection.validation(
        "Supplied WriteRequest must contain exactly one of the supported requests: PutRequest, DeleteRequest");
  }

  public static Rejection unsupported(String what) {
    return Rejection.validation(what + " is not supported by this local DynamoDB");
  }

  public static Rejection throttled() {
    return Rejection.of(ErrorCode.THROUGHPUT_EXCEEDED, "The level of configured provisioned throughput for the table"
        + " was exceeded. Consider increasing your provisioning level with the UpdateTable API.");
  }

  public static Rejection internalError() {
    return Rejection.of(ErrorCode.INTERNAL_SERVER_ERROR, "Internal server error");
  }

  /** A fault of this engine itself. */
  public static Rejection fault(Throwable cause) {
    return Rejection.of(ErrorCode.INTERNAL_SERVER_ERROR, "Fault of the local DynamoDB: " + cause);
  }
}
