package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;
import java.util.function.Function;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Native binary keys, which DynamoDB sorts by unsigned bytes. The empty one it refuses.
 *
 * @param bytes value to an own copy of its bytes
 * @param <T> the component's type
 */
public record NativeBytes<T>(Function<T, SdkBytes> bytes) implements OrderedNative<T> {

  @Override
  public ScalarAttributeType type() {
    return ScalarAttributeType.B;
  }

  @Override
  public AttributeValue encode(String component, T value) {
    SdkBytes copy = bytes.apply(value);
    if (copy.asByteArrayUnsafe().length == 0) {
      throw new InvalidKeyException(component, "is empty");
    }
    return AttributeValue.fromB(copy);
  }

  @Override
  public Place<AttributeValue> place(String component, T bound) {
    AttributeValue value = AttributeValue.fromB(bytes.apply(bound));
    return value.b().asByteArrayUnsafe().length == 0 ? Place.below(value) : Place.at(value);
  }
}
