package dev.keywright.runtime.key;

import java.util.function.Function;

/**
 * Text of fixed width for the points of a {@link Line}.
 *
 * @param mask one character for each of the text: {@code 0} a digit, {@code f} a hexadecimal digit in lower case,
 *     anything else itself
 * @param format value to text
 * @param parse text of the mask's shape to value; throws a runtime exception where the shape deceives (month 13)
 * @param <T> the component's type
 */
record Form<T>(String mask, Function<T, String> format, Function<String, T> parse) {

  /** Whether the text from here on has the shape; the cheap look before {@link #parse}. */
  boolean fits(String text, int from) {
    for (int i = 0; i < mask.length(); i++) {
      char unit = text.charAt(from + i);
      boolean right = switch (mask.charAt(i)) {
        case '0' -> digit(unit);
        case 'f' -> digit(unit) || unit >= 'a' && unit <= 'f';
        default -> unit == mask.charAt(i);
      };
      if (!right) {
        return false;
      }
    }
    return true;
  }

  private static boolean digit(char unit) {
    return unit >= '0' && unit <= '9';
  }
}
