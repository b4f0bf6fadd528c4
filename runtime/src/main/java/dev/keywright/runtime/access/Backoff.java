package dev.keywright.runtime.access;

import dev.keywright.runtime.KeywrightException;
import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;

/**
 * The pauses between attempts at what other writers keep from succeeding: random, so that they do not meet again, and
 * longer each time; and how many attempts there are. Counts one call's attempts; not thread-safe.
 */
final class Backoff {
  private static final int ATTEMPTS = 12;
  private static final long FIRST_MILLIS = 25;
  private static final long LONGEST_MILLIS = Duration.ofSeconds(1).toMillis();

  private final String what;
  private int attempts = 1;

  /** For one call; {@code what} is for the message if its thread is interrupted. */
  Backoff(String what) {
    this.what = what;
  }

  /** Whether there has been the last attempt. */
  boolean isExhausted() {
    return attempts >= ATTEMPTS;
  }

  int attempts() {
    return attempts;
  }

  /** Counts an attempt that need not wait: what was in its way is gone. */
  void goOn() {
    attempts++;
  }

  /** Pauses before the next attempt. */
  void pause() {
    long most = Math.min(LONGEST_MILLIS, FIRST_MILLIS << Math.min(attempts, 10));
    attempts++;
    try {
      Thread.sleep(ThreadLocalRandom.current().nextLong(most + 1));
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new KeywrightException(what + ": interrupted while waiting for other writers", e);
    }
  }
}
