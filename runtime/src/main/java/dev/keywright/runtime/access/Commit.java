package dev.keywright.runtime.access;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.TransactionFailedException;
import dev.keywright.runtime.generated.WritePattern;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/**
 * One doing of a transaction: reads what has to be known, sends, and begins anew, a bounded number of times, where
 * other writers were at the same items or changed what was read. Each beginning is a request with a token of its own,
 * because the one before was cancelled, so that nothing of it was done.
 */
final class Commit {
  private final WritePattern pattern;
  private final Requests requests;
  private final List<? extends TableWrite<?, ?>> writes;
  private final Backoff backoff;
  private final Set<String> strangers = new HashSet<>();

  Commit(WritePattern pattern, Requests requests, List<? extends TableWrite<?, ?>> writes) {
    this.pattern = pattern;
    this.requests = requests;
    this.writes = writes;
    this.backoff = new Backoff(pattern.name());
  }

  /** Does all writes, and answers what was read of each item before; empty where nothing was read. */
  List<Map<String, AttributeValue>> run() {
    while (true) {
      List<TransactionAction> actions = new ArrayList<>();
      List<Map<String, AttributeValue>> before = new ArrayList<>();
      for (int operation = 0; operation < writes.size(); operation++) {
        Expansion.Expanded expanded = new Expansion<>(writes.get(operation)).expand(operation, strangers);
        actions.addAll(expanded.actions());
        before.add(expanded.before());
      }
      TransactionLimits.check(pattern.name(), actions);
      try {
        new TransactionRequest(pattern, requests, actions).send(backoff);
        return before;
      } catch (TransactionCanceledException e) {
        new Cancellation(actions, e).refused().ifPresent(refused -> fail(refused.action(), refused.cause()));
        if (backoff.isExhausted()) {
          giveUp(new Cancellation(actions, e).first(), e);
        }
        backoff.pause();
      }
    }
  }

  private void giveUp(TransactionAction action, TransactionCanceledException e) {
    if (!Cancellation.isByCondition(e)) {
      fail(action, e);
    }
    Target<?> target = action.write().target();
    ConditionFailedException changed = new ConditionFailedException(target.pattern().name(), target.table(),
        target.key().toString(), "others changed it each of the " + backoff.attempts() + " times it was tried", null);
    changed.initCause(e);
    fail(action, changed);
  }

  private void fail(TransactionAction action, RuntimeException cause) {
    throw new TransactionFailedException(pattern.name(), action.write().pattern(), action.operation(), cause);
  }
}
