package dev.keywright.runtime.generated;

import java.time.Instant;
import java.time.temporal.ChronoUnit;
import org.jspecify.annotations.Nullable;

/**
 * What a write of a whole record puts into the components that Keywright keeps: the version and the times of creation
 * and of the last change. Made for one write; {@link EntityCodec#stamped} takes the values from it. Immutable.
 */
public final class Stamp {
  private final boolean creating;
  private final Instant now;

  private Stamp(boolean creating, Instant now) {
    this.creating = creating;
    this.now = now;
  }

  /** For an item that is created: the first version, created now, whatever the record says. */
  public static Stamp creating(Instant now) {
    return new Stamp(true, now);
  }

  /** For an item that replaces another: the next version, created when the record says. */
  public static Stamp replacing(Instant now) {
    return new Stamp(false, now);
  }

  /**
   * The version to store.
   *
   * @param current the record's
   * @throws ArithmeticException if there is none after it
   */
  public long version(long current) {
    return creating ? 1 : Math.addExact(current, 1);
  }

  /**
   * The time of creation to store.
   *
   * @param current the record's; null means now
   * @param precision of the component's format
   */
  public Instant createdAt(@Nullable Instant current, ChronoUnit precision) {
    return creating || current == null ? now.truncatedTo(precision) : current;
  }

  /**
   * The time of the last change to store: now.
   *
   * @param precision of the component's format
   */
  public Instant updatedAt(ChronoUnit precision) {
    return now.truncatedTo(precision);
  }
}
