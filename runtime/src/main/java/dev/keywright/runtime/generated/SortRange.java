package dev.keywright.runtime.generated;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.key.Encoding;
import dev.keywright.runtime.key.OrderedEncoding;
import dev.keywright.runtime.key.Place;
import dev.keywright.runtime.key.PrefixEncoding;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A range over one component of a sort-key template: every operator becomes one condition that selects exactly the
 * template's own items, whose component it is true of. Generated code asks it; it stands on the component's encoding.
 *
 * <p>P is the text before the component, v the encoded bound, F the literal behind it, M the character U+10FFFF, which
 * no stored text has. Bounds that the encoding cannot hold are rounded to the values beside them; where none is left on
 * the asked side, nothing is asked. An encoding that reverses the order exchanges the ends.
 *
 * <table>
 *   <caption>Sort-key conditions</caption>
 *   <tr><th>term</th><th>something follows</th><th>nothing follows</th></tr>
 *   <tr><td>{@code >= v}</td><td>P v to P M</td><td>P v to P M</td></tr>
 *   <tr><td>{@code > v}</td><td>P v F M to P M</td><td>P and what comes after v, to P M</td></tr>
 *   <tr><td>{@code <= v}</td><td>P to P v F M</td><td>P to P v</td></tr>
 *   <tr><td>{@code < v}</td><td>P to P v</td><td>P to P and what comes before v</td></tr>
 * </table>
 *
 * <p>An open side is left out where P is empty.
 *
 * @param <T> the component's type
 */
public final class SortRange<T> {
  private final String attribute;
  private final String pinned;
  private final Encoding<T> encoding;
  private final String following;
  private final boolean more;

  private SortRange(String attribute, String pinned, Encoding<T> encoding, String following, boolean more) {
    this.attribute = attribute;
    this.pinned = pinned;
    this.encoding = encoding;
    this.following = following;
    this.more = more;
  }

  /**
   * A range over the component that comes after the pinned text.
   *
   * @param attribute the sort-key attribute
   * @param pinned the encoded text before the component, may be empty
   * @param encoding the component's encoding
   * @param following the literal right behind the component, may be empty
   * @param moreFollows whether a literal or a component follows
   */
  public static <T> SortRange<T> over(String attribute, String pinned, KeyEncoding<T> encoding, String following,
                                      boolean moreFollows) {
    return new SortRange<>(attribute, pinned, encoding.encoding(), following, moreFollows);
  }

  /**
   * {@code component >= value}.
   *
   * @throws InvalidKeyException if there is no value, or it is text with an unpaired surrogate
   */
  public SortCondition atLeast(String component, @Nullable T value) {
    return ordered().reversed()
        ? interval(RangeEnd.OPEN, high(component, value, false))
        : interval(low(component, value, false), RangeEnd.OPEN);
  }

  /** {@code component > value}; refuses as {@link #atLeast} does. */
  public SortCondition greaterThan(String component, @Nullable T value) {
    return ordered().reversed()
        ? interval(RangeEnd.OPEN, high(component, value, true))
        : interval(low(component, value, true), RangeEnd.OPEN);
  }

  /** {@code component <= value}; refuses as {@link #atLeast} does. */
  public SortCondition atMost(String component, @Nullable T value) {
    return ordered().reversed()
        ? interval(low(component, value, false), RangeEnd.OPEN)
        : interval(RangeEnd.OPEN, high(component, value, false));
  }

  /** {@code component < value}; refuses as {@link #atLeast} does. */
  public SortCondition lessThan(String component, @Nullable T value) {
    return ordered().reversed()
        ? interval(low(component, value, true), RangeEnd.OPEN)
        : interval(RangeEnd.OPEN, high(component, value, true));
  }

  /** {@code component between low and high}, both inclusive; refuses as {@link #atLeast} does. */
  public SortCondition between(String component, @Nullable T low, @Nullable T high) {
    return ordered().reversed()
        ? interval(low(component, high, false), high(component, low, false))
        : interval(low(component, low, false), high(component, high, false));
  }

  /** {@code begins_with(component, prefix)} of a string; refuses as {@link #atLeast} does. */
  public SortCondition beginsWith(String component, @Nullable String prefix) {
    if (!(encoding instanceof PrefixEncoding texts)) {
      throw new IllegalStateException(component + " is no string: it has no prefixes");
    }
    if (more && !texts.endsBefore(following)) {
      throw new IllegalStateException("A prefix of " + component + " could run on into '" + following + "'");
    }
    return texts.prefix(component, present(component, prefix))
        .map(text -> SortCondition.beginsWith(attribute, pinned + text))
        .orElseGet(SortCondition::none);
  }

  private OrderedEncoding<T> ordered() {
    if (encoding instanceof OrderedEncoding<T> ordered && ordered.keepsOrder(following, more)) {
      return ordered;
    }
    throw new IllegalStateException("This encoding has no order before '" + following + "': no range can use it");
  }

  private RangeEnd low(String component, @Nullable T value, boolean strict) {
    T bound = present(component, value);
    Place<String> place = ordered().place(component, bound);
    if (place.ceiling().isEmpty()) {
      return RangeEnd.BEYOND;
    }
    if (place.floor().isEmpty()) {
      return RangeEnd.OPEN;
    }
    if (!strict || !place.exact()) {
      return RangeEnd.at(pinned + place.ceiling().get());
    }
    Optional<String> after = ordered().after(component, bound);
    if (after.isEmpty()) {
      return RangeEnd.BEYOND;
    }
    return RangeEnd.at(pinned + (more ? place.ceiling().get() + following + SortCondition.TOP : after.get()));
  }

  private RangeEnd high(String component, @Nullable T value, boolean strict) {
    T bound = present(component, value);
    Place<String> place = ordered().place(component, bound);
    if (place.floor().isEmpty()) {
      return RangeEnd.BEYOND;
    }
    if (place.ceiling().isEmpty()) {
      return RangeEnd.OPEN;
    }
    if (!strict || !place.exact()) {
      return RangeEnd.at(pinned + place.floor().get() + (more ? following + SortCondition.TOP : ""));
    }
    Optional<String> before = ordered().before(component, bound);
    if (before.isEmpty()) {
      return RangeEnd.BEYOND;
    }
    return RangeEnd.at(pinned + (more ? place.floor().get() : before.get()));
  }

  private SortCondition interval(RangeEnd low, RangeEnd high) {
    if (low.isBeyond() || high.isBeyond()) {
      return SortCondition.none();
    }
    if (low.isOpen() && high.isOpen()) {
      return SortCondition.beginsWith(attribute, pinned);
    }
    Optional<String> from = low.isOpen() && !pinned.isEmpty() ? Optional.of(pinned) : low.text();
    Optional<String> to = high.isOpen() && !pinned.isEmpty() ? Optional.of(pinned + SortCondition.TOP) : high.text();
    return IntervalSort.of(attribute, from.map(SortRange::inclusive), to.map(SortRange::inclusive));
  }

  private static SortBound inclusive(String text) {
    return SortBound.inclusive(AttributeValue.fromS(text));
  }

  private static <V> V present(String component, @Nullable V bound) {
    if (bound == null) {
      throw new InvalidKeyException(component, "is null");
    }
    return bound;
  }
}
