package dev.keywright.expressions;

import dev.keywright.expressions.Token.Kind;
import java.math.BigDecimal;
import java.util.Optional;

/** Reads the literals of annotations, for the {@link OperandParser}. */
final class LiteralParser {

  private static final int MOST_DIGITS = 38;
  private static final int LEAST_EXPONENT = -130;
  private static final int GREATEST_EXPONENT = 125;
  private static final int LONGEST_TEXT = 400;

  private final Tokens tokens;

  LiteralParser(Tokens tokens) {
    this.tokens = tokens;
  }

  /** A literal; empty if none is next. */
  Optional<Literal> literal() {
    Position position = tokens.position();
    Token token = tokens.peek();
    if (token.is(Kind.OPEN_TEXT)) {
      throw tokens.fault(Expected.CLOSING_QUOTE);
    }
    if (token.is(Kind.TEXT)) {
      String quoted = tokens.take().text();
      return Optional.of(new Literal.Text(quoted.substring(1, quoted.length() - 1).replace("''", "'"), position));
    }
    if (tokens.takeKeyword(Keyword.TRUE)) {
      return Optional.of(new Literal.Bool(true, position));
    }
    if (tokens.takeKeyword(Keyword.FALSE)) {
      return Optional.of(new Literal.Bool(false, position));
    }
    Token second = tokens.peekSecond();
    if (token.isSymbol("-") && second.is(Kind.NUMBER) && second.position() == token.end()) {
      tokens.take();
      return Optional.of(new Literal.Number(number().negate(), position));
    }
    return token.is(Kind.NUMBER) ? Optional.of(new Literal.Number(number(), position)) : Optional.empty();
  }

  private BigDecimal number() {
    BigDecimal number = magnitude(tokens.peek().text()).orElseThrow(() -> tokens.fault(Expected.NUMBER_IN_RANGE));
    tokens.take();
    return number;
  }

  /** The number, if DynamoDB can hold it. Others are refused here: writing out 1e999999999 would take all memory. */
  private static Optional<BigDecimal> magnitude(String text) {
    if (text.length() > LONGEST_TEXT) {
      return Optional.empty();
    }
    BigDecimal number;
    try {
      number = new BigDecimal(text);
    } catch (NumberFormatException exponentTooLong) {
      return Optional.empty();
    }
    if (number.signum() == 0) {
      return Math.abs(number.scale()) <= MOST_DIGITS ? Optional.of(number) : Optional.of(BigDecimal.ZERO);
    }
    int exponent = number.precision() - number.scale() - 1;
    boolean inRange = exponent >= LEAST_EXPONENT && exponent <= GREATEST_EXPONENT;
    boolean fits = inRange && number.stripTrailingZeros().precision() <= MOST_DIGITS;
    return fits ? Optional.of(number) : Optional.empty();
  }
}
