package dev.keywright.processor.plan.language;

import java.util.List;

/**
 * Which letter to show where a range of them would do: small letters, digits, capitals, then what else prints, and only
 * then what does not. A witness is read by people.
 */
final class Letters {

  /** One run of letters that are as readable as each other. */
  private record Run(char first, char last) {}

  private static final List<Run> READABLE_FIRST = List.of(
      new Run('a', 'z'),
      new Run('0', '9'),
      new Run('A', 'Z'),
      new Run('!', '~'),
      new Run('\u00A1', '\u024F'),
      new Run('\u0370', '\uD7FF'),
      new Run('\uE000', '\uFFFD'),
      new Run('\u0000', '\uFFFF'));

  private Letters() {}

  /** The most readable letter from {@code min} to {@code max}. */
  static char readable(char min, char max) {
    for (Run run : READABLE_FIRST) {
      char first = (char) Math.max(min, run.first());
      if (first <= max && first <= run.last()) {
        return first;
      }
    }
    return min;
  }

  /** Lower for more readable letters. */
  static int rank(char letter) {
    int run = 0;
    while (letter < READABLE_FIRST.get(run).first() || letter > READABLE_FIRST.get(run).last()) {
      run++;
    }
    return run * 0x10000 + letter;
  }
}
