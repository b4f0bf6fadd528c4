package dev.keywright.processor.plan.key;

import java.util.List;
import java.util.Set;

/**
 * When a template holds: all its terms must. Written as {@code when}, or implied by an optional component
 * ({@code attribute_exists}).
 */
public record Guard(List<Term> terms) {

  /** The guard of a template that always holds. */
  public static final Guard ALWAYS = new Guard(List.of());

  public Guard {
    terms = List.copyOf(terms);
  }

  /** What a guard asks of one component. Literals are written as their stored text. */
  public sealed interface Term {
    String component();
  }

  /** {@code c = 'A'}, {@code c in ('A', 'B')}. */
  public record OneOf(String component, Set<String> values) implements Term {}

  /** {@code c <> 'A'}; an absent component is unequal too. */
  public record NoneOf(String component, Set<String> values) implements Term {}

  /** {@code attribute_exists(c)}. */
  public record Exists(String component) implements Term {}

  /** {@code attribute_not_exists(c)}. */
  public record Absent(String component) implements Term {}

  public boolean isAlways() {
    return terms.isEmpty();
  }
}
