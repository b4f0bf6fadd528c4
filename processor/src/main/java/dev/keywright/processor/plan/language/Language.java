package dev.keywright.processor.plan.language;

import dk.brics.automaton.Automaton;
import dk.brics.automaton.Transition;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.IntPredicate;

/**
 * A regular set of texts, as its minimal automaton with states numbered in one way only: two languages are equal
 * exactly when they hold the same texts. The automaton library builds and combines them, the searches of this room
 * walk them.
 *
 * @param states the first is where every text starts; none is a dead end unless the language is empty
 */
record Language(List<State> states) {

  /** The language that holds the empty text alone. */
  static final Language EMPTY_TEXT = text("");

  /** The language that holds no text at all. */
  static final Language NOTHING = new Language(List.of(new State(false, List.of())));

  /** One state and where a letter leads from it, in the order of letters. */
  record State(boolean accepting, List<Edge> edges) {}

  /** All letters from {@code min} to {@code max} lead to the same state. */
  record Edge(char min, char max, int target) {}

  static Language of(Automaton automaton) {
    Automaton minimal = automaton.clone();
    minimal.minimize();
    minimal.expandSingleton();
    minimal.removeDeadTransitions();
    Map<dk.brics.automaton.State, Integer> numbers = new LinkedHashMap<>();
    Deque<dk.brics.automaton.State> open = new ArrayDeque<>();
    numbers.put(minimal.getInitialState(), 0);
    open.add(minimal.getInitialState());
    List<State> states = new ArrayList<>();
    while (!open.isEmpty()) {
      dk.brics.automaton.State next = open.remove();
      List<Edge> edges = new ArrayList<>();
      for (Transition transition : next.getSortedTransitions(false)) {
        if (numbers.putIfAbsent(transition.getDest(), numbers.size()) == null) {
          open.add(transition.getDest());
        }
        edges.add(new Edge(transition.getMin(), transition.getMax(), numbers.get(transition.getDest())));
      }
      states.add(new State(next.isAccept(), List.copyOf(edges)));
    }
    return new Language(List.copyOf(states));
  }

  /** The language of this one text. */
  static Language text(String text) {
    List<State> states = new ArrayList<>();
    for (int at = 0; at < text.length(); at++) {
      states.add(new State(false, List.of(new Edge(text.charAt(at), text.charAt(at), at + 1))));
    }
    states.add(new State(true, List.of()));
    return new Language(List.copyOf(states));
  }

  boolean isEmpty() {
    return states.stream().noneMatch(State::accepting);
  }

  boolean hasEmptyText() {
    return states.get(0).accepting();
  }

  boolean contains(String text) {
    Optional<Integer> state = Optional.of(0);
    for (int at = 0; at < text.length() && state.isPresent(); at++) {
      state = step(state.get(), text.charAt(at));
    }
    return state.map(last -> states.get(last).accepting()).orElse(false);
  }

  private Optional<Integer> step(int state, char letter) {
    return states.get(state).edges().stream()
        .filter(edge -> edge.min() <= letter && letter <= edge.max())
        .map(Edge::target)
        .findFirst();
  }

  /** What can follow the letter in texts that begin with it. */
  Optional<Language> after(char letter) {
    return step(0, letter).map(this::tailFrom);
  }

  /** The beginnings of texts that lead to a state. */
  Language headTo(int state) {
    return of(automaton(0, candidate -> candidate == state));
  }

  /** What can follow once a state is reached. */
  Language tailFrom(int state) {
    return of(automaton(state, candidate -> states.get(candidate).accepting()));
  }

  Language and(Language other) {
    return of(automaton().intersection(other.automaton()));
  }

  Language or(Language other) {
    return of(automaton().union(other.automaton()));
  }

  Language minus(Language other) {
    return of(automaton().minus(other.automaton()));
  }

  Language then(Language other) {
    return of(automaton().concatenate(other.automaton()));
  }

  Automaton automaton() {
    return automaton(0, state -> states.get(state).accepting());
  }

  private Automaton automaton(int start, IntPredicate accepting) {
    List<dk.brics.automaton.State> copies = new ArrayList<>();
    for (int state = 0; state < states.size(); state++) {
      dk.brics.automaton.State copy = new dk.brics.automaton.State();
      copy.setAccept(accepting.test(state));
      copies.add(copy);
    }
    for (int state = 0; state < states.size(); state++) {
      for (Edge edge : states.get(state).edges()) {
        copies.get(state).addTransition(new Transition(edge.min(), edge.max(), copies.get(edge.target())));
      }
    }
    Automaton automaton = new Automaton();
    automaton.setInitialState(copies.get(start));
    automaton.setDeterministic(true);
    return automaton;
  }
}
