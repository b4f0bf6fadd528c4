package dev.keywright.runtime.generated;

import java.util.Optional;

/** A condition that nothing meets: an empty range, or a prefix that no value can have. It is never sent. */
final class NoSort extends SortCondition {
  static final NoSort NONE = new NoSort();

  private NoSort() {
  }

  @Override
  public boolean isEmpty() {
    return true;
  }

  @Override
  public boolean matches(ItemKey key) {
    return false;
  }

  @Override
  void write(KeyExpressionBuilder out) {
    throw new IllegalStateException("A condition that nothing meets is not to be sent");
  }

  @Override
  Optional<SortBound> low() {
    throw new IllegalStateException("A condition that nothing meets has no bounds");
  }

  @Override
  Optional<SortBound> high() {
    throw new IllegalStateException("A condition that nothing meets has no bounds");
  }

  @Override
  public String toString() {
    return "no sort key";
  }
}
