package dev.keywright.runtime.key;

import java.util.Optional;

/**
 * An encoding whose texts sort, by their UTF-8 bytes, as their values do, or exactly the other way round. Ranges ask it
 * where a bound lies among the texts.
 *
 * @param <T> the component's type
 */
public interface OrderedEncoding<T> extends Encoding<T> {

  /**
   * Whether the order holds with this text behind each value.
   *
   * @param following the literal that follows, may be empty
   * @param more whether anything follows, a literal or a component
   */
  boolean keepsOrder(String following, boolean more);

  /** Where a bound lies, in the order of texts. Never refuses what merely does not fit. */
  Place<String> place(String component, T bound);

  /** A text below that of an exact bound with no storable text in between; empty if the bound is the least. */
  Optional<String> before(String component, T bound);

  /** A text above that of an exact bound with no storable text in between; empty if the bound is the greatest. */
  Optional<String> after(String component, T bound);

  /** Whether texts sort the other way round than values. */
  default boolean reversed() {
    return false;
  }
}
