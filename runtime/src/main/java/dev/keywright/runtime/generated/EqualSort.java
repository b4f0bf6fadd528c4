package dev.keywright.runtime.generated;

import dev.keywright.runtime.key.KeyOrder;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** One sort key exactly. */
final class EqualSort extends SortCondition {
  private final String attribute;
  private final AttributeValue value;

  EqualSort(String attribute, AttributeValue value) {
    this.attribute = attribute;
    this.value = value;
  }

  @Override
  public boolean matches(ItemKey key) {
    AttributeValue stored = key.attribute(attribute);
    return stored != null && KeyOrder.ORDER.same(stored, value);
  }

  @Override
  void write(KeyExpressionBuilder out) {
    out.compare(attribute, "=", value);
  }

  @Override
  Optional<SortBound> low() {
    return Optional.of(SortBound.inclusive(value));
  }

  @Override
  Optional<SortBound> high() {
    return low();
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof EqualSort equal && equal.attribute.equals(attribute)
        && KeyOrder.ORDER.same(equal.value, value);
  }

  @Override
  public int hashCode() {
    return attribute.hashCode();
  }

  @Override
  public String toString() {
    return attribute + '=' + KeyText.of(value);
  }
}
