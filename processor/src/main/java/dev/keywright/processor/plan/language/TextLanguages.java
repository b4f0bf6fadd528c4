package dev.keywright.processor.plan.language;

import dk.brics.automaton.Automaton;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Predicate;

/**
 * The texts of encoded strings over a table's delimiter D and its escape E, the next character. Texts are well formed
 * (surrogates in pairs), and U+10FFFF, the upper end of every range, is in none that a template makes.
 *
 * <p>Of folded text only so much is said that a lower-case one has no {@code A-Z} and an upper-case one no {@code a-z};
 * other alphabets are left in, so that a proof can err on the side of a fault, never miss one.
 */
final class TextLanguages {

  private static final char LAST_ASCII = '\u007F';
  private static final char FIRST_SURROGATE = '\uD800';
  private static final char LAST_SURROGATE = '\uDFFF';

  /** Whether a text was folded before it was encoded. */
  enum Case {
    KEPT,
    LOWER,
    UPPER;

    private boolean leaves(char letter) {
      return switch (this) {
        case KEPT -> true;
        case LOWER -> letter < 'A' || letter > 'Z';
        case UPPER -> letter < 'a' || letter > 'z';
      };
    }
  }

  private final char delimiter;
  private final char escape;

  TextLanguages(char delimiter) {
    this.delimiter = delimiter;
    this.escape = (char) (delimiter + 1);
  }

  /** Every text, the empty one too. */
  Language anything() {
    List<Automaton> letters = plain(letter -> true);
    letters.add(pairs());
    letters.add(Automaton.makeString("\uDBFF\uDFFF"));
    return Language.of(Automaton.union(letters).repeat());
  }

  /** Every text but the empty one. */
  Language anyText() {
    return anything().minus(Language.EMPTY_TEXT);
  }

  /** Any one letter. */
  Language oneLetter() {
    return Language.of(Automaton.union(plain(letter -> true)));
  }

  /** D is written {@code E!}, E is written {@code EE}. */
  Language escaped(Case folding) {
    List<Automaton> letters = plain(letter -> letter != delimiter && letter != escape && folding.leaves(letter));
    letters.add(Automaton.makeString(escape + "!"));
    letters.add(Automaton.makeString("" + escape + escape));
    return oneOrMore(letters);
  }

  /** Anything but D. */
  Language raw() {
    return oneOrMore(plain(letter -> letter != delimiter));
  }

  /** Every letter c up to and including E is written E and the letter E+1+c. */
  Language ordered(Case folding) {
    List<Automaton> letters = plain(letter -> letter > escape && folding.leaves(letter));
    List<Automaton> moved = new ArrayList<>();
    int start = escape + 1;
    for (int letter = 0; letter <= escape + 1; letter++) {
      if (letter > escape || !folding.leaves((char) letter)) {
        addRun(moved, start, escape + letter);
        start = escape + 2 + letter;
      }
    }
    letters.add(Automaton.makeChar(escape).concatenate(Automaton.union(moved)));
    return oneOrMore(letters);
  }

  /**
   * The letters of the basic plane but surrogates; the ASCII ones only if they pass. In runs, for the sake of speed.
   */
  private static List<Automaton> plain(Predicate<Character> ascii) {
    List<Automaton> runs = new ArrayList<>();
    int start = 0;
    for (int letter = 0; letter <= LAST_ASCII + 1; letter++) {
      boolean passes = letter <= LAST_ASCII && ascii.test((char) letter);
      if (!passes) {
        addRun(runs, start, letter - 1);
        start = letter + 1;
      }
    }
    addRun(runs, LAST_ASCII + 1, FIRST_SURROGATE - 1);
    addRun(runs, LAST_SURROGATE + 1, '\uFFFF');
    return runs;
  }

  private static void addRun(List<Automaton> runs, int first, int last) {
    if (first <= last) {
      runs.add(Automaton.makeCharRange((char) first, (char) last));
    }
  }

  /** The letters above the basic plane, but the last. */
  private static Automaton pairs() {
    Automaton low = Automaton.makeCharRange('\uDC00', LAST_SURROGATE);
    Automaton lowButLast = Automaton.makeCharRange('\uDC00', (char) (LAST_SURROGATE - 1));
    return Automaton.makeCharRange(FIRST_SURROGATE, '\uDBFE').concatenate(low)
        .union(Automaton.makeChar('\uDBFF').concatenate(lowButLast));
  }

  private static Language oneOrMore(List<Automaton> letters) {
    letters.add(pairs());
    return Language.of(Automaton.union(letters).repeat(1));
  }
}
