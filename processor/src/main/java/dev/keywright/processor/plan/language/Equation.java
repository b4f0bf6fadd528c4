package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.language.Symbol.Letter;
import dev.keywright.processor.plan.language.Symbol.Unknown;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** Two sides that have to become one text: what two entities make of the same key attribute. */
record Equation(List<Symbol> left, List<Symbol> right) {

  boolean isSolved() {
    return left.isEmpty() && right.isEmpty();
  }

  /** Without what both sides begin and end with; empty where they begin or end with different letters. */
  Optional<Equation> reduced() {
    int start = 0;
    int shorter = Math.min(left.size(), right.size());
    while (start < shorter && left.get(start).equals(right.get(start))) {
      start++;
    }
    int end = 0;
    while (end < shorter - start && fromEnd(left, end).equals(fromEnd(right, end))) {
      end++;
    }
    List<Symbol> leftRest = left.subList(start, left.size() - end);
    List<Symbol> rightRest = right.subList(start, right.size() - end);
    if (leftRest.isEmpty() || rightRest.isEmpty()) {
      boolean lettersLeft = Stream.concat(leftRest.stream(), rightRest.stream()).anyMatch(Letter.class::isInstance);
      return lettersLeft ? Optional.empty() : Optional.of(new Equation(leftRest, rightRest));
    }
    boolean differs = leftRest.get(0) instanceof Letter && rightRest.get(0) instanceof Letter
        || fromEnd(leftRest, 0) instanceof Letter && fromEnd(rightRest, 0) instanceof Letter;
    return differs ? Optional.empty() : Optional.of(new Equation(leftRest, rightRest));
  }

  private static Symbol fromEnd(List<Symbol> symbols, int at) {
    return symbols.get(symbols.size() - 1 - at);
  }

  Equation replace(Unknown unknown, List<Symbol> by) {
    return new Equation(replace(left, unknown, by), replace(right, unknown, by));
  }

  private static List<Symbol> replace(List<Symbol> symbols, Unknown unknown, List<Symbol> by) {
    List<Symbol> replaced = new ArrayList<>();
    for (Symbol symbol : symbols) {
      if (symbol == unknown) {
        replaced.addAll(by);
      } else {
        replaced.add(symbol);
      }
    }
    return replaced;
  }

  Stream<Symbol> symbols() {
    return Stream.concat(left.stream(), right.stream());
  }

  Stream<Unknown> unknowns() {
    return symbols().filter(Unknown.class::isInstance).map(Unknown.class::cast);
  }
}
