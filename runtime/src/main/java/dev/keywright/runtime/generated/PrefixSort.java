package dev.keywright.runtime.generated;

import dev.keywright.runtime.key.KeyLimit;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sort keys that begin with a text. */
final class PrefixSort extends SortCondition {
  private final String attribute;
  private final AttributeValue prefix;
  private final String top;

  private PrefixSort(String attribute, AttributeValue prefix, String top) {
    this.attribute = attribute;
    this.prefix = prefix;
    this.top = top;
  }

  /**
   * The condition.
   *
   * @param top above every text that can be stored behind the prefix
   */
  static SortCondition of(String attribute, String prefix, String top) {
    if (prefix.isEmpty()) {
      return any();
    }
    AttributeValue value = AttributeValue.fromS(prefix);
    return KeyLimit.SORT.fits(value) ? new PrefixSort(attribute, value, top) : none();
  }

  @Override
  public boolean matches(ItemKey key) {
    String text = key.string(attribute);
    return text != null && text.startsWith(prefix.s());
  }

  @Override
  void write(KeyExpressionBuilder out) {
    out.beginsWith(attribute, prefix);
  }

  @Override
  Optional<SortBound> low() {
    return Optional.of(SortBound.inclusive(prefix));
  }

  @Override
  Optional<SortBound> high() {
    return Optional.of(SortBound.inclusive(AttributeValue.fromS(prefix.s() + top)));
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof PrefixSort same && same.attribute.equals(attribute) && same.prefix.equals(prefix);
  }

  @Override
  public int hashCode() {
    return prefix.hashCode();
  }

  @Override
  public String toString() {
    return attribute + " begins with " + prefix.s();
  }
}
