package dev.keywright.runtime.key;

import java.time.Instant;
import java.util.function.ToLongFunction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * Native instants with a format of {@code epoch_seconds} or {@code epoch_millis}: a number, negative before 1970.
 *
 * @param line the instants the format holds
 * @param number an instant of the line as a number
 */
public record NativeEpoch(Line<Instant> line, ToLongFunction<Instant> number) implements OrderedNative<Instant> {

  /** Whole seconds since 1970. */
  public static NativeEpoch seconds() {
    return new NativeEpoch(Times.seconds(Instant.MIN, Instant.ofEpochSecond(Instant.MAX.getEpochSecond())),
        Instant::getEpochSecond);
  }

  /** Whole milliseconds since 1970, as far as a long goes. */
  public static NativeEpoch millis() {
    return new NativeEpoch(Times.millis(Instant.ofEpochMilli(Long.MIN_VALUE), Instant.ofEpochMilli(Long.MAX_VALUE)),
        Instant::toEpochMilli);
  }

  @Override
  public ScalarAttributeType type() {
    return ScalarAttributeType.N;
  }

  @Override
  public AttributeValue encode(String component, Instant value) {
    return attribute(line.check(component, value));
  }

  @Override
  public Place<AttributeValue> place(String component, Instant bound) {
    return line.place(bound, this::attribute);
  }

  private AttributeValue attribute(Instant point) {
    return AttributeValue.fromN(Long.toString(number.applyAsLong(point)));
  }
}
