package dev.keywright.runtime.generated;

import dev.keywright.runtime.key.KeyLimit;
import dev.keywright.runtime.key.KeyOrder;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sort keys from a low end, to a high end, or between both. */
final class IntervalSort extends SortCondition {
  private final String attribute;
  private final Optional<SortBound> low;
  private final Optional<SortBound> high;

  private IntervalSort(String attribute, Optional<SortBound> low, Optional<SortBound> high) {
    this.attribute = attribute;
    this.low = low;
    this.high = high;
  }

  /**
   * The interval, its ends moved to what DynamoDB takes: it refuses a bound longer than a sort key and a BETWEEN whose
   * ends are exchanged, and it knows no BETWEEN that leaves out an end. The first two lose nothing; an end that is to
   * be left out becomes inclusive, which only hulls ask for, and their participants drop the rest.
   */
  static SortCondition of(String attribute, Optional<SortBound> low, Optional<SortBound> high) {
    if (low.isEmpty() && high.isEmpty()) {
      return any();
    }
    Optional<SortBound> from = low.flatMap(IntervalSort::raised);
    Optional<SortBound> to = high.map(IntervalSort::lowered);
    if (low.isPresent() && from.isEmpty()) {
      return none();
    }
    if (from.isEmpty() || to.isEmpty()) {
      return new IntervalSort(attribute, from, to);
    }
    AttributeValue first = from.get().value();
    AttributeValue last = to.get().value();
    return KeyOrder.ORDER.compare(first, last) > 0
        ? none()
        : new IntervalSort(attribute, Optional.of(SortBound.inclusive(first)), Optional.of(SortBound.inclusive(last)));
  }

  /** No stored key lies between a bound that is too long and the nearest one that is not. */
  private static Optional<SortBound> raised(SortBound low) {
    return KeyLimit.SORT.fits(low.value())
        ? Optional.of(low)
        : KeyLimit.SORT.ceiling(low.value()).map(SortBound::inclusive);
  }

  private static SortBound lowered(SortBound high) {
    return KeyLimit.SORT.fits(high.value()) ? high : SortBound.inclusive(KeyLimit.SORT.floor(high.value()));
  }

  @Override
  public boolean matches(ItemKey key) {
    AttributeValue stored = key.attribute(attribute);
    AttributeValue bound = low.or(() -> high).orElseThrow().value();
    return stored != null && stored.type() == bound.type()
        && (low.isEmpty() || low.get().admitsAbove(stored))
        && (high.isEmpty() || high.get().admitsBelow(stored));
  }

  @Override
  void write(KeyExpressionBuilder out) {
    if (low.isPresent() && high.isPresent()) {
      out.between(attribute, low.get().value(), high.get().value());
    } else if (low.isPresent()) {
      out.compare(attribute, low.get().inclusive() ? ">=" : ">", low.get().value());
    } else {
      SortBound last = high.orElseThrow();
      out.compare(attribute, last.inclusive() ? "<=" : "<", last.value());
    }
  }

  @Override
  Optional<SortBound> low() {
    return low;
  }

  @Override
  Optional<SortBound> high() {
    return high;
  }

  @Override
  public String toString() {
    if (low.isPresent() && high.isPresent()) {
      return attribute + " BETWEEN " + text(low.get()) + " AND " + text(high.get());
    }
    if (low.isPresent()) {
      return attribute + (low.get().inclusive() ? " >= " : " > ") + text(low.get());
    }
    SortBound last = high.orElseThrow();
    return attribute + (last.inclusive() ? " <= " : " < ") + text(last);
  }

  private static String text(SortBound bound) {
    return KeyText.of(bound.value());
  }
}
