package dev.keywright.processor.plan.language;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Languages in DynamoDB's order of strings, that of their UTF-8 bytes. It is the order of code points: of UTF-16's
 * letters the surrogates, halves of the greatest code points, come last.
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
    State any = any();
    State tight = any;
    for (int at = text.length() - 1; at >= 0; at--) {
      tight = before(text.charAt(at), tight, above(text.charAt(at)), any);
    }
    return from(tight);
  }

  /** This text and all before it. */
  static Language atMost(String text) {
    State any = any();
    State tight = new State();
    tight.setAccept(true);
    for (int at = text.length() - 1; at >= 0; at--) {
      tight = before(text.charAt(at), tight, below(text.charAt(at)), any);
      tight.setAccept(true);
    }
    return from(tight);
  }

  /** A state that goes on along the bound with this letter, and is free of it with others. */
  private static State before(char letter, State next, List<Run> free, State any) {
    State state = new State();
    state.addTransition(new Transition(letter, next));
    free.stream()
        .filter(run -> run.min() <= run.max())
        .forEach(run -> state.addTransition(new Transition((char) run.min(), (char) run.max(), any)));
    return state;
  }

  private static State any() {
    State any = new State();
    any.setAccept(true);
    any.addTransition(new Transition('\0', LAST_LETTER, any));
    return any;
  }

  private static Language from(State start) {
    Automaton automaton = new Automaton();
    automaton.setInitialState(start);
    automaton.setDeterministic(true);
    return Language.of(automaton);
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

  /** Letters from one to another; none where they are the wrong way round. */
  private record Run(int min, int max) {}

  private static List<Run> above(char letter) {
    if (isSurrogate(letter)) {
      return List.of(new Run(letter + 1, LAST_SURROGATE));
    }
    Run behind = new Run(letter + 1, LAST_LETTER);
    return letter < FIRST_SURROGATE ? List.of(behind) : List.of(behind, new Run(FIRST_SURROGATE, LAST_SURROGATE));
  }

  private static List<Run> below(char letter) {
    if (isSurrogate(letter)) {
      return List.of(new Run(0, letter - 1), new Run(AFTER_SURROGATES, LAST_LETTER));
    }
    return letter < FIRST_SURROGATE
        ? List.of(new Run(0, letter - 1))
        : List.of(new Run(0, FIRST_SURROGATE - 1), new Run(AFTER_SURROGATES, letter - 1));
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
