package dev.keywright.runtime.access;

import dev.keywright.runtime.TransactionFailedException;
import dev.keywright.runtime.access.TableWrite.Action;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Does one write alone and answers it: by a request of its own, or, where unique components or a check demand it, by a
 * transaction of one.
 *
 * @param write what is to be done
 * @param <T> the record
 * @param <R> what is answered
 */
record Writing<T, R>(TableWrite<T, R> write) {
  R execute() {
    if (!new Expansion<>(write).needsTransaction()) {
      return new SingleWriting<>(write).execute();
    }
    try {
      Target<T> target = write.target();
      return answer(new Commit(target.pattern(), target.requests(), List.of(write)).run().get(0));
    } catch (TransactionFailedException e) {
      throw e.getCause() instanceof RuntimeException alone ? alone : e;
    }
  }

  private R answer(Map<String, AttributeValue> before) {
    if (write.action() instanceof Action.Store store) {
      return write.answer().apply(store.item());
    }
    if (write.action() instanceof Action.Alter alter) {
      Map<String, AttributeValue> stored = new CurrentItem(write.target()).read();
      return write.answer().apply(stored.isEmpty() ? alter.change().appliedTo(before) : stored);
    }
    return write.answer().apply(before);
  }
}
