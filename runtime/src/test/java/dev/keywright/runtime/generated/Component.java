package dev.keywright.runtime.generated;

import java.util.Comparator;
import java.util.Random;
import java.util.function.Function;

/**
 * One way to write a component into a template, with what the properties need to judge it: values it holds, bounds it
 * may not hold, and the order of its values, written down apart from the code under test.
 */
record Component<T>(String label, KeyEncoding<T> encoding, Function<Random, T> values, Function<Random, T> bounds,
                    Comparator<T> order, Shape shape) {

  /** What may stand behind it. */
  enum Shape {
    /** Anything. */
    FIXED,
    /** Anything below the escape, as the delimiter is. */
    ORDERED_TEXT,
    /** The delimiter, but then it has no order. */
    TEXT,
    /** The delimiter; no order at all. */
    UNORDERED_TEXT
  }

  boolean text() {
    return shape != Shape.FIXED;
  }

  boolean ordered(boolean more) {
    return shape == Shape.FIXED || shape == Shape.ORDERED_TEXT || shape == Shape.TEXT && !more;
  }

  @Override
  public String toString() {
    return label;
  }
}
