package dev.keywright.processor.plan.key;

import dev.keywright.processor.plan.key.SortPlan.RangeOperator;
import dev.keywright.processor.plan.key.SortPlan.RangeTerm;
import java.util.List;
import java.util.Optional;

/** The condition on a sort-key attribute, in words; a part of {@link KeyConditionText}. */
final class SortText {

  private SortText() {}

  /** Empty where the whole partition is read, and for a hull, which {@link HullText} says. */
  static Optional<String> of(SortPlan plan) {
    if (plan instanceof SortPlan.Equal equal) {
      return Optional.of(equal.value().attribute() + " = " + ValueText.of(equal.value()));
    }
    if (plan instanceof SortPlan.Prefix prefix) {
      return Optional.of(beginsWith(prefix.value().attribute(), ValueText.of(prefix.value())));
    }
    if (plan instanceof SortPlan.Range range) {
      return Optional.of(range(range));
    }
    return plan instanceof SortPlan.NativeRange range ? Optional.of(nativeRange(range)) : Optional.empty();
  }

  static String beginsWith(String attribute, String text) {
    return "begins_with(" + attribute + ", " + text + ")";
  }

  private static String range(SortPlan.Range range) {
    SortEnds ends = SortEnds.of(range);
    return range.term().operator() == RangeOperator.BEGINS_WITH
        ? beginsWith(range.pinned().attribute(), ends.low().orElse(""))
        : ends.condition(range.pinned().attribute());
  }

  private static String nativeRange(SortPlan.NativeRange range) {
    RangeTerm term = range.term();
    List<String> bounds = term.bounds().stream().map(bound -> ValueText.plain(bound, range.component())).toList();
    return switch (term.operator()) {
      case BETWEEN -> range.attribute() + " between " + bounds.get(0) + " and " + bounds.get(1);
      case BEGINS_WITH -> beginsWith(range.attribute(), bounds.get(0));
      case AT_LEAST, GREATER_THAN, AT_MOST, LESS_THAN ->
          range.attribute() + " " + term.operator().text() + " " + bounds.get(0);
    };
  }
}
