package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ScalarKind;
import dk.brics.automaton.RegExp;
import java.math.BigInteger;

/** The texts of encoded whole numbers, within the range of their Java type. */
final class NumberLanguages {

  private static final BigInteger MOST_OF_DYNAMO_DB = BigInteger.TEN.pow(38).subtract(BigInteger.ONE);

  private NumberLanguages() {}

  /** Plain digits without leading zeros, a minus before negative ones. */
  static Language decimal(ScalarKind kind) {
    if (kind == ScalarKind.BIG_INTEGER) {
      return pattern("0|-?[1-9][0-9]*");
    }
    BigInteger most = greatest(kind);
    BigInteger least = most.add(BigInteger.ONE);
    Language negative = Language.text("-").then(Digits.positive(least.toString()));
    return Language.text("0").or(Digits.positive(most.toString())).or(negative);
  }

  /** What DynamoDB stores for a number that need not be whole. */
  static Language fractional() {
    return pattern("0|-?([1-9][0-9]*|(0|[1-9][0-9]*)\\.[0-9]*[1-9])");
  }

  /** Digits of a fixed width, zeros in front. */
  static Language padded(ScalarKind kind, int width) {
    return Digits.atMost(digits(greatest(kind).min(highest(width)), width));
  }

  /** Fixed width, the greatest number first. */
  static Language descending(ScalarKind kind, int width) {
    BigInteger least = highest(width).subtract(greatest(kind)).max(BigInteger.ZERO);
    return Digits.atLeast(digits(least, width));
  }

  /** Moved up by 2^63, so that the least long is zero, in 20 digits. */
  static Language signed(ScalarKind kind) {
    BigInteger zero = BigInteger.TWO.pow(63);
    BigInteger most = greatest(kind).min(BigInteger.valueOf(Long.MAX_VALUE));
    Language from = Digits.atLeast(digits(zero.subtract(most).subtract(BigInteger.ONE), 20));
    return from.and(Digits.atMost(digits(zero.add(most), 20)));
  }

  /** Binary data, two digits a byte. */
  static Language hexadecimal() {
    return pattern("([0-9a-f]{2})+");
  }

  private static BigInteger greatest(ScalarKind kind) {
    return switch (kind) {
      case BYTE -> BigInteger.valueOf(Byte.MAX_VALUE);
      case SHORT -> BigInteger.valueOf(Short.MAX_VALUE);
      case INT -> BigInteger.valueOf(Integer.MAX_VALUE);
      case LONG -> BigInteger.valueOf(Long.MAX_VALUE);
      default -> MOST_OF_DYNAMO_DB;
    };
  }

  private static BigInteger highest(int width) {
    return BigInteger.TEN.pow(width).subtract(BigInteger.ONE);
  }

  private static String digits(BigInteger number, int width) {
    String text = number.toString();
    return "0".repeat(width - text.length()) + text;
  }

  private static Language pattern(String text) {
    return Language.of(new RegExp(text, RegExp.NONE).toAutomaton());
  }
}
