package dev.keywright.runtime.generated;

import java.util.Comparator;
import net.jqwik.api.Arbitrary;

/**
 * One way to write a component into a template, with what the properties need to judge it: values it holds, bounds it may
 * not hold, and the order of its values, written down apart from the code under test.
 */
record Component<T>(String label, KeyEncoding<T> encoding, Arbitrary<T> values, Arbitrary<T> bounds,
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

  boolean orderedBeforeMore() {
    return shape == Shape.FIXED || shape == Shape.ORDERED_TEXT;
  }

  @Override
  public String toString() {
    return label;
  }
}
