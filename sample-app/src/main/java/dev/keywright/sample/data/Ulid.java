package dev.keywright.sample.data;

import java.time.Instant;
import java.util.Random;

/**
 * Makes ULIDs: 26 characters that sort by the millisecond of their time, the rest of them random. Orders are numbered
 * by them.
 */
final class Ulid {
  private static final String DIGITS = "0123456789ABCDEFGHJKMNPQRSTVWXYZ";
  private static final int BITS_PER_DIGIT = 5;
  private static final int TIME_DIGITS = 10;
  private static final int RANDOM_DIGITS = 16;

  private Ulid() {}

  static String at(Instant time, Random random) {
    StringBuilder text = new StringBuilder(TIME_DIGITS + RANDOM_DIGITS);
    for (int digit = TIME_DIGITS - 1; digit >= 0; digit--) {
      text.append(DIGITS.charAt((int) (time.toEpochMilli() >>> digit * BITS_PER_DIGIT) & DIGITS.length() - 1));
    }
    for (int digit = 0; digit < RANDOM_DIGITS; digit++) {
      text.append(DIGITS.charAt(random.nextInt(DIGITS.length())));
    }
    return text.toString();
  }
}
