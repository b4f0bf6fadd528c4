package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import java.util.List;
import java.util.Optional;

/**
 * On what a write depends, beside what its operation always asks.
 *
 * @param version the version's component where {@code given} lists it; its parameter is {@code currentVersion} or the like
 * @param given the other components of {@code given}
 * @param terms those that {@code condition} joins by {@code and}
 */
public record ConditionPlan(Optional<Given> version, List<Given> given, List<ExpressionPlan> terms) {

  /** Nothing beside that. */
  public static final ConditionPlan NONE = new ConditionPlan(Optional.empty(), List.of(), List.of());

  public ConditionPlan {
    given = List.copyOf(given);
    terms = List.copyOf(terms);
  }

  /** A component with the parameter of its believed value; an {@code Optional} where the component may be absent. */
  public record Given(ComponentModel component, String parameter) {}

  public boolean isNone() {
    return version.isEmpty() && given.isEmpty() && terms.isEmpty();
  }
}
