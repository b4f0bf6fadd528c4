package dev.keywright.testkit.validation;

import java.math.BigDecimal;
import java.util.regex.Pattern;

/** Reads numbers from their wire text, and holds them to DynamoDB's 38 digits and magnitude. */
public final class NumberLimits {

  private static final Pattern NUMBER = Pattern.compile("[-+]?(\\d+(\\.\\d*)?|\\.\\d+)([eE][-+]?\\d+)?");
  private static final int DIGITS = 38;
  private static final int HIGHEST_EXPONENT = 125;
  private static final int LOWEST_EXPONENT = -130;
  /** An exponent this long is out of range, and too long for BigDecimal to read. */
  private static final int EXPONENT_LENGTH = 8;

  private NumberLimits() {}

  public static BigDecimal read(String text) {
    if (!NUMBER.matcher(text).matches()) {
      throw ValueFaults.notANumber(text);
    }
    int mark = Math.max(text.indexOf('e'), text.indexOf('E'));
    if (mark >= 0 && text.length() - mark > EXPONENT_LENGTH) {
      throw text.charAt(mark + 1) == '-' ? ValueFaults.numberUnderflow() : ValueFaults.numberOverflow();
    }
    return check(new BigDecimal(text));
  }

  /** The number without trailing zeros, if DynamoDB can store it. */
  public static BigDecimal check(BigDecimal number) {
    if (number.signum() == 0) {
      return BigDecimal.ZERO;
    }
    BigDecimal stripped = number.stripTrailingZeros();
    long exponent = (long) stripped.precision() - stripped.scale() - 1;
    if (exponent > HIGHEST_EXPONENT) {
      throw ValueFaults.numberOverflow();
    }
    if (exponent < LOWEST_EXPONENT) {
      throw ValueFaults.numberUnderflow();
    }
    if (stripped.precision() > DIGITS) {
      throw ValueFaults.tooManyDigits();
    }
    return stripped;
  }
}
