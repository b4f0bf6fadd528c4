package dev.keywright.runtime.key;

import dev.keywright.runtime.InvalidKeyException;
import java.math.BigDecimal;
import java.math.MathContext;
import java.math.RoundingMode;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Native numbers. DynamoDB holds 38 significant digits and magnitudes from 1E-130 to 9.99...E+125, and zero; equality
 * refuses the rest, bounds are rounded to the numbers beside them.
 *
 * @param number value to number
 * @param <T> the component's type
 */
public record NativeNumber<T>(Function<T, BigDecimal> number) implements OrderedNative<T> {
  private static final int DIGITS = 38;
  private static final BigDecimal GREATEST = BigDecimal.TEN.pow(DIGITS).subtract(BigDecimal.ONE).scaleByPowerOfTen(88);
  private static final BigDecimal TINIEST = BigDecimal.ONE.scaleByPowerOfTen(-130);

  @Override
  public ScalarAttributeType type() {
    return ScalarAttributeType.N;
  }

  @Override
  public AttributeValue encode(String component, T value) {
    Place<AttributeValue> place = place(component, value);
    if (place.floor().isEmpty() || place.ceiling().isEmpty()) {
      throw new InvalidKeyException(component, "is " + value + ", greater than the numbers DynamoDB holds");
    }
    if (!place.exact()) {
      throw new InvalidKeyException(component, "is " + value + ", with more digits than the 38 that DynamoDB holds");
    }
    return place.floor().get();
  }

  @Override
  public Place<AttributeValue> place(String component, T bound) {
    BigDecimal value = number.apply(bound);
    if (value.compareTo(GREATEST) > 0) {
      return Place.above(attribute(GREATEST));
    }
    if (value.compareTo(GREATEST.negate()) < 0) {
      return Place.below(attribute(GREATEST.negate()));
    }
    if (value.signum() != 0 && value.abs().compareTo(TINIEST) < 0) {
      return value.signum() > 0 ? between(BigDecimal.ZERO, TINIEST) : between(TINIEST.negate(), BigDecimal.ZERO);
    }
    if (value.precision() <= DIGITS) {
      return Place.at(attribute(value));
    }
    BigDecimal floor = value.round(new MathContext(DIGITS, RoundingMode.FLOOR));
    return floor.compareTo(value) == 0
        ? Place.at(attribute(floor))
        : between(floor, value.round(new MathContext(DIGITS, RoundingMode.CEILING)));
  }

  private static Place<AttributeValue> between(BigDecimal floor, BigDecimal ceiling) {
    return new Place<>(Optional.of(attribute(floor)), Optional.of(attribute(ceiling)));
  }

  /** As people write it while that is short; else with an exponent, which DynamoDB reads as well. */
  private static AttributeValue attribute(BigDecimal value) {
    if (value.signum() == 0) {
      return AttributeValue.fromN("0");
    }
    int scale = value.scale();
    return AttributeValue.fromN(scale < 0 && scale > -DIGITS ? value.toPlainString() : value.toString());
  }
}
