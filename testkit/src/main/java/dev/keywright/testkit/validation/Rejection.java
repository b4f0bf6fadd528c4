package dev.keywright.testkit.validation;

import dev.keywright.testkit.value.Item;
import java.util.List;
import java.util.Optional;

/** A request that is refused: thrown by any room, turned into an error answer by the protocol. */
public final class Rejection extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final ErrorCode code;
  private final transient Optional<Item> item;
  private final transient List<CancellationReason> reasons;

  private Rejection(ErrorCode code, String message, Optional<Item> item, List<CancellationReason> reasons) {
    super(message, null, false, false);
    this.code = code;
    this.item = item;
    this.reasons = List.copyOf(reasons);
  }

  public static Rejection of(ErrorCode code, String message) {
    return new Rejection(code, message, Optional.empty(), List.of());
  }

  public static Rejection validation(String message) {
    return of(ErrorCode.VALIDATION, message);
  }

  /** A failed condition; {@code item} is what the condition was checked against, if the caller asked for it. */
  public static Rejection conditionFailed(Optional<Item> item) {
    return new Rejection(ErrorCode.CONDITIONAL_CHECK_FAILED, "The conditional request failed", item, List.of());
  }

  /** A cancelled transaction, with one reason for each action, in order. */
  public static Rejection cancelled(List<CancellationReason> reasons) {
    List<String> codes = reasons.stream().map(CancellationReason::code).toList();
    return new Rejection(ErrorCode.TRANSACTION_CANCELED,
        "Transaction cancelled, please refer cancellation reasons for specific reasons [" + String.join(", ", codes)
            + "]", Optional.empty(), reasons);
  }

  public ErrorCode code() {
    return code;
  }

  public String message() {
    return String.valueOf(getMessage());
  }

  public Optional<Item> item() {
    return item;
  }

  public List<CancellationReason> reasons() {
    return reasons;
  }
}
