package dev.keywright.expressions;

import java.util.EnumSet;
import java.util.Locale;
import java.util.Optional;
import java.util.Set;

/**
 * The words that mean something in expressions. Case does not matter. In annotations none of them can be a name, so
 * that a component does not work in one expression and fail in the next.
 */
public enum Keyword {
  AND, OR, NOT, IN, BETWEEN, SET, REMOVE, ADD, DELETE, TRUE, FALSE;

  static final Set<Keyword> OF_CONDITIONS = Set.of(AND, OR, NOT, IN, BETWEEN);
  static final Set<Keyword> OF_UPDATES = Set.of(SET, REMOVE, ADD, DELETE);
  static final Set<Keyword> ALL = Set.copyOf(EnumSet.allOf(Keyword.class));

  private final String text = name().toLowerCase(Locale.ROOT);

  /** In lower case. */
  public String text() {
    return text;
  }

  /** The keyword that the word is, in whatever case. */
  public static Optional<Keyword> named(String word) {
    for (Keyword keyword : values()) {
      if (keyword.is(word)) {
        return Optional.of(keyword);
      }
    }
    return Optional.empty();
  }

  boolean is(String word) {
    // Not equalsIgnoreCase: it takes a dotless i for an i and a long s for an s.
    return word.length() == text.length() && word.toLowerCase(Locale.ROOT).equals(text);
  }
}
