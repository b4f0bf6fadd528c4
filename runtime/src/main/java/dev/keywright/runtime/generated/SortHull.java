package dev.keywright.runtime.generated;

import java.util.List;
import java.util.Optional;
import java.util.function.BinaryOperator;
import java.util.function.Function;

/** The one condition that covers several: what an item collection asks DynamoDB, made of what each entity asks. */
final class SortHull {

  private SortHull() {
  }

  static SortCondition of(String attribute, List<SortCondition> conditions) {
    List<SortCondition> met = conditions.stream().filter(condition -> !condition.isEmpty()).toList();
    if (met.isEmpty()) {
      return SortCondition.none();
    }
    SortCondition first = met.get(0);
    // Only equalities and prefixes have an equality of their own; a lone interval is the same object throughout.
    if (met.stream().allMatch(first::equals)) {
      return first;
    }
    return IntervalSort.of(attribute,
        outermost(met, SortCondition::low, SortBound::lower),
        outermost(met, SortCondition::high, SortBound::higher));
  }

  /** Open if one of them is open. */
  private static Optional<SortBound> outermost(List<SortCondition> conditions,
                                               Function<SortCondition, Optional<SortBound>> end,
                                               BinaryOperator<SortBound> outer) {
    List<SortBound> bounds = conditions.stream().map(end).flatMap(Optional::stream).toList();
    return bounds.size() < conditions.size() ? Optional.empty() : bounds.stream().reduce(outer);
  }
}
