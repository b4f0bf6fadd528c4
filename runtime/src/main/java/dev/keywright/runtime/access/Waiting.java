package dev.keywright.runtime.access;

import java.time.Duration;

/**
 * The waiting of one batch. Pauses are random between nothing and a bound (full jitter), so that callers who were
 * refused together do not come back together; the bound doubles while nothing gets done and is short again after
 * that. Not thread-safe.
 */
final class Waiting {
  private static final long FIRST = Duration.ofMillis(50).toNanos();
  private static final long LONGEST = Duration.ofSeconds(5).toNanos();
  private static final int DOUBLINGS = 7;

  private final Patience patience;
  private long since;
  private int pauses;

  Waiting(Patience patience) {
    this.patience = patience;
    this.since = patience.nanoTime().getAsLong();
  }

  /** Takes note that something got done. */
  void progressed() {
    since = patience.nanoTime().getAsLong();
    pauses = 0;
  }

  /** Waits before the next try; false, without waiting, if the patience is over. The last try is at its very end. */
  boolean pause() throws InterruptedException {
    long left = patience.limit().toNanos() - (patience.nanoTime().getAsLong() - since);
    if (left <= 0) {
      return false;
    }
    long most = Math.min(LONGEST, FIRST << Math.min(pauses, DOUBLINGS));
    pauses++;
    patience.sleep().nanos(Math.min(left, patience.jitter().applyAsLong(most)));
    return true;
  }
}
