package dev.keywright.runtime.generated;

import dev.keywright.runtime.key.KeyLimit;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sort keys that begin with a text. */
final class PrefixSort extends SortCondition {
  /** Above every text that can be stored behind the prefix. */
  private static final String TOP = Character.toString(Character.MAX_CODE_POINT);

  private final String attribute;
  private final AttributeValue prefix;

  private PrefixSort(String attribute, AttributeValue prefix) {
    this.attribute = attribute;
    this.prefix = prefix;
  }

  static SortCondition of(String attribute, String prefix) {
    if (prefix.isEmpty()) {
      return any();
    }
    AttributeValue value = AttributeValue.fromS(prefix);
    return KeyLimit.SORT.fits(value) ? new PrefixSort(attribute, value) : none();
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
    return Optional.of(SortBound.inclusive(AttributeValue.fromS(prefix.s() + TOP)));
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
