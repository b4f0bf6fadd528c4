package dev.keywright.processor.plan.language;

import java.util.List;

/** A piece of a key's text: a letter that is given, or a text that is still to be found. */
sealed interface Symbol {

  record Letter(char value) implements Symbol {}

  /** Each is itself alone: what it may be is said by the system of equations that holds it. */
  final class Unknown implements Symbol {}

  static List<Symbol> letters(String text) {
    return text.chars().mapToObj(letter -> (Symbol) new Letter((char) letter)).toList();
  }
}
