package dev.keywright.testkit;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.concurrent.atomic.AtomicReference;

/**
 * A clock that stands still until it is moved, for tests of what happens as time passes. Give the same one to the
 * database and to the code under test:
 *
 * <pre>{@code
 * MovableClock clock = new MovableClock(Instant.parse("2026-01-01T00:00:00Z"));
 * LocalDynamoDb db = LocalDynamoDb.start(clock);
 * SessionTable sessions = SessionTable.builder(db.client()).clock(clock).build();
 * ...
 * clock.advance(Duration.ofHours(1));    // what expired meanwhile is still stored
 * db.deleteExpired();                    // now it is gone
 * }</pre>
 *
 * <p>Its zone is UTC. It may be used by many threads.
 */
public final class MovableClock extends Clock {

  private final AtomicReference<Instant> now;

  /** Stands at {@code start}. */
  public MovableClock(Instant start) {
    now = new AtomicReference<>(start);
  }

  /** Moves on by {@code time}, or back if it is negative. */
  public void advance(Duration time) {
    now.updateAndGet(instant -> instant.plus(time));
  }

  @Override
  public Instant instant() {
    return now.get();
  }

  @Override
  public ZoneId getZone() {
    return ZoneOffset.UTC;
  }

  /**
   * Not supported: a copy would not be moved with this one.
   *
   * @throws UnsupportedOperationException for another zone than UTC
   */
  @Override
  public Clock withZone(ZoneId zone) {
    if (zone.equals(ZoneOffset.UTC)) {
      return this;
    }
    throw new UnsupportedOperationException("A movable clock is in UTC");
  }
}
