package dev.keywright.runtime.access;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;

/** A time that passes only while somebody sleeps, and remembers the sleeps; the jitter is the longest there is. */
final class FakeTime {
  final List<Duration> sleeps = new ArrayList<>();
  private long now = 1_000_000_000L;

  Patience patience(Duration limit) {
    return new Patience(limit, () -> now, most -> most, nanos -> {
      if (Thread.interrupted()) {
        throw new InterruptedException("while sleeping");
      }
      sleeps.add(Duration.ofNanos(nanos));
      now += nanos;
    });
  }
}
