package dev.keywright.processor.plan.language;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the shortest text that two chains of languages both make, by walking both at once, and tells how each chain
 * takes it apart. Among texts of that length it prefers letters that people can read.
 */
final class CommonText {

  /** For each link of the two chains its part of the text. */
  record Match(List<String> first, List<String> second) {}

  /** A place inside a chain: which link, and which state of its language. */
  private record Position(int link, int state) {}

  private record Pair(Position first, Position second) {}

  /** How a pair was reached; no letter where a chain went on to its next link. */
  private record Step(Pair pair, Optional<Step> before, Optional<Character> letter) {}

  private final List<Language> first;
  private final List<Language> second;
  private final Deque<Step> open = new ArrayDeque<>();
  private final Set<Pair> seen = new HashSet<>();

  private CommonText(List<Language> first, List<Language> second) {
    this.first = first.isEmpty() ? List.of(Language.EMPTY_TEXT) : first;
    this.second = second.isEmpty() ? List.of(Language.EMPTY_TEXT) : second;
  }

  static Optional<Match> find(List<Language> first, List<Language> second) {
    return new CommonText(first, second).search();
  }

  /** The shortest readable text of a language that is not empty. */
  static String exampleOf(Language language) {
    return find(List.of(language), List.of(language)).orElseThrow().first().get(0);
  }

  private Optional<Match> search() {
    Position start = new Position(0, 0);
    open.add(new Step(new Pair(start, start), Optional.empty(), Optional.empty()));
    while (!open.isEmpty()) {
      Step step = open.removeFirst();
      if (!seen.add(step.pair())) {
        continue;
      }
      if (isEnd(first, step.pair().first()) && isEnd(second, step.pair().second())) {
        return Optional.of(trace(step));
      }
      goOn(step);
      consume(step);
    }
    return Optional.empty();
  }

  private static boolean isEnd(List<Language> chain, Position at) {
    return at.link() == chain.size() - 1 && accepts(chain, at);
  }

  private static boolean accepts(List<Language> chain, Position at) {
    return chain.get(at.link()).states().get(at.state()).accepting();
  }

  /** Going on to the next link costs no letter, so these pairs come before all that wait. */
  private void goOn(Step step) {
    Position left = step.pair().first();
    Position right = step.pair().second();
    if (left.link() + 1 < first.size() && accepts(first, left)) {
      open.addFirst(after(step, new Pair(new Position(left.link() + 1, 0), right)));
    }
    if (right.link() + 1 < second.size() && accepts(second, right)) {
      open.addFirst(after(step, new Pair(left, new Position(right.link() + 1, 0))));
    }
  }

  private static Step after(Step step, Pair pair) {
    return new Step(pair, Optional.of(step), Optional.empty());
  }

  private void consume(Step step) {
    Position left = step.pair().first();
    Position right = step.pair().second();
    List<Step> next = new ArrayList<>();
    for (Language.Edge mine : edges(first, left)) {
      for (Language.Edge theirs : edges(second, right)) {
        char min = (char) Math.max(mine.min(), theirs.min());
        char max = (char) Math.min(mine.max(), theirs.max());
        if (min <= max) {
          Pair pair = new Pair(
              new Position(left.link(), mine.target()), new Position(right.link(), theirs.target()));
          next.add(new Step(pair, Optional.of(step), Optional.of(Letters.readable(min, max))));
        }
      }
    }
    next.sort(Comparator.comparingInt(each -> Letters.rank(each.letter().orElseThrow())));
    open.addAll(next);
  }

  private static List<Language.Edge> edges(List<Language> chain, Position at) {
    return chain.get(at.link()).states().get(at.state()).edges();
  }

  private Match trace(Step last) {
    List<StringBuilder> left = first.stream().map(link -> new StringBuilder()).toList();
    List<StringBuilder> right = second.stream().map(link -> new StringBuilder()).toList();
    for (Step step = last; step.before().isPresent(); step = step.before().get()) {
      Pair pair = step.pair();
      step.letter().ifPresent(letter -> {
        left.get(pair.first().link()).insert(0, letter.charValue());
        right.get(pair.second().link()).insert(0, letter.charValue());
      });
    }
    return new Match(
        left.stream().map(StringBuilder::toString).toList(), right.stream().map(StringBuilder::toString).toList());
  }
}
