package dev.keywright.runtime.generated;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.key.Constants;
import dev.keywright.runtime.key.Encoding;
import dev.keywright.runtime.key.EscapedText;
import dev.keywright.runtime.key.FoldedText;
import dev.keywright.runtime.key.Integers;
import dev.keywright.runtime.key.OrderedText;
import dev.keywright.runtime.key.RawText;
import dev.keywright.runtime.key.Times;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.time.temporal.ChronoUnit;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * How a component becomes part of a key template's text, and back. Generated code holds one for each distinct encoding;
 * {@link KeyFormat} and {@link SortRange} are built of them. Injective; ordered as its values where ranges are allowed.
 *
 * @param <T> the component's type, boxed
 */
public final class KeyEncoding<T> {
  private final Encoding<T> encoding;

  private KeyEncoding(Encoding<T> encoding) {
    this.encoding = encoding;
  }

  Encoding<T> encoding() {
    return encoding;
  }

  /**
   * The value as key text; a string without anything to escape as it is.
   *
   * @param component the component's name, for the message
   * @throws InvalidKeyException if there is no value or the encoding cannot hold it
   */
  public String encode(String component, @Nullable T value) {
    if (value == null) {
      throw new InvalidKeyException(component, "is null");
    }
    return encoding.encode(component, value);
  }

  /**
   * The value that {@link #encode} made this text of; of {@code lower} and {@code upper} the folded value.
   *
   * @throws KeywrightException if no value has this text
   */
  public T decode(String text) {
    if (!encoding.holds(text, 0, text.length())) {
      throw new KeywrightException('"' + text + "\" is not what Keywright writes into a key for this component");
    }
    return encoding.decode(text);
  }

  /** Strings as they are, with the delimiter escaped. */
  public static KeyEncoding<String> string(char delimiter) {
    return new KeyEncoding<>(new EscapedText(delimiter));
  }

  /** Format {@code raw}: strings as they are, the delimiter refused. */
  public static KeyEncoding<String> raw(char delimiter) {
    return new KeyEncoding<>(new RawText(delimiter));
  }

  /** Format {@code ordered}: strings whose order holds with the delimiter behind them. */
  public static KeyEncoding<String> ordered(char delimiter) {
    return new KeyEncoding<>(new OrderedText(delimiter));
  }

  /** Format {@code lower}. */
  public static KeyEncoding<String> lower(char delimiter) {
    return new KeyEncoding<>(FoldedText.lower(new EscapedText(delimiter)));
  }

  /** Format {@code upper}. */
  public static KeyEncoding<String> upper(char delimiter) {
    return new KeyEncoding<>(FoldedText.upper(new EscapedText(delimiter)));
  }

  /** Formats {@code ordered,lower}. */
  public static KeyEncoding<String> orderedLower(char delimiter) {
    return new KeyEncoding<>(FoldedText.lower(new OrderedText(delimiter)));
  }

  /** Formats {@code ordered,upper}. */
  public static KeyEncoding<String> orderedUpper(char delimiter) {
    return new KeyEncoding<>(FoldedText.upper(new OrderedText(delimiter)));
  }

  /** Plain decimal, without order. */
  public static KeyEncoding<Integer> decimalInt() {
    return new KeyEncoding<>(Integers.INTS.decimal());
  }

  /** Plain decimal, without order. */
  public static KeyEncoding<Long> decimalLong() {
    return new KeyEncoding<>(Integers.LONGS.decimal());
  }

  /** Plain decimal, without order. */
  public static KeyEncoding<Short> decimalShort() {
    return new KeyEncoding<>(Integers.SHORTS.decimal());
  }

  /** Plain decimal, without order. */
  public static KeyEncoding<Byte> decimalByte() {
    return new KeyEncoding<>(Integers.BYTES.decimal());
  }

  /** Plain decimal, without order. */
  public static KeyEncoding<BigInteger> decimalBigInteger() {
    return new KeyEncoding<>(Integers.bigDecimal());
  }

  /** Zero-padded to {@code width} digits, 1 to 38. */
  public static KeyEncoding<Integer> paddedInt(int width) {
    return new KeyEncoding<>(Integers.INTS.padded(width));
  }

  /** Zero-padded to {@code width} digits, 1 to 38. */
  public static KeyEncoding<Long> paddedLong(int width) {
    return new KeyEncoding<>(Integers.LONGS.padded(width));
  }

  /** Zero-padded to {@code width} digits, 1 to 38. */
  public static KeyEncoding<Short> paddedShort(int width) {
    return new KeyEncoding<>(Integers.SHORTS.padded(width));
  }

