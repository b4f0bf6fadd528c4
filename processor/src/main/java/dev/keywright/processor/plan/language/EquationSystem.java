package dev.keywright.processor.plan.language;

import dev.keywright.processor.plan.language.Symbol.Letter;
import dev.keywright.processor.plan.language.Symbol.Unknown;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Equations that must hold together, with what each unknown may be. */
record EquationSystem(List<Equation> equations, Map<Unknown, Language> languages) {

  /** Without what holds by itself; empty where an equation cannot hold, whatever the unknowns are. */
  Optional<EquationSystem> reduced() {
    List<Equation> open = new ArrayList<>();
    for (Equation equation : equations) {
      Optional<Equation> reduced = equation.reduced();
      if (reduced.isEmpty()) {
        return Optional.empty();
      }
      if (!reduced.get().isSolved()) {
        open.add(reduced.get());
      }
    }
    return Optional.of(new EquationSystem(open, languages));
  }

  /** The system with an unknown replaced by others, whose languages are given. */
  EquationSystem replace(Unknown unknown, List<Symbol> by, Map<Unknown, Language> learnt) {
    Map<Unknown, Language> more = new LinkedHashMap<>(languages);
    more.remove(unknown);
    more.putAll(learnt);
    return new EquationSystem(equations.stream().map(equation -> equation.replace(unknown, by)).toList(), more);
  }

  /** The unknowns that occur more than once, and so tie equations or ends of one equation together. */
  Set<Unknown> repeated() {
    Set<Unknown> once = new HashSet<>();
    Set<Unknown> repeated = new HashSet<>();
    equations.stream().flatMap(Equation::unknowns).filter(unknown -> !once.add(unknown)).forEach(repeated::add);
    return repeated;
  }

  /** The number of symbols. */
  int size() {
    return equations.stream().mapToInt(equation -> equation.left().size() + equation.right().size()).sum();
  }

  /** Whether no unknown occurs more than twice. */
  boolean isQuadratic() {
    Map<Unknown, Long> occurrences = equations.stream()
        .flatMap(Equation::unknowns)
        .collect(Collectors.groupingBy(Function.identity(), Collectors.counting()));
    return occurrences.values().stream().allMatch(count -> count <= 2);
  }

  /**
   * The shortest texts for the unknowns where each occurrence may have its own: the truth if none is repeated, else a
   * bound. Empty if even so an equation cannot hold.
   */
  Optional<Map<Unknown, String>> relaxed() {
    Map<Unknown, String> values = new LinkedHashMap<>();
    for (Equation equation : equations) {
      Chain left = Chain.of(equation.left(), languages);
      Chain right = Chain.of(equation.right(), languages);
      Optional<CommonText.Match> match = CommonText.find(left.links(), right.links());
      if (match.isEmpty()) {
        return Optional.empty();
      }
      left.collect(match.get().first(), values);
      right.collect(match.get().second(), values);
    }
    return Optional.of(values);
  }

  /** A form that is equal for systems that differ only in the identity of their unknowns. */
  List<Object> shape() {
    Map<Unknown, Integer> numbers = new LinkedHashMap<>();
    List<Object> shape = new ArrayList<>();
    for (Equation equation : equations) {
      equation.left().forEach(symbol -> shape.add(shapeOf(symbol, numbers)));
      shape.add("=");
      equation.right().forEach(symbol -> shape.add(shapeOf(symbol, numbers)));
      shape.add(";");
    }
    numbers.keySet().forEach(unknown -> shape.add(languages.get(unknown)));
    return shape;
  }

  private static Object shapeOf(Symbol symbol, Map<Unknown, Integer> numbers) {
    if (symbol instanceof Unknown unknown) {
      numbers.putIfAbsent(unknown, numbers.size());
      return numbers.get(unknown);
    }
    return symbol;
  }

  /** One side of an equation as a chain of languages: runs of letters, and unknowns. */
  private record Chain(List<Language> links, List<Optional<Unknown>> owners) {

    static Chain of(List<Symbol> symbols, Map<Unknown, Language> languages) {
      List<Language> links = new ArrayList<>();
      List<Optional<Unknown>> owners = new ArrayList<>();
      StringBuilder letters = new StringBuilder();
      for (Symbol symbol : symbols) {
        if (symbol instanceof Letter letter) {
          letters.append(letter.value());
        } else if (symbol instanceof Unknown unknown) {
          links.add(Language.text(letters.toString()));
          owners.add(Optional.empty());
          letters.setLength(0);
          links.add(languages.get(unknown));
          owners.add(Optional.of(unknown));
        }
      }
      links.add(Language.text(letters.toString()));
      owners.add(Optional.empty());
      return new Chain(links, owners);
    }

    void collect(List<String> texts, Map<Unknown, String> values) {
      for (int at = 0; at < texts.size(); at++) {
        String text = texts.get(at);
        owners.get(at).ifPresent(owner -> values.put(owner, text));
      }
    }
  }
}
