package dev.keywright.runtime.access;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.access.TableWrite.Action;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/**
 * Does one write by one request, and answers it; again, a bounded number of times, where a transaction is at its item
 * and so nothing was done. Where the condition fails, the item in the way comes with the refusal:
 * it tells which part failed, or that the SDK has sent a write again whose first attempt was done.
 *
 * @param write what is to be done
 * @param <R> what is answered
 */
record SingleWriting<R>(TableWrite<?, R> write) {
  R execute() {
    Backoff backoff = new Backoff(write.toString());
    while (true) {
      Expiry expiry = write.target().expiry();
      try {
        return write.answer().apply(send(expiry));
      } catch (ConditionalCheckFailedException e) {
        Map<String, AttributeValue> item = e.hasItem() ? e.item() : Map.of();
        if (isRetried(e) && write.hasLeft(item)) {
          return write.answer().apply(item);
        }
        boolean isInTheWay = write.conditions().presence() == Presence.NOT_EXPIRED && expiry.isOver(item);
        if (!isInTheWay || backoff.isExhausted()) {
          throw refusal(item, expiry, e);
        }
        new ExpiredItem(write.target()).remove();
        backoff.goOn();
      } catch (TransactionConflictException e) {
        if (backoff.isExhausted()) {
          throw e;
        }
        backoff.pause();
      }
    }
  }

  private Map<String, AttributeValue> send(Expiry expiry) {
    ExpressionComposer composer = write.composer().copy();
    Optional<String> condition = write.conditions().text(composer, write.target(), expiry);
    SingleRequest request = new SingleRequest(write.target(), composer, condition);
    Action action = write.action();
    if (action instanceof Action.Store store) {
      return request.put(store.item());
    }
    if (action instanceof Action.Alter alter) {
      return request.update(alter.change().text());
    }
    if (action instanceof Action.Remove) {
      return request.delete();
    }
    throw new IllegalStateException("A check is no request of its own: " + write);
  }

  private ConditionFailedException refusal(Map<String, AttributeValue> item, Expiry expiry,
      ConditionalCheckFailedException cause) {
    ConditionFailedException refused = write.conditions().refusal(write.target(), item, expiry)
        .orElseThrow(() -> new KeywrightException(write + ": the condition failed of an item that fulfils it", cause));
    refused.initCause(cause);
    return refused;
  }

  private static boolean isRetried(ConditionalCheckFailedException e) {
    Integer attempts = e.numAttempts();
    return attempts != null && attempts > 1;
  }
}
