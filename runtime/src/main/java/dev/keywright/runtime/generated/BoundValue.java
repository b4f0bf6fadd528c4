package dev.keywright.runtime.generated;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Collections;
import java.util.List;
import org.jspecify.annotations.Nullable;

/**
 * A value, or a collection of values, with the codec that writes it: what stands in one value place of a
 * {@link BoundExpression}.
 *
 * @param codec writes each of them
 * @param values one, or the collection's elements; what is null is refused when it is encoded
 * @param isCollection whether the place takes all of them
 * @param <V> the Java type
 */
public record BoundValue<V>(ValueCodec<V> codec, List<@Nullable V> values, boolean isCollection) {
  private static final int MOST = 100;

  static <V> BoundValue<V> one(ValueCodec<V> codec, @Nullable V value) {
    return new BoundValue<>(codec, Collections.singletonList(value), false);
  }

  static <V> BoundValue<V> all(ValueCodec<V> codec, @Nullable Collection<? extends V> values) {
    if (values == null) {
      return new BoundValue<>(codec, Collections.singletonList(null), true);
    }
    if (values.size() > MOST) {
      throw new IllegalArgumentException("DynamoDB compares with " + MOST + " values at most, not with "
          + values.size());
    }
    return new BoundValue<>(codec, Collections.unmodifiableList(new ArrayList<>(values)), true);
  }
}
