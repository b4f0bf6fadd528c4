package dev.keywright.runtime.generated;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.key.NativeString;
import dev.keywright.runtime.key.OrderedNative;
import dev.keywright.runtime.key.Place;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A range over a component that is the sort key by itself: DynamoDB's plain operators, the bound rounded where the
 * format or DynamoDB cannot hold it. Generated code asks it; it is to native keys what {@link SortRange} is to
 * templates.
 *
 * @param <T> the component's type
 */
public final class NativeRange<T> {
  /** Native text may hold U+10FFFF, so that only as many of them as fit are above all that begins with a prefix. */
  private static final String ABOVE_ALL = Character.toString(Character.MAX_CODE_POINT).repeat(256);

  private final String attribute;
  private final NativeEncoding<T> encoding;

  private NativeRange(String attribute, NativeEncoding<T> encoding) {
    this.attribute = attribute;
    this.encoding = encoding;
  }

  /**
   * A range over this attribute.
   *
   * @param attribute the sort-key attribute
   * @param encoding how the component is stored in it
   */
  public static <T> NativeRange<T> over(String attribute, NativeEncoding<T> encoding) {
    return new NativeRange<>(attribute, encoding);
  }

  /**
   * {@code component >= value}.
   *
   * @throws InvalidKeyException if there is no value, or it is text with an unpaired surrogate, or not a number
   */
  public SortCondition atLeast(String component, @Nullable T value) {
    return from(place(component, value), true);
  }

  /** {@code component > value}; refuses as {@link #atLeast} does. */
  public SortCondition greaterThan(String component, @Nullable T value) {
    Place<AttributeValue> place = place(component, value);
    return from(place, !place.exact());
  }

  /** {@code component <= value}; refuses as {@link #atLeast} does. */
  public SortCondition atMost(String component, @Nullable T value) {
    return upTo(place(component, value), true);
  }

  /** {@code component < value}; refuses as {@link #atLeast} does. */
  public SortCondition lessThan(String component, @Nullable T value) {
    Place<AttributeValue> place = place(component, value);
    return upTo(place, !place.exact());
  }

  /** {@code component between low and high}, both inclusive; refuses as {@link #atLeast} does. */
  public SortCondition between(String component, @Nullable T low, @Nullable T high) {
    Place<AttributeValue> from = place(component, low);
    Place<AttributeValue> to = place(component, high);
    if (to.ceiling().isEmpty()) {
      return from(from, true);
    }
    if (from.floor().isEmpty()) {
      return upTo(to, true);
    }
    if (from.ceiling().isEmpty() || to.floor().isEmpty()) {
      return SortCondition.none();
    }
    return IntervalSort.of(attribute, from.ceiling().map(SortBound::inclusive), to.floor().map(SortBound::inclusive));
  }

  /** {@code begins_with(component, prefix)} of a string; refuses as {@link #atLeast} does. */
  public SortCondition beginsWith(String component, @Nullable String prefix) {
    if (!(encoding.form() instanceof NativeString)) {
      throw new IllegalStateException(component + " is no string: it has no prefixes");
    }
    if (prefix == null) {
      throw new InvalidKeyException(component, "is null");
    }
    return PrefixSort.of(attribute, NativeString.wellFormed(component, prefix), ABOVE_ALL);
  }

  private Place<AttributeValue> place(String component, @Nullable T bound) {
    if (bound == null) {
      throw new InvalidKeyException(component, "is null");
    }
    if (encoding.form() instanceof OrderedNative<T> ordered) {
      return ordered.place(component, bound);
    }
    throw new IllegalStateException(component + " has no order as a key: no range can use it");
  }

  private SortCondition from(Place<AttributeValue> place, boolean inclusive) {
    if (place.ceiling().isEmpty()) {
      return SortCondition.none();
    }
    return place.floor().isEmpty()
        ? SortCondition.any()
        : IntervalSort.of(attribute, place.ceiling().map(low -> new SortBound(low, inclusive)), Optional.empty());
  }

  private SortCondition upTo(Place<AttributeValue> place, boolean inclusive) {
    if (place.floor().isEmpty()) {
      return SortCondition.none();
    }
    return place.ceiling().isEmpty()
        ? SortCondition.any()
        : IntervalSort.of(attribute, Optional.empty(), place.floor().map(high -> new SortBound(high, inclusive)));
  }
}
