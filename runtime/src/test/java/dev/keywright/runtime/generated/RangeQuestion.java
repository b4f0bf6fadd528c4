package dev.keywright.runtime.generated;

import static java.nio.charset.StandardCharsets.UTF_8;

import java.util.List;
import java.util.Locale;

/**
 * A random template with one ranged component, items of it, and a question about them.
 *
 * @param leading text before the ranged component: a literal, or one with a pinned component
 * @param other text before it of items that the question does not ask for
 * @param ranged the component asked about
 * @param following the literal behind it
 * @param rest what stands behind that, by item: empty for all if nothing follows
 */
record RangeQuestion<T>(String leading, String other, Component<T> ranged, String following, List<String> rest,
                        List<T> values, Operator operator, T bound, T second) {

  enum Operator {
    AT_LEAST, GREATER, AT_MOST, LESS, BETWEEN, BEGINS_WITH
  }

  boolean more() {
    return !following.isEmpty() || rest.stream().anyMatch(text -> !text.isEmpty());
  }

  SortCondition asked() {
    SortRange<T> range = SortRange.over("SK", leading, ranged.encoding(), following, more());
    return switch (operator) {
      case AT_LEAST -> range.atLeast("r", bound);
      case GREATER -> range.greaterThan("r", bound);
      case AT_MOST -> range.atMost("r", bound);
      case LESS -> range.lessThan("r", bound);
      case BETWEEN -> range.between("r", bound, second);
      case BEGINS_WITH -> range.beginsWith("r", (String) bound);
    };
  }

  /** The question put to the value itself. */
  boolean trueOf(T value) {
    int order = ranged.order().compare(value, bound);
    return switch (operator) {
      case AT_LEAST -> order >= 0;
      case GREATER -> order > 0;
      case AT_MOST -> order <= 0;
      case LESS -> order < 0;
      case BETWEEN -> order >= 0 && ranged.order().compare(value, second) <= 0;
      case BEGINS_WITH -> fold((String) value).startsWith(fold((String) bound));
    };
  }

  private String fold(String text) {
    if (ranged.label().endsWith("lower")) {
      return Components.lower(text);
    }
    return ranged.label().endsWith("upper") ? text.toUpperCase(Locale.ROOT) : text;
  }

  /** The sort key of an item. */
  String key(boolean asked, T value, String tail) {
    return (asked ? leading : other) + ranged.encoding().encode("r", value) + following + tail;
  }

  static boolean storable(String key) {
    return key.getBytes(UTF_8).length <= 1024;
  }
}
