package dev.keywright.processor.plan.key;

import dev.keywright.processor.plan.key.SortPlan.RangeOperator;
import java.util.List;
import java.util.Optional;

/**
 * The two ends of an interval of sort keys, both inclusive, in words; a part of {@link KeyConditionText}. An absent end
 * is an open side.
 */
record SortEnds(Optional<String> low, Optional<String> high) {

  static final String MAX = "{max}";

  /** The ends of what a participant asks for; both absent where that is the whole partition. */
  static SortEnds of(SortPlan plan) {
    if (plan instanceof SortPlan.Equal equal) {
      String value = equal.value() instanceof KeyValue.OfComponent
          ? "{" + ValueText.of(equal.value()) + "}"
          : ValueText.of(equal.value());
      return new SortEnds(Optional.of(value), Optional.of(value));
    }
    if (plan instanceof SortPlan.Prefix prefix) {
      return prefixed(ValueText.of(prefix.value()));
    }
    if (plan instanceof SortPlan.Range range) {
      return ofRange(range);
    }
    return plan instanceof SortPlan.NativeRange range
        ? ofNative(range)
        : new SortEnds(Optional.empty(), Optional.empty());
  }

  String condition(String attribute) {
    if (low.isPresent() && high.isPresent()) {
      return attribute + " between " + low.get() + " and " + high.get();
    }
    return low.map(text -> attribute + " >= " + text).or(() -> high.map(text -> attribute + " <= " + text)).orElse("");
  }

  private static SortEnds prefixed(String text) {
    return new SortEnds(Optional.of(text), Optional.of(text + MAX));
  }

  /** The table of ranges that the runtime's {@code SortRange} carries out. */
  private static SortEnds ofRange(SortPlan.Range range) {
    String pinned = ValueText.of(range.pinned());
    Optional<String> start = pinned.isEmpty() ? Optional.empty() : Optional.of(pinned);
    Optional<String> end = start.map(text -> text + MAX);
    List<String> bounds = bounds(range);
    String first = bounds.get(0);
    String last = bounds.get(bounds.size() - 1);
    String behind = range.moreFollows() ? range.literalAfter() + MAX : "";
    return switch (direction(range)) {
      case AT_LEAST -> new SortEnds(Optional.of(pinned + first), end);
      case GREATER_THAN -> new SortEnds(
          Optional.of(pinned + (range.moreFollows() ? first + behind : beside(first, "after"))), end);
      case AT_MOST -> new SortEnds(start, Optional.of(pinned + first + behind));
      case LESS_THAN -> new SortEnds(start,
          Optional.of(pinned + (range.moreFollows() ? first : beside(first, "before"))));
      case BETWEEN -> new SortEnds(Optional.of(pinned + first), Optional.of(pinned + last + behind));
      case BEGINS_WITH -> prefixed(pinned + first);
    };
  }

  private static List<String> bounds(SortPlan.Range range) {
    List<String> bounds = range.term().bounds().stream()
        .map(bound -> ValueText.encoded(bound, range.ranged()))
        .toList();
    return isReversed(range) && bounds.size() == 2 ? List.of(bounds.get(1), bounds.get(0)) : bounds;
  }

  /** A reversed encoding exchanges the ends. */
  private static RangeOperator direction(SortPlan.Range range) {
    RangeOperator operator = range.term().operator();
    if (!isReversed(range)) {
      return operator;
    }
    return switch (operator) {
      case AT_LEAST -> RangeOperator.AT_MOST;
      case GREATER_THAN -> RangeOperator.LESS_THAN;
      case AT_MOST -> RangeOperator.AT_LEAST;
      case LESS_THAN -> RangeOperator.GREATER_THAN;
      case BETWEEN, BEGINS_WITH -> operator;
    };
  }

  private static boolean isReversed(SortPlan.Range range) {
    return range.ranged().encoding().kind().isReversed();
  }

  private static String beside(String encoded, String side) {
    return encoded.startsWith("{") ? "{" + side + " " + encoded.substring(1) : "{" + side + " " + encoded + "}";
  }

  private static SortEnds ofNative(SortPlan.NativeRange range) {
    List<String> bounds = range.term().bounds().stream()
        .map(bound -> "{" + ValueText.plain(bound, range.component()) + "}")
        .toList();
    return switch (range.term().operator()) {
      case AT_LEAST, GREATER_THAN -> new SortEnds(Optional.of(bounds.get(0)), Optional.empty());
      case AT_MOST, LESS_THAN -> new SortEnds(Optional.empty(), Optional.of(bounds.get(0)));
      case BETWEEN -> new SortEnds(Optional.of(bounds.get(0)), Optional.of(bounds.get(1)));
      case BEGINS_WITH -> prefixed(bounds.get(0));
    };
  }
}
