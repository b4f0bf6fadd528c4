package dev.keywright.writes;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.StaleValueException;
import dev.keywright.runtime.TransactionFailedException;
import dev.keywright.runtime.UniqueConstraintException;
import dev.keywright.runtime.VersionConflictException;

/**
 * Why a write is not done, as the rules say it, so that it can be compared with the exception that was thrown.
 *
 * @param position of the operation in its transaction, -1 where there is none
 * @param kind which condition failed
 * @param item the stored record, or null
 */
record Refusal(int position, String kind, Object item) {

  /** Thrown by the rules. */
  static final class Thrown extends RuntimeException {
    private static final long serialVersionUID = 1;
    private final transient Refusal refusal;

    Thrown(String kind, Object item) {
      super(kind);
      this.refusal = new Refusal(-1, kind, item);
    }

    Refusal refusal() {
      return refusal;
    }
  }

  Refusal at(int operation) {
    return new Refusal(operation, kind, item);
  }

  static Refusal of(TransactionFailedException e) {
    if (!(e.getCause() instanceof ConditionFailedException cause)) {
      throw e;
    }
    if (!e.item().equals(cause.item())) {
      throw new AssertionError("The transaction tells of another item than its operation", e);
    }
    return of(cause).at(e.position());
  }

  static Refusal of(ConditionFailedException e) {
    return new Refusal(-1, kind(e), e.item().orElse(null));
  }

  private static String kind(ConditionFailedException e) {
    if (e instanceof ItemNotFoundException absent) {
      return absent.expired() ? "expired" : "absent";
    }
    if (e instanceof StaleValueException stale) {
      return "stale " + stale.component();
    }
    if (e instanceof UniqueConstraintException taken) {
      return "taken " + taken.component();
    }
    if (e instanceof VersionConflictException) {
      return "version";
    }
    return e instanceof ItemAlreadyExistsException ? "exists" : "condition";
  }

}
