package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Native strings: any text that UTF-8 can write, but not the empty one, which DynamoDB refuses in keys. */
public record NativeString() implements OrderedNative<String> {

  @Override
  public ScalarAttributeType type() {
    return ScalarAttributeType.S;
  }

  @Override
  public AttributeValue encode(String component, String value) {
    if (value.isEmpty()) {
      throw new InvalidKeyException(component, "is empty");
    }
    return AttributeValue.fromS(wellFormed(component, value));
  }

  @Override
  public Place<AttributeValue> place(String component, String bound) {
    AttributeValue value = AttributeValue.fromS(wellFormed(component, bound));
    return bound.isEmpty() ? Place.below(value) : Place.at(value);
  }

  /**
   * Passes text that UTF-8 can write.
   *
   * @throws InvalidKeyException if it has an unpaired surrogate
   */
  public static String wellFormed(String component, String text) {
    for (int i = 0; i < text.length(); i++) {
      if (!Character.isSurrogate(text.charAt(i))) {
        continue;
      }
      if (text.codePointAt(i) < Character.MIN_SUPPLEMENTARY_CODE_POINT) {
        throw new InvalidKeyException(component, "has an unpaired surrogate at position " + i);
      }
      i++;
    }
    return text;
  }
}
