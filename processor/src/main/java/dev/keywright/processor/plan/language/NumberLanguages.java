package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ScalarKind;
import dk.brics.automaton.RegExp;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;

/** The texts of encoded whole numbers, within the range of their Java type. */
final class NumberLanguages {

  private static final BigInteger MOST_OF_DYNAMO_DB = BigInteger.TEN.pow(38).subtract(BigInteger.ONE);

  private NumberLanguages() {}

  /** Plain digits without leading zeros, a minus before negative ones. */
  static Language decimal(ScalarKind kind) {
    BigInteger most = greatest(kind);
    BigInteger least = kind == ScalarKind.BIG_INTEGER ? most : most.add(BigInteger.ONE);
    return pattern("0|" + positive(most) + "|-(" + positive(least) + ")");
  }

  /** What DynamoDB stores for a number that need not be whole. */
  static Language fractional() {
    return pattern("0|-?([1-9][0-9]*|(0|[1-9][0-9]*)\\.[0-9]*[1-9])");
  }

  /** Digits of a fixed width, zeros in front. */
  static Language padded(ScalarKind kind, int width) {
    return pattern(atMost(digits(greatest(kind).min(highest(width)), width)));
  }

  /** Fixed width, the greatest number first. */
  static Language descending(ScalarKind kind, int width) {
    BigInteger least = highest(width).subtract(greatest(kind)).max(BigInteger.ZERO);
    return pattern(atLeast(digits(least, width)));
  }

  /** All of long, moved up to begin at zero, in 20 digits. */
  static Language signed() {
    return pattern(atMost(digits(BigInteger.TWO.pow(64).subtract(BigInteger.ONE), 20)));
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

  private static String positive(BigInteger most) {
    String digits = most.toString();
    String shorter = digits.length() == 1 ? "" : "[1-9][0-9]{0," + (digits.length() - 2) + "}|";
    String first = digits.charAt(0) == '1' ? "" : "[1-" + (char) (digits.charAt(0) - 1) + "]" + any(digits.length() - 1) + "|";
    return shorter + first + digits.charAt(0) + "(" + atMost(digits.substring(1)) + ")";
  }

  /** All numbers of that many digits up to this one. */
  private static String atMost(String digits) {
    List<String> choices = new ArrayList<>();
    for (int at = 0; at < digits.length(); at++) {
      if (digits.charAt(at) > '0') {
        char below = (char) (digits.charAt(at) - 1);
        choices.add(digits.substring(0, at) + "[0-" + below + "]" + any(digits.length() - at - 1));
      }
    }
    choices.add(exactly(digits));
    return String.join("|", choices);
  }

  private static String atLeast(String digits) {
    List<String> choices = new ArrayList<>();
    for (int at = 0; at < digits.length(); at++) {
      if (digits.charAt(at) < '9') {
        char above = (char) (digits.charAt(at) + 1);
        choices.add(digits.substring(0, at) + "[" + above + "-9]" + any(digits.length() - at - 1));
      }
    }
    choices.add(exactly(digits));
    return String.join("|", choices);
  }

  private static String any(int digits) {
    return digits == 0 ? "" : "[0-9]{" + digits + "}";
  }

  private static String exactly(String digits) {
    return digits.isEmpty() ? "()" : digits;
  }

  private static Language pattern(String text) {
    return Language.of(new RegExp(text, RegExp.NONE).toAutomaton());
  }
}
