package dev.keywright.processor.plan.question;

import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.signature.Signature;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * A question as it was read: its terms, the order asked for, and the typed parameters in order of first appearance.
 *
 * @param wholeKey whether {@code where} was left out, so that the terms tie the primary key
 */
public record Question(
    List<Term> terms, Optional<OrderBy> orderBy, List<Signature.Parameter> parameters, boolean wholeKey) {

  public Question {
    terms = List.copyOf(terms);
    parameters = List.copyOf(parameters);
  }

  /**
   * The order asked for.
   *
   * @param component empty: whatever the key's order is
   */
  public record OrderBy(Optional<String> component, boolean descending) {}

  public Map<String, Argument> ties() {
    Map<String, Argument> ties = new LinkedHashMap<>();
    for (Term term : terms) {
      if (term instanceof Term.Tie tie) {
        ties.put(tie.component(), tie.argument());
      }
    }
    return ties;
  }

  public Optional<Term.Range> range() {
    return terms.stream().filter(Term.Range.class::isInstance).map(Term.Range.class::cast).findFirst();
  }

  /** The same question with only the terms about these components. */
  public Question about(Set<String> components) {
    return new Question(terms.stream().filter(term -> components.contains(term.component())).toList(),
        orderBy.filter(order -> order.component().isEmpty() || components.contains(order.component().get())),
        parameters, wholeKey);
  }
}
