package dev.keywright.runtime.access;

import dev.keywright.runtime.BatchIncompleteException;
import dev.keywright.runtime.KeywrightException;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.awscore.exception.AwsServiceException;

/**
 * Sends a batch in as many calls as it takes: what DynamoDB leaves unprocessed goes into the next call, in its old
 * place, after a pause. A call that is throttled as a whole, after all that the SDK has tried, counts as one that
 * left everything: earlier calls have been done, so giving up would leave half a batch. Behind it stand {@link
 * BatchReading} and {@link BatchWriting}.
 *
 * @param pattern the access pattern
 * @param table the table's name
 * @param chunk how many items DynamoDB takes in one call
 * @param patience when to give up
 */
record BatchSending(String pattern, String table, int chunk, Patience patience) {
  /**
   * Sends all entries, of which no two have one key.
   *
   * @param call sends one call and answers the identities of what it left unprocessed
   * @throws BatchIncompleteException if something is left at the end of the patience, or a call fails
   */
  void send(List<BatchEntry> entries, Function<List<BatchEntry>, Set<String>> call) {
    Waiting waiting = patience.begin();
    Deque<BatchEntry> left = new ArrayDeque<>(entries);
    while (!left.isEmpty()) {
      List<BatchEntry> sent = take(left);
      Attempt attempt = attempt(sent, call);
      giveBack(left, attempt.unprocessed());
      if (attempt.isFatal()) {
        throw incomplete(left, "a call failed, " + attempt.failure(), attempt.failure());
      }
      if (attempt.unprocessed().size() < sent.size()) {
        waiting.progressed();
      }
      if (!attempt.unprocessed().isEmpty()) {
        pause(waiting, left, attempt.failure());
      }
    }
  }

  private List<BatchEntry> take(Deque<BatchEntry> left) {
    List<BatchEntry> taken = new ArrayList<>();
    while (taken.size() < chunk && !left.isEmpty()) {
      taken.add(left.removeFirst());
    }
    return taken;
  }

  private static void giveBack(Deque<BatchEntry> left, List<BatchEntry> unprocessed) {
    for (int i = unprocessed.size() - 1; i >= 0; i--) {
      left.addFirst(unprocessed.get(i));
    }
  }

  private Attempt attempt(List<BatchEntry> sent, Function<List<BatchEntry>, Set<String>> call) {
    try {
      Set<String> unprocessed = call.apply(sent);
      return new Attempt(sent.stream().filter(entry -> unprocessed.contains(entry.identity())).toList(), null, false);
    } catch (KeywrightException e) {
      throw e;
    } catch (RuntimeException e) {
      boolean throttled = e instanceof AwsServiceException answer && answer.isThrottlingException();
      return new Attempt(sent, e, !throttled);
    }
  }

  private void pause(Waiting waiting, Deque<BatchEntry> left, @Nullable RuntimeException failure) {
    try {
      if (!waiting.pause()) {
        throw incomplete(left, "DynamoDB was too busy for " + patience.limit().toMillis() + " ms", failure);
      }
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw incomplete(left, "the thread was interrupted while it waited for DynamoDB", e);
    }
  }

  private BatchIncompleteException incomplete(Deque<BatchEntry> left, String reason, @Nullable Throwable cause) {
    return new BatchIncompleteException(pattern, table, left.stream().map(BatchEntry::given).toList(),
        reason + " (the first left is " + left.getFirst().key() + ")", cause);
  }

  /** What one call left, and what the SDK threw if it did. */
  private record Attempt(List<BatchEntry> unprocessed, @Nullable RuntimeException failure, boolean isFatal) {
  }
}
