package dev.keywright.runtime.generated;

import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * What a query asks of items beyond their keys: terms joined by {@code AND}. DynamoDB applies it after reading, so what
 * is filtered out is paid for too. Immutable.
 */
public final class Filter {
  /** Asks for nothing. */
  public static final Filter NONE = new Filter(List.of());

  private static final Pattern OR = Pattern.compile("\\bOR\\b", Pattern.CASE_INSENSITIVE);

  private final List<BoundExpression> terms;

  private Filter(List<BoundExpression> terms) {
    this.terms = terms;
  }

  /** The terms that are not left out. */
  public static Filter of(BoundExpression... terms) {
    List<BoundExpression> there = new ArrayList<>();
    for (BoundExpression term : terms) {
      if (!term.isLeftOut()) {
        there.add(term);
      }
    }
    return there.isEmpty() ? NONE : new Filter(List.copyOf(there));
  }

  /** Whether nothing is asked for. */
  public boolean isEmpty() {
    return terms.isEmpty();
  }

  /** The filter expression; empty if nothing is asked for. */
  public String text(Aliases aliases) {
    return terms.stream().map(term -> term(term, aliases)).collect(Collectors.joining(" AND "));
  }

  /** One term of several that are joined by {@code AND}. */
  static String term(BoundExpression term, Aliases aliases) {
    return joinable(term.text(aliases));
  }

  private static String joinable(String text) {
    return OR.matcher(text).find() ? '(' + text + ')' : text;
  }

  /** For people. */
  @Override
  public String toString() {
    return terms.stream().map(term -> joinable(term.description())).collect(Collectors.joining(" AND "));
  }
}
