package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.language.Symbol.Letter;
import dev.keywright.processor.plan.language.Symbol.Unknown;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds texts for the unknowns of a system of equations, or proves that there are none.
 *
 * <p>An unknown that occurs once ties nothing: then equations are independent, and a walk over automata decides. One
 * that occurs again, a component in both halves of a key, is resolved by looking at what an equation begins with: of
 * two unknowns that begin the same text one is the other, or begins with it. Each such step splits the languages at a
 * state of their automata, so that as long as no component occurs more than twice there are finitely many systems to
 * look at, and the answer is exact. Beyond that they can grow for ever: the search then ends after {@link #PATIENCE}
 * and reports what it could not exclude.
 */
final class EquationSolver {

  /** How many symbols, in all systems together, are looked at. */
  private static final int PATIENCE = 2_000;

  /** The same for systems that come to an end by themselves; it is there to be never reached. */
  private static final int LAST_RESORT = 500_000;

  /** Texts for the unknowns; not certain if the search was given up, and then the equations may not hold. */
  record Solution(Map<Unknown, String> values, boolean certain) {}

  /** A system, and the step from the one before. */
  private record Node(EquationSystem system, Optional<Replacement> reachedBy) {}

  private record Replacement(Node before, Unknown unknown, List<Symbol> by) {}

  private final Deque<Node> open = new ArrayDeque<>();
  private final Set<List<Object>> seen = new HashSet<>();

  private EquationSolver() {}

  static Optional<Solution> solve(EquationSystem system) {
    return new EquationSolver().search(system);
  }

  private Optional<Solution> search(EquationSystem start) {
    Optional<Map<Unknown, String>> bound = start.reduced().flatMap(EquationSystem::relaxed);
    if (bound.isEmpty()) {
      return Optional.empty();
    }
    int limit = start.isQuadratic() ? LAST_RESORT : PATIENCE;
    int looked = 0;
    open.add(new Node(start, Optional.empty()));
    while (!open.isEmpty()) {
      Node node = open.remove();
      looked += node.system().size();
      if (looked > limit) {
        return Optional.of(new Solution(complete(bound.get(), start), false));
      }
      Optional<EquationSystem> reduced = node.system().reduced();
      if (reduced.isEmpty() || !seen.add(reduced.get().shape())) {
        continue;
      }
      Optional<Map<Unknown, String>> values = reduced.get().relaxed();
      if (values.isEmpty()) {
        continue;
      }
      Set<Unknown> repeated = reduced.get().repeated();
      if (repeated.isEmpty()) {
        return Optional.of(new Solution(trace(node, complete(values.get(), node.system())), true));
      }
      branch(new Node(reduced.get(), node.reachedBy()), repeated);
    }
    return Optional.empty();
  }

  /** An unknown that no equation asks for any more may be anything. */
  private static Map<Unknown, String> complete(Map<Unknown, String> values, EquationSystem system) {
    Map<Unknown, String> complete = new LinkedHashMap<>(values);
    system.languages().forEach(
        (unknown, language) -> complete.computeIfAbsent(unknown, missing -> CommonText.exampleOf(language)));
    return complete;
  }

  private static Map<Unknown, String> trace(Node leaf, Map<Unknown, String> values) {
    Node node = leaf;
    while (node.reachedBy().isPresent()) {
      Replacement replacement = node.reachedBy().get();
      values.put(replacement.unknown(), textOf(replacement.by(), values));
      node = replacement.before();
    }
    return values;
  }

  /** The text that symbols become once all unknowns are found. */
  static String textOf(List<Symbol> symbols, Map<Unknown, String> values) {
    StringBuilder text = new StringBuilder();
    for (Symbol symbol : symbols) {
      if (symbol instanceof Letter letter) {
        text.append(letter.value());
      } else if (symbol instanceof Unknown unknown) {
        text.append(values.get(unknown));
      }
    }
    return text.toString();
  }

  private void branch(Node node, Set<Unknown> repeated) {
    Equation equation = node.system().equations().stream()
        .filter(candidate -> candidate.unknowns().anyMatch(repeated::contains))
        .findFirst()
        .orElseThrow();
    if (equation.left().isEmpty() || equation.right().isEmpty()) {
      equation.symbols().findFirst().ifPresent(symbol -> beNothing(node, (Unknown) symbol));
      return;
    }
    Symbol left = equation.left().get(0);
    Symbol right = equation.right().get(0);
    if (left instanceof Unknown first && right instanceof Unknown second) {
      beEqual(node, first, second);
      beginWith(node, first, second);
      beginWith(node, second, first);
    } else if (left instanceof Unknown first && right instanceof Letter letter) {
      beginWith(node, first, letter);
    } else if (left instanceof Letter letter && right instanceof Unknown second) {
      beginWith(node, second, letter);
    }
  }

  private void beNothing(Node node, Unknown unknown) {
    if (node.system().languages().get(unknown).hasEmptyText()) {
      replace(node, unknown, List.of(), Map.of());
    }
  }

  private void beginWith(Node node, Unknown unknown, Letter letter) {
    beNothing(node, unknown);
    node.system().languages().get(unknown).after(letter.value()).ifPresent(language -> {
      Unknown rest = new Unknown();
      replace(node, unknown, List.of(letter, rest), Map.of(rest, language));
    });
  }

  private void beEqual(Node node, Unknown first, Unknown second) {
    Map<Unknown, Language> languages = node.system().languages();
    Language both = languages.get(first).and(languages.get(second));
    if (!both.isEmpty()) {
      replace(node, first, List.of(second), Map.of(second, both));
    }
  }

  /** Each state of the longer one's automaton is a place where the shorter one may end. */
  private void beginWith(Node node, Unknown longer, Unknown shorter) {
    Language whole = node.system().languages().get(longer);
    for (int state = 0; state < whole.states().size(); state++) {
      Language head = whole.headTo(state).and(node.system().languages().get(shorter));
      Language tail = whole.tailFrom(state).minus(Language.EMPTY_TEXT);
      if (!head.isEmpty() && !tail.isEmpty()) {
        Unknown rest = new Unknown();
        List<Symbol> by = new ArrayList<>(List.of(shorter, rest));
        replace(node, longer, by, Map.of(shorter, head, rest, tail));
      }
    }
  }

  private void replace(Node node, Unknown unknown, List<Symbol> by, Map<Unknown, Language> learnt) {
    EquationSystem next = node.system().replace(unknown, by, learnt);
    open.add(new Node(next, Optional.of(new Replacement(node, unknown, by))));
  }
}
