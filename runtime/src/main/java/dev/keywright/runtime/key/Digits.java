package dev.keywright.runtime.key;

import java.nio.charset.StandardCharsets;

/**
 * Decimal digits at fixed width: zero-padded numbers and their nines' complements. The lowest step of the encodings of
 * integers.
 */
final class Digits {

  private Digits() {
  }

  /** A number that is not negative, with leading zeros; the width must be enough. */
  static String padded(long value, int width) {
    byte[] out = new byte[width];
    long rest = value;
    for (int i = width - 1; i >= 0; i--) {
      long tenth = rest / 10;
      out[i] = (byte) ('0' + (int) (rest - tenth * 10));
      rest = tenth;
    }
    return new String(out, StandardCharsets.ISO_8859_1);
  }

  /** A number in digits, with leading zeros. */
  static String padded(String digits, int width) {
    return "0".repeat(width - digits.length()) + digits;
  }

  /** Every digit d as 9 - d: of n in w digits that is 10^w - 1 - n, which sorts the other way round. */
  static String complement(String digits) {
    byte[] out = digits.getBytes(StandardCharsets.ISO_8859_1);
    for (int i = 0; i < out.length; i++) {
      out[i] = (byte) ('0' + '9' - out[i]);
    }
    return new String(out, StandardCharsets.ISO_8859_1);
  }

  /** The greatest number of that many digits that a long can hold. */
  static long greatest(int width) {
    if (width > 18) {
      return Long.MAX_VALUE;
    }
    return Long.parseLong("9".repeat(width));
  }
}
