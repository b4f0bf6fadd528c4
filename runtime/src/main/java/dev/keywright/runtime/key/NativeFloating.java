package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;
import java.math.BigDecimal;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Native float and double, by the shortest decimal that means them. NaN is never a key nor a bound; an infinity is a
 * bound beyond all keys.
 *
 * @param <T> Float or Double
 */
public record NativeFloating<T extends Number>() implements OrderedNative<T> {
  private static final AttributeValue ZERO = AttributeValue.fromN("0");

  @Override
  public ScalarAttributeType type() {
    return ScalarAttributeType.N;
  }

  @Override
  public AttributeValue encode(String component, T value) {
    if (Double.isInfinite(value.doubleValue())) {
      throw new InvalidKeyException(component, "is " + value + ", which DynamoDB cannot hold");
    }
    return finite().encode(component, number(component, value));
  }

  @Override
  public Place<AttributeValue> place(String component, T bound) {
    if (Double.isInfinite(bound.doubleValue())) {
      return bound.doubleValue() > 0 ? Place.above(ZERO) : Place.below(ZERO);
    }
    return finite().place(component, number(component, bound));
  }

  private static BigDecimal number(String component, Number value) {
    if (Double.isNaN(value.doubleValue())) {
      throw new InvalidKeyException(component, "is not a number");
    }
    return new BigDecimal(value.toString());
  }

  private static NativeNumber<BigDecimal> finite() {
    return new NativeNumber<>(value -> value);
  }
}
