package dev.keywright.runtime.access;

import java.time.Duration;
import java.util.concurrent.ThreadLocalRandom;
import java.util.concurrent.TimeUnit;
import java.util.function.LongSupplier;
import java.util.function.LongUnaryOperator;

/**
 * How a batch waits while DynamoDB is too busy to take it, and for how long. Each batch begins a {@link Waiting} of its
 * own.
 *
 * @param limit how long a batch goes on without anything getting done
 * @param nanoTime the time, from anywhere
 * @param jitter a random number from 0 to the one given
 * @param sleep pauses the thread
 */
record Patience(Duration limit, LongSupplier nanoTime, LongUnaryOperator jitter, Sleep sleep) {
  /** Pauses the calling thread. */
  @FunctionalInterface
  interface Sleep {
    void nanos(long nanos) throws InterruptedException;
  }

  static Patience of(Duration limit) {
    return new Patience(limit, System::nanoTime, most -> ThreadLocalRandom.current().nextLong(most + 1),
        TimeUnit.NANOSECONDS::sleep);
  }

  Waiting begin() {
    return new Waiting(this);
  }
}
