package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** Native single characters. Half a surrogate pair is no text: equality refuses it, a bound lies beside all of them. */
public record NativeCharacter() implements OrderedNative<Character> {
  private static final AttributeValue BELOW_SURROGATES = text((char) (Character.MIN_SURROGATE - 1));
  private static final AttributeValue ABOVE_SURROGATES = text((char) (Character.MAX_SURROGATE + 1));

  @Override
  public ScalarAttributeType type() {
    return ScalarAttributeType.S;
  }

  @Override
  public AttributeValue encode(String component, Character value) {
    if (Character.isSurrogate(value)) {
      throw new InvalidKeyException(component, "is an unpaired surrogate");
    }
    return text(value);
  }

  @Override
  public Place<AttributeValue> place(String component, Character bound) {
    return Character.isSurrogate(bound)
        ? new Place<>(Optional.of(BELOW_SURROGATES), Optional.of(ABOVE_SURROGATES))
        : Place.at(text(bound));
  }

  private static AttributeValue text(char value) {
    return AttributeValue.fromS(String.valueOf(value));
  }
}
