package dev.keywright.testkit.validation;

/** The errors of the protocol: the qualified name that travels in {@code __type}, and the HTTP status. */
public enum ErrorCode {
  VALIDATION("com.amazon.coral.validate#ValidationException", 400),
  SERIALIZATION("com.amazon.coral.service#SerializationException", 400),
  UNKNOWN_OPERATION("com.amazon.coral.service#UnknownOperationException", 400),
  ACCESS_DENIED("com.amazon.coral.service#AccessDeniedException", 400),
  RESOURCE_NOT_FOUND("com.amazonaws.dynamodb.v20120810#ResourceNotFoundException", 400),
  RESOURCE_IN_USE("com.amazonaws.dynamodb.v20120810#ResourceInUseException", 400),
  LIMIT_EXCEEDED("com.amazonaws.dynamodb.v20120810#LimitExceededException", 400),
  CONDITIONAL_CHECK_FAILED("com.amazonaws.dynamodb.v20120810#ConditionalCheckFailedException", 400),
  TRANSACTION_CANCELED("com.amazonaws.dynamodb.v20120810#TransactionCanceledException", 400),
  TRANSACTION_CONFLICT("com.amazonaws.dynamodb.v20120810#TransactionConflictException", 400),
  IDEMPOTENT_PARAMETER_MISMATCH("com.amazonaws.dynamodb.v20120810#IdempotentParameterMismatchException", 400),
  THROUGHPUT_EXCEEDED("com.amazonaws.dynamodb.v20120810#ProvisionedThroughputExceededException", 400),
  TRIMMED_DATA_ACCESS("com.amazonaws.dynamodb.v20120810#TrimmedDataAccessException", 400),
  EXPIRED_ITERATOR("com.amazonaws.dynamodb.v20120810#ExpiredIteratorException", 400),
  INTERNAL_SERVER_ERROR("com.amazonaws.dynamodb.v20120810#InternalServerError", 500);

  private final String type;
  private final int status;

  ErrorCode(String type, int status) {
    this.type = type;
    this.status = status;
  }

  /** The qualified name, for {@code __type}. */
  public String type() {
    return type;
  }

  public int status() {
    return status;
  }
}
