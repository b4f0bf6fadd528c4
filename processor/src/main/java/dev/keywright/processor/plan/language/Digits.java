package dev.keywright.processor.plan.language;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.State;
import dk.brics.automaton.Transition;

/**
 * Numbers in digits up to a bound, or from one on. Built state by state, since the regular expression of a bound
 * of 19 digits is slow to build: one state follows the digits of the bound, the others count what is left.
 */
final class Digits {

  private Digits() {}

  /** Numbers from one to this, without leading zeros. */
  static Language positive(String most) {
    State[] free = counting(most.length(), true);
    State tight = accepting();
    for (int left = 0; left < most.length(); left++) {
      char bound = most.charAt(most.length() - 1 - left);
      State state = accepting();
      boolean first = left == most.length() - 1;
      add(state, first ? '1' : '0', bound - 1, free[left]);
      add(state, bound, bound, tight);
      if (left > 0) {
        add(state, bound + 1, '9', free[left - 1]);
      }
      state.setAccept(!first);
      tight = state;
    }
    return from(tight);
  }

  /** Numbers of the same width up to this. */
  static Language atMost(String most) {
    State[] free = counting(most.length(), false);
    State tight = accepting();
    for (int left = 0; left < most.length(); left++) {
      char bound = most.charAt(most.length() - 1 - left);
      State state = new State();
      add(state, '0', bound - 1, free[left]);
      add(state, bound, bound, tight);
      tight = state;
    }
    return from(tight);
  }

  /** Numbers of the same width from this on. */
  static Language atLeast(String least) {
    State[] free = counting(least.length(), false);
    State tight = accepting();
    for (int left = 0; left < least.length(); left++) {
      char bound = least.charAt(least.length() - 1 - left);
      State state = new State();
      add(state, bound, bound, tight);
      add(state, bound + 1, '9', free[left]);
      tight = state;
    }
    return from(tight);
  }

  /** At each place a state that so many digits, or at most so many, can follow. */
  private static State[] counting(int width, boolean orFewer) {
    State[] states = new State[width];
    for (int left = 0; left < width; left++) {
      states[left] = new State();
      states[left].setAccept(orFewer || left == 0);
      if (left > 0) {
        add(states[left], '0', '9', states[left - 1]);
      }
    }
    return states;
  }

  private static State accepting() {
    State state = new State();
    state.setAccept(true);
    return state;
  }

  private static void add(State state, int min, int max, State next) {
    if (min <= max) {
      state.addTransition(new Transition((char) min, (char) max, next));
    }
  }

  private static Language from(State start) {
    Automaton automaton = new Automaton();
    automaton.setInitialState(start);
    automaton.setDeterministic(true);
    return Language.of(automaton);
  }
}
