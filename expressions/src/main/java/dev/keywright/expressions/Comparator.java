package dev.keywright.expressions;

import java.util.Optional;

/** How a comparison compares. */
public enum Comparator {
  EQUAL("="),
  NOT_EQUAL("<>"),
  LESS("<"),
  LESS_OR_EQUAL("<="),
  GREATER(">"),
  GREATER_OR_EQUAL(">=");

  private final String symbol;

  Comparator(String symbol) {
    this.symbol = symbol;
  }

  /** As it is written, for example {@code <>}. */
  public String symbol() {
    return symbol;
  }

  /** The comparator that says the same with left and right exchanged: {@code a < b} is {@code b > a}. */
  public Comparator mirrored() {
    return switch (this) {
      case EQUAL, NOT_EQUAL -> this;
      case LESS -> GREATER;
      case LESS_OR_EQUAL -> GREATER_OR_EQUAL;
      case GREATER -> LESS;
      case GREATER_OR_EQUAL -> LESS_OR_EQUAL;
    };
  }

  static Optional<Comparator> of(String symbol) {
    for (Comparator comparator : values()) {
      if (comparator.symbol.equals(symbol)) {
        return Optional.of(comparator);
      }
    }
    return Optional.empty();
  }
}
