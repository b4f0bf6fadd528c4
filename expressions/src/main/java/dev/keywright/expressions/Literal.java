package dev.keywright.expressions;

import java.math.BigDecimal;
import java.util.List;

/** A value written in the text of an annotation. A constant of an enum and a time are written as text. */
public sealed interface Literal extends Value permits Literal.Text, Literal.Number, Literal.Bool {

  @Override
  default List<Node> children() {
    return List.of();
  }

  /**
   * {@code 'PAID'}.
   *
   * @param value without its quotes, and with one quote where two were written
   */
  record Text(String value, Position position) implements Literal {}

  /**
   * {@code -42}, {@code 1.5}, {@code 6e23}.
   *
   * @param value a number that DynamoDB can hold: at most 38 digits, magnitude 1E-130 to 9.99E+125, or zero
   */
  record Number(BigDecimal value, Position position) implements Literal {}

  /** {@code true} or {@code false}. */
  record Bool(boolean value, Position position) implements Literal {}
}
