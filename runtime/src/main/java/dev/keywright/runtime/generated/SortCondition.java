package dev.keywright.runtime.generated;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.key.KeyLimit;
import java.util.List;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A condition on one sort-key attribute: none, equality, a prefix, an interval, or one that nothing can meet. Generated
 * code takes it from here, from {@link SortRange} or from {@link NativeRange}, and gives it to {@link KeyCondition}.
 */
public abstract sealed class SortCondition permits AnySort, NoSort, EqualSort, PrefixSort, IntervalSort {

  /** Above every text that a template can give: U+10FFFF, which encodings refuse. */
  static final String TOP = Character.toString(Character.MAX_CODE_POINT);

  SortCondition() {
  }

  /** No condition: the whole partition. */
  public static SortCondition any() {
    return AnySort.ANY;
  }

  /** A condition that no item meets; asked for without a call. */
  public static SortCondition none() {
    return NoSort.NONE;
  }

  /**
   * Exactly this value.
   *
   * @throws InvalidKeyException if the value is empty or has more than 1024 bytes
   */
  public static SortCondition equalTo(String attribute, AttributeValue value) {
    return new EqualSort(attribute, KeyLimit.SORT.check(attribute, value));
  }

  /** As {@link #equalTo(String, AttributeValue)}, of text. */
  public static SortCondition equalTo(String attribute, String text) {
    return equalTo(attribute, AttributeValue.fromS(text));
  }

  /** Text that begins so; no condition for an empty prefix, none met for one that is longer than a sort key can be. */
  public static SortCondition beginsWith(String attribute, String prefix) {
    return PrefixSort.of(attribute, prefix, TOP);
  }

  /**
   * One condition that covers all of these, for an item collection read in one Query: none if one of them is open, the
   * prefix if all are that prefix, else from the lowest low to the highest high.
   *
   * @param attribute the sort-key attribute all of them are about
   */
  public static SortCondition hull(String attribute, List<SortCondition> conditions) {
    return SortHull.of(attribute, conditions);
  }

  /** Whether no item can meet it. */
  public boolean isEmpty() {
    return false;
  }

  /** Whether an item with this key meets it. */
  public abstract boolean matches(ItemKey key);

  /** Writes the term that is sent, if any. */
  abstract void write(KeyExpressionBuilder out);

  /** The least bound of what meets it; empty if open there. */
  abstract Optional<SortBound> low();

  /** The greatest bound of what meets it; empty if open there. */
  abstract Optional<SortBound> high();
}
