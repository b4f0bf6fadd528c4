package dev.keywright.testkit.value;

import java.util.Comparator;

/** Length and order of strings by their UTF-8 bytes, as DynamoDB measures and sorts them. */
public final class Utf8 {

  /** The order of UTF-8 bytes, which is the order of code points (and not that of {@link String#compareTo}). */
  public static final Comparator<String> ORDER = Utf8::compare;

  private Utf8() {}

  /** The number of bytes of {@code text} in UTF-8. */
  public static int length(String text) {
    int length = 0;
    for (int at = 0; at < text.length(); at++) {
      char unit = text.charAt(at);
      if (unit < 0x80) {
        length += 1;
      } else if (unit < 0x800) {
        length += 2;
      } else if (Character.isHighSurrogate(unit) && at + 1 < text.length()
          && Character.isLowSurrogate(text.charAt(at + 1))) {
        length += 4;
        at++;
      } else {
        length += 3;
      }
    }
    return length;
  }

  /** Whether every surrogate has its other half, without which a text has no UTF-8 form. */
  public static boolean isWellFormed(String text) {
    for (int at = 0; at < text.length(); at++) {
      if (!Character.isSurrogate(text.charAt(at))) {
        continue;
      }
      if (Character.charCount(text.codePointAt(at)) == 1) {
        return false;
      }
      at++;
    }
    return true;
  }

  private static int compare(String left, String right) {
    int shorter = Math.min(left.length(), right.length());
    for (int at = 0; at < shorter; at++) {
      char one = left.charAt(at);
      char two = right.charAt(at);
      if (one != two) {
        return Integer.compare(weight(one), weight(two));
      }
    }
    return Integer.compare(left.length(), right.length());
  }

  /** Surrogates stand for code points above every other UTF-16 unit, so they weigh more. */
  private static int weight(char unit) {
    return Character.isSurrogate(unit) ? unit + 0x10000 : unit;
  }
}
