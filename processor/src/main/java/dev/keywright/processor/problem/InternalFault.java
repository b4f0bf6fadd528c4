package dev.keywright.processor.problem;

import java.util.function.Supplier;

/**
 * A failure of Keywright itself, with the place in the user's model that it was at. The pipeline reports it as
 * {@link Code#KW900}.
 */
public final class InternalFault extends RuntimeException {

  private static final long serialVersionUID = 1L;

  private final String place;

  private InternalFault(String place, Throwable cause) {
    super(place + ": " + cause, cause);
    this.place = place;
  }

  /** Runs a step; what it throws carries the place, and where steps are nested, the places from outside inwards. */
  public static <T> T at(String place, Supplier<T> step) {
    try {
      return step.get();
    } catch (InternalFault inner) {
      throw new InternalFault(place + ", " + inner.place, inner.getCause());
    } catch (RuntimeException | StackOverflowError failure) {
      throw new InternalFault(place, failure);
    }
  }

  /** As {@link #at(String, Supplier)}, for steps without a result. */
  public static void at(String place, Runnable step) {
    at(place, () -> {
      step.run();
      return place;
    });
  }

  public String place() {
    return place;
  }
}