  /** Zero-padded to {@code width} digits, 1 to 38. */
  public static KeyEncoding<Byte> paddedByte(int width) {
    return new KeyEncoding<>(Integers.BYTES.padded(width));
  }

  /** Zero-padded to {@code width} digits, 1 to 38. */
  public static KeyEncoding<BigInteger> paddedBigInteger(int width) {
    return new KeyEncoding<>(Integers.bigPadded(width));
  }

  /** Twenty digits that order negative numbers too. */
  public static KeyEncoding<Integer> signedInt() {
    return new KeyEncoding<>(Integers.INTS.signed());
  }

  /** Twenty digits that order negative numbers too. */
  public static KeyEncoding<Long> signedLong() {
    return new KeyEncoding<>(Integers.LONGS.signed());
  }

  /** Twenty digits that order negative numbers too. */
  public static KeyEncoding<Short> signedShort() {
    return new KeyEncoding<>(Integers.SHORTS.signed());
  }

  /** Twenty digits that order negative numbers too. */
  public static KeyEncoding<Byte> signedByte() {
    return new KeyEncoding<>(Integers.BYTES.signed());
  }

  /** Twenty digits that order negative numbers too, within the range of long. */
  public static KeyEncoding<BigInteger> signedBigInteger() {
    return new KeyEncoding<>(Integers.bigSigned());
  }

  /** Format {@code desc}: as padded, the greatest first. */
  public static KeyEncoding<Integer> descendingInt(int width) {
    return new KeyEncoding<>(Integers.INTS.descending(width));
  }

  /** Format {@code desc}: as padded, the greatest first. */
  public static KeyEncoding<Long> descendingLong(int width) {
    return new KeyEncoding<>(Integers.LONGS.descending(width));
  }

  /** Format {@code desc}: as padded, the greatest first. */
  public static KeyEncoding<Short> descendingShort(int width) {
    return new KeyEncoding<>(Integers.SHORTS.descending(width));
  }

  /** Format {@code desc}: as padded, the greatest first. */
  public static KeyEncoding<Byte> descendingByte(int width) {
    return new KeyEncoding<>(Integers.BYTES.descending(width));
  }

  /** Format {@code desc}: as padded, the greatest first. */
  public static KeyEncoding<BigInteger> descendingBigInteger(int width) {
    return new KeyEncoding<>(Integers.bigDescending(width));
  }

  /** The constants of an enum, by name. */
  public static <E extends Enum<E>> KeyEncoding<E> enumeration(E[] values) {
    return new KeyEncoding<>(Constants.of(values));
  }

  /** {@code true} and {@code false}. */
  public static KeyEncoding<Boolean> bool() {
    return new KeyEncoding<>(Constants.booleans());
  }

  /** ISO text of thirty characters, to the nanosecond. */
  public static KeyEncoding<Instant> instant() {
    return new KeyEncoding<>(Times.instant());
  }

  /** Format {@code seconds}: ISO text of twenty characters. */
  public static KeyEncoding<Instant> instantSeconds() {
    return new KeyEncoding<>(Times.instantSeconds());
  }

  /** Format {@code millis}: ISO text of twenty-four characters. */
  public static KeyEncoding<Instant> instantMillis() {
    return new KeyEncoding<>(Times.instantMillis());
  }

  /** Format {@code epoch_seconds}: ten digits. */
  public static KeyEncoding<Instant> epochSeconds() {
    return new KeyEncoding<>(Times.epochSeconds());
  }

  /** Format {@code epoch_millis}: thirteen digits. */
  public static KeyEncoding<Instant> epochMillis() {
    return new KeyEncoding<>(Times.epochMillis());
  }

  /** {@code 2026-01-31}. */
  public static KeyEncoding<LocalDate> localDate() {
    return new KeyEncoding<>(Times.localDate());
  }

  /** {@code 2026-01-31T08:15:00.000000000}. */
  public static KeyEncoding<LocalDateTime> localDateTime() {
    return new KeyEncoding<>(Times.localDateTime());
  }

  /** {@code 08:15:00.000000000}. */
  public static KeyEncoding<LocalTime> localTime() {
    return new KeyEncoding<>(Times.localTime());
  }

  /** {@code 2026-01}. */
  public static KeyEncoding<YearMonth> yearMonth() {
    return new KeyEncoding<>(Times.yearMonth());
  }

  /** Lower case, in text order. */
  public static KeyEncoding<UUID> uuid() {
    return new KeyEncoding<>(Times.uuid());
  }

  /** A time to live as it is stored, cut to seconds, so that a key says the same as the attribute. */
  public static @Nullable Instant wholeSeconds(@Nullable Instant timeToLive) {
    return timeToLive == null ? null : timeToLive.truncatedTo(ChronoUnit.SECONDS);
  }
}
