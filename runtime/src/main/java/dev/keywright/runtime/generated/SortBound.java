package dev.keywright.runtime.generated;

import dev.keywright.runtime.key.KeyOrder;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One end of an interval of sort keys.
 *
 * @param value where it is
 * @param inclusive whether the value itself lies inside
 */
record SortBound(AttributeValue value, boolean inclusive) {

  static SortBound inclusive(AttributeValue value) {
    return new SortBound(value, true);
  }

  static SortBound exclusive(AttributeValue value) {
    return new SortBound(value, false);
  }

  /** Of two low ends the one that lets more in. */
  static SortBound lower(SortBound one, SortBound other) {
    int order = KeyOrder.ORDER.compare(one.value, other.value);
    return order < 0 || order == 0 && one.inclusive ? one : other;
  }

  /** Of two high ends the one that lets more in. */
  static SortBound higher(SortBound one, SortBound other) {
    int order = KeyOrder.ORDER.compare(one.value, other.value);
    return order > 0 || order == 0 && one.inclusive ? one : other;
  }

  /** Whether a stored key, as low end, lets it in. */
  boolean admitsAbove(AttributeValue key) {
    int order = KeyOrder.ORDER.compare(key, value);
    return order > 0 || order == 0 && inclusive;
  }

  /** Whether a stored key, as high end, lets it in. */
  boolean admitsBelow(AttributeValue key) {
    int order = KeyOrder.ORDER.compare(key, value);
    return order < 0 || order == 0 && inclusive;
  }
}
