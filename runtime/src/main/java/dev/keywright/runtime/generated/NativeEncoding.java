package dev.keywright.runtime.generated;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.key.NativeBytes;
import dev.keywright.runtime.key.NativeCharacter;
import dev.keywright.runtime.key.NativeEpoch;
import dev.keywright.runtime.key.NativeFloating;
import dev.keywright.runtime.key.NativeForm;
import dev.keywright.runtime.key.NativeName;
import dev.keywright.runtime.key.NativeNumber;
import dev.keywright.runtime.key.NativeString;
import dev.keywright.runtime.key.NativeText;
import dev.keywright.runtime.key.Times;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.net.URI;
import java.nio.ByteBuffer;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.UUID;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * How a component that is a key attribute by itself becomes that attribute's value. Generated code holds one for each
 * native key component with its format; {@link NativeRange} is built of them.
 *
 * @param <T> the component's type, boxed
 */
public final class NativeEncoding<T> {
  private final NativeForm<T> form;

  private NativeEncoding(NativeForm<T> form) {
    this.form = form;
  }

  NativeForm<T> form() {
    return form;
  }

  /**
   * The attribute's value: a string, a number or a binary.
   *
   * @param component the component's name, for the message
   * @throws InvalidKeyException if there is no value, it is empty, or DynamoDB or the format cannot hold it
   */
  public AttributeValue encode(String component, @Nullable T value) {
    if (value == null) {
      throw new InvalidKeyException(component, "is null");
    }
    return form.encode(component, value);
  }

  /** Whether a stored attribute has the scalar type of this one; false for null, an absent attribute. */
  public boolean matches(@Nullable AttributeValue stored) {
    return stored != null && stored.type().name().equals(form.type().name());
  }

  /** S, any text but the empty one. */
  public static NativeEncoding<String> string() {
    return new NativeEncoding<>(new NativeString());
  }

  /** S of one character. */
  public static NativeEncoding<Character> character() {
    return new NativeEncoding<>(new NativeCharacter());
  }

  /** S, the constant's name; no ranges. */
  public static <E extends Enum<E>> NativeEncoding<E> enumeration() {
    return new NativeEncoding<>(new NativeName<>(Enum::name));
  }

  /** S; no ranges. */
  public static NativeEncoding<URI> uri() {
    return new NativeEncoding<>(new NativeName<>(URI::toString));
  }

  /** S, ISO text such as {@code PT1H30M}; no ranges, for its text is not in the order of durations. */
  public static NativeEncoding<Duration> duration() {
    return new NativeEncoding<>(new NativeName<>(Duration::toString));
  }

  /** S, lower case, in text order. */
  public static NativeEncoding<UUID> uuid() {
    return new NativeEncoding<>(new NativeText<>(Times.uuid()));
  }

  /** N. */
  public static NativeEncoding<Integer> integer() {
    return new NativeEncoding<>(new NativeNumber<>(BigDecimal::valueOf));
  }

  /** N. */
  public static NativeEncoding<Long> longValue() {
    return new NativeEncoding<>(new NativeNumber<>(BigDecimal::valueOf));
  }

  /** N. */
  public static NativeEncoding<Short> shortValue() {
    return new NativeEncoding<>(new NativeNumber<>(BigDecimal::valueOf));
  }

  /** N. */
  public static NativeEncoding<Byte> byteValue() {
    return new NativeEncoding<>(new NativeNumber<>(BigDecimal::valueOf));
  }

  /** N. */
  public static NativeEncoding<Float> floatValue() {
    return new NativeEncoding<>(new NativeFloating<>());
  }

  /** N. */
  public static NativeEncoding<Double> doubleValue() {
    return new NativeEncoding<>(new NativeFloating<>());
  }

  /** N. */
  public static NativeEncoding<BigInteger> bigInteger() {
    return new NativeEncoding<>(new NativeNumber<>(BigDecimal::new));
  }

  /** N. */
  public static NativeEncoding<BigDecimal> bigDecimal() {
    return new NativeEncoding<>(new NativeNumber<>(value -> value));
  }

  /** S, ISO text of thirty characters. */
  public static NativeEncoding<Instant> instant() {
    return new NativeEncoding<>(new NativeText<>(Times.instant()));
  }

  /** S, format {@code seconds}. */
  public static NativeEncoding<Instant> instantSeconds() {
    return new NativeEncoding<>(new NativeText<>(Times.instantSeconds()));
  }

  /** S, format {@code millis}. */
  public static NativeEncoding<Instant> instantMillis() {
    return new NativeEncoding<>(new NativeText<>(Times.instantMillis()));
  }

  /** N, format {@code epoch_seconds}. */
  public static NativeEncoding<Instant> epochSeconds() {
    return new NativeEncoding<>(NativeEpoch.seconds());
  }

  /** N, format {@code epoch_millis}. */
  public static NativeEncoding<Instant> epochMillis() {
    return new NativeEncoding<>(NativeEpoch.millis());
  }

  /** S, {@code 2026-01-31}. */
  public static NativeEncoding<LocalDate> localDate() {
    return new NativeEncoding<>(new NativeText<>(Times.localDate()));
  }

  /** S, always nine fraction digits. */
  public static NativeEncoding<LocalDateTime> localDateTime() {
    return new NativeEncoding<>(new NativeText<>(Times.localDateTime()));
  }

  /** S, always nine fraction digits. */
  public static NativeEncoding<LocalTime> localTime() {
    return new NativeEncoding<>(new NativeText<>(Times.localTime()));
  }

  /** S, {@code 2026-01}. */
  public static NativeEncoding<YearMonth> yearMonth() {
    return new NativeEncoding<>(new NativeText<>(Times.yearMonth()));
  }

  /** B. */
  public static NativeEncoding<byte[]> bytes() {
    return new NativeEncoding<>(new NativeBytes<>(SdkBytes::fromByteArray));
  }

  /** B, of what remains in the buffer. */
  public static NativeEncoding<ByteBuffer> byteBuffer() {
    return new NativeEncoding<>(new NativeBytes<>(SdkBytes::fromByteBuffer));
  }
}
