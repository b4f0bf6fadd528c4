package dev.keywright.runtime.generated;

import java.util.Optional;

/** No condition on the sort key. */
final class AnySort extends SortCondition {
  static final AnySort ANY = new AnySort();

  private AnySort() {
  }

  @Override
  public boolean matches(ItemKey key) {
    return true;
  }

  @Override
  void write(KeyExpressionBuilder out) {
    // Nothing is sent: the partition is all that is asked of the key.
  }

  @Override
  Optional<SortBound> low() {
    return Optional.empty();
  }

  @Override
  Optional<SortBound> high() {
    return Optional.empty();
  }

  @Override
  public String toString() {
    return "any sort key";
  }
}
