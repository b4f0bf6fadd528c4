package dev.keywright.runtime.time;

/**
 * Puts decimal numbers of fixed width into bytes and reads them back from text. The lowest step of {@link IsoTime}.
 */
final class IsoDigits {
  /** What the readers answer where a character is not a digit. */
  static final int NOT_DIGITS = -1;

  private IsoDigits() {
  }

  /** Puts {@code value} with leading zeros into {@code out[at, at + width)} and answers the position after it. */
  static int put(byte[] out, int at, int value, int width) {
    int rest = value;
    for (int i = at + width - 1; i >= at; i--) {
      int tenth = rest / 10;
      out[i] = (byte) ('0' + rest - tenth * 10);
      rest = tenth;
    }
    return at + width;
  }

  static int put(byte[] out, int at, char literal) {
    out[at] = (byte) literal;
    return at + 1;
  }

  /** The number in {@code text[from, from + width)}, or {@link #NOT_DIGITS}. The text must be that long. */
  static int read(String text, int from, int width) {
    int value = 0;
    for (int i = from; i < from + width; i++) {
      int digit = text.charAt(i) - '0';
      if (digit < 0 || digit > 9) {
        return NOT_DIGITS;
      }
      value = value * 10 + digit;
    }
    return value;
  }

  /** Nanoseconds from one to nine fraction digits in {@code text[from, to)}, or {@link #NOT_DIGITS}. */
  static int readNanos(String text, int from, int to) {
    int width = to - from;
    if (width < 1 || width > 9) {
      return NOT_DIGITS;
    }
    int value = read(text, from, width);
    for (int i = width; i < 9 && value > 0; i++) {
      value *= 10;
    }
    return value;
  }
}
