package dev.keywright.processor.plan.key;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** The sort condition that covers all participants of an item collection; a part of {@link KeyConditionText}. */
final class HullText {

  private HullText() {}

  static Optional<String> of(SortPlan.Hull hull, List<SortPlan> own) {
    List<String> conditions = own.stream().map(KeyConditionText::of).distinct().toList();
    if (conditions.size() == 1) {
      return SortText.of(own.get(0));
    }
    List<SortEnds> ends = own.stream().map(SortEnds::of).distinct().toList();
    SortEnds covering =
        new SortEnds(outermost(ends, SortEnds::low, -1, "least"), outermost(ends, SortEnds::high, 1, "greatest"));
    return Optional.of(covering.condition(hull.attribute())).filter(condition -> !condition.isEmpty());
  }

  /** Open where one of them is; where only the values decide which is outermost, all that may be. */
  private static Optional<String> outermost(List<SortEnds> ends, Function<SortEnds, Optional<String>> end, int sign,
      String word) {
    List<String> texts = ends.stream().map(end).flatMap(Optional::stream).distinct().toList();
    if (texts.isEmpty() || ends.stream().anyMatch(one -> end.apply(one).isEmpty())) {
      return Optional.empty();
    }
    List<String> outer = new ArrayList<>();
    for (String text : texts) {
      boolean isInside = texts.stream().anyMatch(other -> EndOrder.compare(other, text) * sign > 0);
      if (!isInside) {
        outer.add(text);
      }
    }
    return Optional.of(outer.size() == 1 ? outer.get(0) : "the " + word + " of (" + String.join(", ", outer) + ")");
  }
}
