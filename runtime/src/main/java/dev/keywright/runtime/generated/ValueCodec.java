package dev.keywright.runtime.generated;

import dev.keywright.annotations.Converter;
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
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.UUID;
import java.util.function.Supplier;

/**
 * Reads and writes one value inside an item: a scalar, a list, a set, a map, a nested record. The factories here are
 * all the types that a component may have; generated codecs compose them once, in constants.
 *
 * @param <T> the Java type
 */
public interface ValueCodec<T> {
  /** Takes the value that the reader stands on. */
  T read(ItemReader in);

  /** Writes the value into the writer's current place. */
  void write(T value, ItemWriter out);

  /** How the value is stored. */
  default StoredType storedType() {
    return StoredType.OTHER;
  }

  static ValueCodec<String> string() {
    return ScalarCodecs.STRING;
  }

  static ValueCodec<Integer> integer() {
    return ScalarCodecs.INTEGER;
  }

  static ValueCodec<Long> longValue() {
    return ScalarCodecs.LONG;
  }

  static ValueCodec<Short> shortValue() {
    return ScalarCodecs.SHORT;
  }

  static ValueCodec<Byte> byteValue() {
    return ScalarCodecs.BYTE;
  }

  static ValueCodec<Double> doubleValue() {
    return ScalarCodecs.DOUBLE;
  }

  static ValueCodec<Float> floatValue() {
    return ScalarCodecs.FLOAT;
  }

  static ValueCodec<Boolean> bool() {
    return ScalarCodecs.BOOL;
  }

  static ValueCodec<Character> character() {
    return ScalarCodecs.CHARACTER;
  }

  static ValueCodec<BigDecimal> bigDecimal() {
    return ScalarCodecs.BIG_DECIMAL;
  }

  static ValueCodec<BigInteger> bigInteger() {
    return ScalarCodecs.BIG_INTEGER;
  }

  static ValueCodec<Instant> instant() {
    return TimeCodecs.INSTANT;
  }

  static ValueCodec<Instant> instantSeconds() {
    return TimeCodecs.INSTANT_SECONDS;
  }

  static ValueCodec<Instant> instantMillis() {
    return TimeCodecs.INSTANT_MILLIS;
  }

  static ValueCodec<Instant> epochSeconds() {
    return TimeCodecs.EPOCH_SECONDS;
  }

  static ValueCodec<Instant> epochMillis() {
    return TimeCodecs.EPOCH_MILLIS;
  }

  /** The time at which DynamoDB may delete an item: a number of seconds since 1970, cut. */
  static ValueCodec<Instant> timeToLive() {
    return TimeCodecs.TIME_TO_LIVE;
  }

  static ValueCodec<LocalDate> localDate() {
    return TimeCodecs.LOCAL_DATE;
  }

  static ValueCodec<LocalDateTime> localDateTime() {
    return TimeCodecs.LOCAL_DATE_TIME;
  }

  static ValueCodec<LocalTime> localTime() {
    return TimeCodecs.LOCAL_TIME;
  }

  static ValueCodec<YearMonth> yearMonth() {
    return TimeCodecs.YEAR_MONTH;
  }

  static ValueCodec<Duration> duration() {
    return TimeCodecs.DURATION;
  }

  static ValueCodec<UUID> uuid() {
    return ScalarCodecs.UUID_TEXT;
  }

  static ValueCodec<URI> uri() {
    return ScalarCodecs.URI_TEXT;
  }

  static ValueCodec<byte[]> bytes() {
    return ScalarCodecs.BYTES;
  }

  static ValueCodec<ByteBuffer> byteBuffer() {
    return ScalarCodecs.BYTE_BUFFER;
  }

  /** Constants by name. */
  static <E extends Enum<E>> ValueCodec<E> enumeration(EnumValues<E> values) {
    return new EnumCodec<>(values);
  }

  /** Constants by name, from the enum's {@code values()}. */
  static <E extends Enum<E>> ValueCodec<E> enumeration(E[] constants) {
    return new EnumCodec<>(EnumValues.of(constants));
  }

  /** A stored list; what is read cannot be changed. */
  static <T> ValueCodec<List<T>> list(ValueCodec<T> element) {
    return new ListCodec<>(element);
  }

  /** A stored set where the element allows (strings, numbers, binary), else a list; what is read cannot be changed. */
  static <T> ValueCodec<Set<T>> set(ValueCodec<T> element) {
    return new SetCodec<>(element);
  }

  /** A stored map under keys known at run time; what is read cannot be changed. */
  static <T> ValueCodec<Map<String, T>> map(ValueCodec<T> value) {
    return new MapCodec<>(value);
  }

  /** A type that the user's converter turns into one that is stored. */
  static <T, S> ValueCodec<T> converted(ValueCodec<S> stored, Converter<T, S> converter) {
    return new ConvertedCodec<>(stored, converter);
  }

  /**
   * A codec that is asked for when first used: records that contain each other, whose codec classes would otherwise
   * wait for each other's initialisation.
   */
  static <T> ValueCodec<T> later(Supplier<ValueCodec<T>> codec) {
    return new LaterCodec<>(codec);
  }
}
