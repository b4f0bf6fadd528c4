package dev.keywright.expressions;

import java.util.List;

/** What {@code set} may give to a path: an operand, or the sum or difference of two. */
public sealed interface SetValue extends Node permits Operand, SetValue.Sum, SetValue.Difference {

  /** {@code left + right}. */
  record Sum(Operand left, Operand right, Position position) implements SetValue {

    @Override
    public List<Node> children() {
      return List.of(left, right);
    }
  }

  /** {@code left - right}. */
  record Difference(Operand left, Operand right, Position position) implements SetValue {

    @Override
    public List<Node> children() {
      return List.of(left, right);
    }
  }
}
