package dev.keywright.runtime.generated;

import java.util.Optional;

/** One end of a range over a component: open, at a text, or beyond every value. {@link SortRange} joins two of them. */
final class RangeEnd {
  /** Every value lies on the asked side. */
  static final RangeEnd OPEN = new RangeEnd(Optional.empty());
  /** No value lies on the asked side. */
  static final RangeEnd BEYOND = new RangeEnd(Optional.empty());

  private final Optional<String> text;

  private RangeEnd(Optional<String> text) {
    this.text = text;
  }

  static RangeEnd at(String text) {
    return new RangeEnd(Optional.of(text));
  }

  boolean isOpen() {
    return this == OPEN;
  }

  boolean isBeyond() {
    return this == BEYOND;
  }

  /** The text, if it is at one. */
  Optional<String> text() {
    return text;
  }
}
