package dev.keywright.runtime.access;

import dev.keywright.runtime.ConditionFailedException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.CancellationReason;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * Why a transaction was cancelled: DynamoDB gives a reason for each action, in the order of the request.
 *
 * @param actions what was sent
 * @param exception what came back
 */
record Cancellation(List<TransactionAction> actions, TransactionCanceledException exception) {
  private static final String CONDITION = "ConditionalCheckFailed";
  private static final String NONE = "None";

  /** The reasons that pass by themselves. */
  private static final Set<String> PASSING =
      Set.of("TransactionConflict", "ProvisionedThroughputExceeded", "ThrottlingError");

  /** An action that was refused for good, and what to tell of it. */
  record Refused(TransactionAction action, RuntimeException cause) {}

  /**
   * The action that makes it useless to try again; empty if there is none. The first failed condition decides: if it
   * says that what was read before has changed, then those after it may have failed only because of that.
   */
  Optional<Refused> refused() {
    for (int at = 0; at < reasons().size(); at++) {
      if (CONDITION.equals(reasons().get(at).code())) {
        return byCondition(actions.get(at), reasons().get(at));
      }
    }
    for (int at = 0; at < reasons().size(); at++) {
      String code = reasons().get(at).code();
      if (!NONE.equals(code) && !PASSING.contains(code)) {
        return Optional.of(new Refused(actions.get(at), exception));
      }
    }
    return Optional.empty();
  }

  /** The first action that has a reason. */
  TransactionAction first() {
    for (int at = 0; at < reasons().size(); at++) {
      if (!NONE.equals(reasons().get(at).code())) {
        return actions.get(at);
      }
    }
    return actions.get(0);
  }

  /** Whether every reason there is passes by itself. */
  static boolean isPassing(TransactionCanceledException exception) {
    return exception.cancellationReasons().stream().map(CancellationReason::code)
        .allMatch(code -> NONE.equals(code) || PASSING.contains(code));
  }

  static boolean isByCondition(TransactionCanceledException exception) {
    return exception.cancellationReasons().stream().anyMatch(reason -> CONDITION.equals(reason.code()));
  }

  private Optional<Refused> byCondition(TransactionAction action, CancellationReason reason) {
    Map<String, AttributeValue> item = reason.hasItem() ? reason.item() : Map.of();
    Optional<ConditionFailedException> refusal = action.refusal().apply(item);
    refusal.ifPresent(refused -> refused.initCause(exception));
    return refusal.map(refused -> new Refused(action, refused));
  }

  private List<CancellationReason> reasons() {
    return exception.cancellationReasons();
  }
}
