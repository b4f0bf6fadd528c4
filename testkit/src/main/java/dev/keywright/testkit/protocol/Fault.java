package dev.keywright.testkit.protocol;

import dev.keywright.testkit.validation.Rejection;
import java.time.Duration;

/** Something that goes wrong with one call. */
public sealed interface Fault {

  /** The call is refused before it does anything. */
  record Refused(Rejection rejection) implements Fault {}

  /** The call is done, and its answer waits. */
  record Delayed(Duration delay) implements Fault {}

  /** A batch does only its first requests and hands the others back. */
  record Unprocessed(int processed) implements Fault {}

  /** The call is done, and its answer damaged or lost. */
  record Damaged(Answer.Delivery delivery) implements Fault {}
}
