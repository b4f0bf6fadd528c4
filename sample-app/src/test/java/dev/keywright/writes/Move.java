package dev.keywright.writes;

import dev.keywright.runtime.WriteOperation;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * One write: as an operation of generated code, and as what the rules make of it.
 *
 * @param text for the story of a failed test
 * @param operation made anew each time, since it takes the time of the write
 * @param rule changes the world and gives the answer, or throws a {@link Refusal.Thrown}
 */
record Move(String text, Supplier<WriteOperation<?>> operation, Function<World, Object> rule) {

  @Override
  public String toString() {
    return text;
  }
}
