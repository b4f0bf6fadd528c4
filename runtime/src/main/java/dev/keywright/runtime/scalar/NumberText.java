package dev.keywright.runtime.scalar;

import java.math.BigDecimal;
import java.math.BigInteger;
import org.jspecify.annotations.Nullable;

/**
 * DynamoDB's number text to and from Java's numbers. Writing refuses what DynamoDB would refuse or change (more than 38
 * digits, NaN); reading takes any form of a number ({@code 7}, {@code 7.0}, {@code 0.7E1}) and refuses to lose digits.
 *
 * <p>All refusals are {@link ArithmeticException} or {@link IllegalArgumentException}; readers and writers of items add
 * the attribute's name.
 */
public final class NumberText {
  private static final int MAX_DIGITS = 38;
  private static final int MAX_EXPONENT = 125;
  private static final int MIN_EXPONENT = -130;
  private static final int SAFE_LONG_DIGITS = 18;

  private NumberText() {
  }

  /** The shortest text of a finite double; both zeros are {@code 0}. */
  public static String of(double value) {
    if (value == 0) {
      return "0";
    }
    double size = Math.abs(value);
    if (!(size >= 1e-130 && size < 1e126)) {
      throw outOfRange(value);
    }
    return Double.toString(value);
  }

  /** The shortest text of a finite float; both zeros are {@code 0}. */
  public static String of(float value) {
    if (value == 0) {
      return "0";
    }
    if (Float.isNaN(value) || Float.isInfinite(value)) {
      throw outOfRange(value);
    }
    return Float.toString(value);
  }

  /** The number without trailing zeros, which DynamoDB does not keep. */
  public static String of(BigDecimal value) {
    BigDecimal stored = canonical(value);
    check(stored);
    return stored.toPlainString();
  }

  /** The plain digits of an integer. */
  public static String of(BigInteger value) {
    if (value.bitLength() > Long.SIZE) {
      check(new BigDecimal(value).stripTrailingZeros());
    }
    return value.toString();
  }

  /** The whole number in the text, exactly. */
  public static long longValue(String text) {
    int length = text.length();
    boolean negative = length > 1 && text.charAt(0) == '-';
    int from = negative ? 1 : 0;
    if (length == 0 || length - from > SAFE_LONG_DIGITS) {
      return new BigDecimal(text).longValueExact();
    }
    long value = 0;
    for (int i = from; i < length; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return new BigDecimal(text).longValueExact();
      }
      value = value * 10 + digit;
    }
    return negative ? -value : value;
  }

  /** The whole number in the text, which must lie between the two ends. */
  public static long longValue(String text, long least, long greatest) {
    long value = longValue(text);
    if (value < least || value > greatest) {
      throw new ArithmeticException(text + " is not between " + least + " and " + greatest);
    }
    return value;
  }

  /** The nearest double; a number too large for one is refused. */
  public static double doubleValue(String text) {
    double value = Double.parseDouble(text);
    if (Double.isNaN(value) || Double.isInfinite(value)) {
      throw new ArithmeticException(text + " is no finite number");
    }
    return value;
  }

  /** The nearest float; a number too large for one is refused. */
  public static float floatValue(String text) {
    float value = Float.parseFloat(text);
    if (Float.isNaN(value) || Float.isInfinite(value)) {
      throw new ArithmeticException(text + " does not fit a float");
    }
    return value;
  }

  /** The number without trailing zeros, never with a negative scale: what DynamoDB would answer. */
  public static BigDecimal bigDecimal(String text) {
    BigDecimal small = plain(text);
    if (small != null) {
      return small;
    }
    BigDecimal value = new BigDecimal(text);
    check(value);
    return canonical(value);
  }

  /** The whole number in the text, exactly. */
  public static BigInteger bigInteger(String text) {
    return bigDecimal(text).toBigIntegerExact();
  }

  /** A number of few digits as DynamoDB writes it, read without the arrays of BigDecimal's own parser; else null. */
  private static @Nullable BigDecimal plain(String text) {
    int length = text.length();
    int from = length > 0 && text.charAt(0) == '-' ? 1 : 0;
    if (length == from || length - from > SAFE_LONG_DIGITS) {
      return null;
    }
    long unscaled = 0;
    int point = -1;
    for (int i = from; i < length; i++) {
      int digit = text.charAt(i) - '0';
      if (digit >= 0 && digit <= 9) {
        unscaled = unscaled * 10 + digit;
      } else if (text.charAt(i) == '.' && point < 0 && i > from && i < length - 1) {
        point = i;
      } else {
        return null;
      }
    }
    if (point >= 0 && text.charAt(length - 1) == '0') {
      return null;
    }
    return BigDecimal.valueOf(from == 1 ? -unscaled : unscaled, point < 0 ? 0 : length - 1 - point);
  }

  private static BigDecimal canonical(BigDecimal value) {
    if (value.scale() == 0) {
      return value;
    }
    BigDecimal stripped = value.stripTrailingZeros();
    boolean spread = stripped.scale() < 0 && stripped.scale() >= -MAX_EXPONENT;
    return spread ? stripped.setScale(0) : stripped;
  }

  private static void check(BigDecimal value) {
    if (value.signum() == 0) {
      return;
    }
    long exponent = (long) value.precision() - value.scale() - 1;
    if (exponent > MAX_EXPONENT || exponent < MIN_EXPONENT) {
      throw outOfRange(value);
    }
    int digits = value.precision() > MAX_DIGITS ? value.stripTrailingZeros().precision() : value.precision();
    if (digits > MAX_DIGITS) {
      throw new ArithmeticException("a number of " + digits + " digits; DynamoDB keeps " + MAX_DIGITS);
    }
  }

  private static ArithmeticException outOfRange(Object value) {
    return new ArithmeticException(value + " is no number that DynamoDB can hold (1E-130 to 9.99E+125)");
  }
}
