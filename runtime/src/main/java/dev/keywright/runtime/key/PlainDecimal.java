package dev.keywright.runtime.key;

import java.util.function.Function;

/**
 * Integers as people write them, {@code 42} or {@code -7}: for partition keys, where no order is asked for.
 *
 * @param parse digits to value; refuses what is too great by a {@link NumberFormatException}
 * @param <T> the component's type
 */
record PlainDecimal<T extends Number>(Function<String, T> parse) implements Encoding<T> {

  @Override
  public String encode(String component, T value) {
    return value.toString();
  }

  @Override
  public T decode(String text) {
    return parse.apply(text);
  }

  @Override
  public boolean holds(String text, int from, int to) {
    for (int i = from; i < to; i++) {
      char unit = text.charAt(i);
      if ((unit < '0' || unit > '9') && (unit != '-' || i > from)) {
        return false;
      }
    }
    String part = text.substring(from, to);
    try {
      return parse.apply(part).toString().equals(part);
    } catch (NumberFormatException tooGreatOrNoDigits) {
      return false;
    }
  }
}
