package dev.keywright.processor.plan.language;

import dk.brics.automaton.Automaton;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Languages in DynamoDB's order of strings, that of their UTF-8 bytes. It is the order of code points: of UTF-16's letters
 * the surrogates, halves of the greatest code points, come last.
 */
final class TextOrder {

  /** The greatest character there is, which ends ranges and is in no key that a template makes. */
  static final String GREATEST = "\uDBFF\uDFFF";

  private static final char FIRST_SURROGATE = '\uD800';
  private static final char LAST_SURROGATE = '\uDFFF';
  private static final char AFTER_SURROGATES = '\uE000';
  private static final char LAST_LETTER = '\uFFFF';

  private TextOrder() {}

  /** The least text of a language that is not empty; a bound below all of them if there is no least. */
  static String least(Language language) {
    StringBuilder text = new StringBuilder();
    Set<Integer> seen = new HashSet<>();
    int state = 0;
    while (!language.states().get(state).accepting() && seen.add(state)) {
      Language.Edge edge = language.states().get(state).edges().stream()
          .min(Comparator.comparingInt(candidate -> rank(leastOf(candidate))))
          .orElseThrow();
      text.append(leastOf(edge));
      state = edge.target();
    }
    return text.toString();
  }

  /** The greatest text of a language that is not empty; a bound above all of them if there is no greatest. */
  static String greatest(Language language) {
    StringBuilder text = new StringBuilder();
    Set<Integer> seen = new HashSet<>();
    int state = 0;
    while (!language.states().get(state).edges().isEmpty()) {
      if (!seen.add(state)) {
        return text + GREATEST;
      }
      Language.Edge edge = language.states().get(state).edges().stream()
          .max(Comparator.comparingInt(candidate -> rank(greatestOf(candidate))))
          .orElseThrow();
      text.append(greatestOf(edge));
      state = edge.target();
    }
    return text.toString();
  }

  /** This text and all behind it. */
  static Language atLeast(String text) {
    List<Automaton> choices = new ArrayList<>();
    for (int at = 0; at < text.length(); at++) {
      choices.add(Automaton.makeString(text.substring(0, at)).concatenate(above(text.charAt(at))).concatenate(any()));
    }
    choices.add(Automaton.makeString(text).concatenate(any()));
    return Language.of(Automaton.union(choices));
  }

  /** This text and all before it. */
  static Language atMost(String text) {
    List<Automaton> choices = new ArrayList<>();
    for (int at = 0; at < text.length(); at++) {
      choices.add(Automaton.makeString(text.substring(0, at)));
      choices.add(Automaton.makeString(text.substring(0, at)).concatenate(below(text.charAt(at))).concatenate(any()));
    }
    choices.add(Automaton.makeString(text));
    return Language.of(Automaton.union(choices));
  }

  static int compare(String first, String second) {
    int shorter = Math.min(first.length(), second.length());
    for (int at = 0; at < shorter; at++) {
      if (first.charAt(at) != second.charAt(at)) {
        return Integer.compare(rank(first.charAt(at)), rank(second.charAt(at)));
      }
    }
    return Integer.compare(first.length(), second.length());
  }

  private static Automaton any() {
    return Automaton.makeAnyString();
  }

  private static Automaton above(char letter) {
    if (isSurrogate(letter)) {
      return range(letter + 1, LAST_SURROGATE);
    }
    Automaton surrogates = range(FIRST_SURROGATE, LAST_SURROGATE);
    return letter < FIRST_SURROGATE
        ? range(letter + 1, LAST_LETTER)
        : range(letter + 1, LAST_LETTER).union(surrogates);
  }

  private static Automaton below(char letter) {
    if (isSurrogate(letter)) {
      return range(0, letter - 1).union(range(AFTER_SURROGATES, LAST_LETTER));
    }
    return letter < FIRST_SURROGATE
        ? range(0, letter - 1)
        : range(0, FIRST_SURROGATE - 1).union(range(AFTER_SURROGATES, letter - 1));
  }

  private static Automaton range(int min, int max) {
    return min <= max ? Automaton.makeCharRange((char) min, (char) max) : Automaton.makeEmpty();
  }

  private static char leastOf(Language.Edge edge) {
    boolean surrogatesFirst = isSurrogate(edge.min()) && edge.max() >= AFTER_SURROGATES;
    return surrogatesFirst ? AFTER_SURROGATES : edge.min();
  }

  private static char greatestOf(Language.Edge edge) {
    boolean reachesSurrogates = edge.min() <= LAST_SURROGATE && edge.max() >= FIRST_SURROGATE;
    return reachesSurrogates ? (char) Math.min(edge.max(), LAST_SURROGATE) : edge.max();
  }

  private static boolean isSurrogate(char letter) {
    return FIRST_SURROGATE <= letter && letter <= LAST_SURROGATE;
  }

  private static int rank(char letter) {
    return isSurrogate(letter) ? letter + 0x10000 : letter;
  }
}
