package dev.keywright.runtime.key;

import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Native times and UUIDs: the same text of fixed width that templates hold.
 *
 * @param encoding the text
 * @param <T> the component's type
 */
public record NativeText<T>(OrderedEncoding<T> encoding) implements OrderedNative<T> {

  @Override
  public ScalarAttributeType type() {
    return ScalarAttributeType.S;
  }

  @Override
  public AttributeValue encode(String component, T value) {
    return AttributeValue.fromS(encoding.encode(component, value));
  }

  @Override
  public Place<AttributeValue> place(String component, T bound) {
    return encoding.place(component, bound).map(AttributeValue::fromS);
  }
}
