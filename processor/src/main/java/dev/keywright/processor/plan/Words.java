package dev.keywright.processor.plan;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;

/**
 * The words of a name, however it was written: {@code placedAt}, {@code placed-at} and {@code PLACED_AT} are all "placed
 * at". {@link Names} spells generated names with them, documentation its questions.
 */
public record Words(List<String> words) {
  public Words {
    words = List.copyOf(words);
  }

  /** Splits at case changes and at whatever is neither letter nor digit; a digit stays with the word before it. */
  public static Words of(String name) {
    List<String> found = new ArrayList<>();
    StringBuilder word = new StringBuilder();
    for (int at = 0; at < name.length(); at++) {
      char c = name.charAt(at);
      if (!Character.isLetterOrDigit(c) || startsWord(name, at)) {
        flush(word, found);
      }
      if (Character.isLetterOrDigit(c)) {
        word.append(c);
      }
    }
    flush(word, found);
    return new Words(found);
  }

  private static boolean startsWord(String name, int at) {
    if (at == 0 || !Character.isUpperCase(name.charAt(at))) {
      return false;
    }
    boolean afterLower = Character.isLowerCase(name.charAt(at - 1));
    boolean beforeLower = at + 1 < name.length() && Character.isLowerCase(name.charAt(at + 1));
    return afterLower || beforeLower;
  }

  private static void flush(StringBuilder word, List<String> found) {
    if (!word.isEmpty()) {
      found.add(word.toString().toLowerCase(Locale.ROOT));
      word.setLength(0);
    }
  }

  /** {@code PLACED_AT}. */
  public String constant() {
    return identifier(String.join("_", words)).toUpperCase(Locale.ROOT);
  }

  /** {@code placedAt}. */
  public String camel() {
    StringBuilder name = new StringBuilder();
    for (String word : words) {
      name.append(name.isEmpty() ? word : capitalised(word));
    }
    return identifier(name.toString());
  }

  /** {@code Placed at}. */
  public String sentence() {
    return capitalised(String.join(" ", words));
  }

  static String capitalised(String word) {
    return word.isEmpty() ? word : Character.toUpperCase(word.charAt(0)) + word.substring(1);
  }

  /** Names without a letter or a digit are rare, but names. */
  private static String identifier(String name) {
    if (name.isEmpty()) {
      return "value";
    }
    return Character.isJavaIdentifierStart(name.charAt(0)) ? name : "_" + name;
  }
}
