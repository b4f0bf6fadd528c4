package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;
import java.util.Comparator;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.UnaryOperator;

/**
 * The values a format can hold, as a line of evenly spaced points: from the least to the greatest, one unit apart. It
 * refuses what is not a point, and rounds bounds to the points beside them. {@link FixedWidth} and native keys stand on
 * it.
 *
 * @param order the order of values
 * @param least the first point
 * @param greatest the last point
 * @param floor rounds a value within the ends down to a point; the same object if it is one
 * @param next the point after this one
 * @param previous the point before this one
 * @param <T> the component's type
 */
public record Line<T>(Comparator<? super T> order, T least, T greatest, UnaryOperator<T> floor, UnaryOperator<T> next,
                      UnaryOperator<T> previous) {

  /** Passes a point of the line. */
  T check(String component, T value) {
    if (order.compare(value, least) < 0) {
      throw new InvalidKeyException(component, "is " + value + ", below the least its format can hold, " + least);
    }
    if (order.compare(value, greatest) > 0) {
      throw new InvalidKeyException(component, "is " + value + ", above the greatest its format can hold, " + greatest);
    }
    if (order.compare(floor.apply(value), value) != 0) {
      throw new InvalidKeyException(component, "is " + value + ", which has finer digits than its format can hold");
    }
    return value;
  }

  /** Where a bound lies among the points, each written in this form. */
  <V> Place<V> place(T bound, Function<T, V> form) {
    if (order.compare(bound, least) < 0) {
      return Place.below(form.apply(least));
    }
    if (order.compare(bound, greatest) > 0) {
      return Place.above(form.apply(greatest));
    }
    T point = floor.apply(bound);
    return order.compare(point, bound) == 0
        ? Place.at(form.apply(point))
        : new Place<>(Optional.of(form.apply(point)), Optional.of(form.apply(next.apply(point))));
  }

  Optional<T> before(T point) {
    return order.compare(point, least) == 0 ? Optional.empty() : Optional.of(previous.apply(point));
  }

  Optional<T> after(T point) {
    return order.compare(point, greatest) == 0 ? Optional.empty() : Optional.of(next.apply(point));
  }
}
