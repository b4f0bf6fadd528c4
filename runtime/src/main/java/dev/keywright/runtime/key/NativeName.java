package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Native keys whose text has no order of its own: enums, URIs, durations.
 *
 * @param text value to text
 * @param <T> the component's type
 */
public record NativeName<T>(Function<T, String> text) implements NativeForm<T> {

  @Override
  public ScalarAttributeType type() {
    return ScalarAttributeType.S;
  }

  @Override
  public AttributeValue encode(String component, T value) {
    String name = text.apply(value);
    if (name.isEmpty()) {
      throw new InvalidKeyException(component, "is empty");
    }
    return AttributeValue.fromS(NativeString.wellFormed(component, name));
  }
}
