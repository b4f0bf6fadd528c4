package dev.keywright.testkit.validation;

import java.util.Optional;

/** Texts about transactions. */
public final class TransactionFaults {

  private TransactionFaults() {}

  public static Rejection notOneAction() {
    return Rejection.validation("TransactItems can only contain one of Check, Put, Update or Delete");
  }

  public static Rejection sameItemTwice() {
    return Rejection.validation("Transaction request cannot include multiple operations on one item");
  }

  public static Rejection otherParameters() {
    return Rejection.of(ErrorCode.IDEMPOTENT_PARAMETER_MISMATCH,
        "The provided client token was used with a different set of parameters");
  }

  /** A single write to an item that a transaction is at. */
  public static Rejection conflict() {
    return Rejection.of(ErrorCode.TRANSACTION_CONFLICT, "Transaction is ongoing for the item");
  }

  public static Rejection tooLarge() {
    return Rejection.validation("Collection size limit exceeded: the items of a transaction cannot exceed 4 MB");
  }

  /** A reason that is given by its code alone, with what the service says to it. */
  public static CancellationReason reason(String code) {
    return switch (code) {
      case "None" -> CancellationReason.NONE;
      case "ConditionalCheckFailed" -> CancellationReason.of(code, "The conditional request failed");
      case "TransactionConflict" -> CancellationReason.of(code, conflict().message());
      case "ThrottlingError", "ProvisionedThroughputExceeded" ->
          CancellationReason.of(code, RequestFaults.throttled().message());
      default -> CancellationReason.of(code, code);
    };
  }

  /** Why an action was refused, for the list of reasons. */
  public static CancellationReason reason(Rejection rejection) {
    String code = switch (rejection.code()) {
      case CONDITIONAL_CHECK_FAILED -> "ConditionalCheckFailed";
      default -> "ValidationError";
    };
    return new CancellationReason(code, Optional.of(rejection.message()), rejection.item());
  }
}
