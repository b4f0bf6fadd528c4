package dev.keywright.runtime.generated;

import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.scalar.NumberText;
import dev.keywright.runtime.time.IsoTime;
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
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

/**
 * A cursor over one stored item, which generated codecs drive. It stands on one value at a time; each getter takes that
 * value as one Java type, leniently in form (any ISO instant, any number form) and strictly in meaning: another stored
 * type, or a number that does not fit, is an {@link ItemReadException} that names entity, key and attribute.
 *
 * <p>A stored NULL is an absent attribute: {@link #next} and {@link #nextKey} pass over it. Not thread-safe; one reader
 * serves one call. Subclasses know where the item comes from.
 */
public abstract class ItemReader {
  /** What {@link #next} answers after the last attribute; the reader has then left the map. */
  public static final int END = -1;

  /** For subclasses. */
  protected ItemReader() {
  }

  /** Goes to the next attribute of the entered map that the list names, and answers its position, or {@link #END}. */
  public abstract int next(Attributes attributes);

  /** Passes over the value, whatever it is. */
  public abstract void skip();

  /** Enters the map that the reader stands on; to be walked with {@link #next}. */
  public abstract void beginMap();

  /** Enters the map that the reader stands on, to be walked with {@link #nextKey}; answers how many entries it has. */
  public abstract int beginEntries();

  /** Goes to the next entry of the map and answers its key, or null after the last. */
  public abstract @Nullable String nextKey();

  /** Enters the list or set that the reader stands on; answers how many elements it has. */
  public abstract int beginElements();

  /** Goes to the next element of the list or set; false after the last. */
  public abstract boolean nextElement();

  /** The text of one attribute of the map that the reader stands on, without moving: a type tag may come last. */
  public abstract String lookAhead(String attribute);

  /** The failure of one attribute here, to be thrown: {@code reason} reads after the attribute's name. */
  public abstract ItemReadException failure(@Nullable String attribute, String reason, @Nullable Throwable cause);

  /** A stored string. */
  public abstract String string();

  /** The text of a stored number. */
  public abstract String number();

  /** A stored boolean. */
  public abstract boolean bool();

  /** A copy of a stored binary value. */
  public abstract byte[] bytes();

  /** The value of a component that must be there: fails if it was not met. */
  public final <T> T required(String attribute, @Nullable T value) {
    if (value == null) {
      throw failure(attribute, "is missing", null);
    }
    return value;
  }

  /**
   * A key attribute taken apart, for the components that live in its text alone.
   *
   * @param text the attribute's text, null if it was not met
   */
  public final DecodedKey decoded(String attribute, @Nullable String text, KeyFormat format) {
    String present = required(attribute, text);
    if (!format.matches(present)) {
      throw failure(attribute, "is '" + present + "', which is not made by this entity's template", null);
    }
    return format.decode(present);
  }

  /** The failure of a value whose type tag names none of the records it may be. */
  public final ItemReadException unknownTag(String attribute, String tag) {
    return failure(attribute, "is '" + tag + "', which names no known record", null);
  }

  public int integer() {
    return (int) whole(Integer.MIN_VALUE, Integer.MAX_VALUE);
  }

  public long longValue() {
    return whole(Long.MIN_VALUE, Long.MAX_VALUE);
  }

  public short shortValue() {
    return (short) whole(Short.MIN_VALUE, Short.MAX_VALUE);
  }

  public byte byteValue() {
    return (byte) whole(Byte.MIN_VALUE, Byte.MAX_VALUE);
  }

  public double doubleValue() {
    return parsed(number(), NumberText::doubleValue);
  }

  public float floatValue() {
    return parsed(number(), NumberText::floatValue);
  }

  public BigDecimal bigDecimal() {
    return parsed(number(), NumberText::bigDecimal);
  }

  public BigInteger bigInteger() {
    return parsed(number(), NumberText::bigInteger);
  }

  /** A string of one character. */
  public char character() {
    String text = string();
    if (text.length() != 1) {
      throw failure(null, "is no single character but a string of " + text.length(), null);
    }
    return text.charAt(0);
  }

  /** A string that is a constant's name. */
  public <E extends Enum<E>> E enumeration(EnumValues<E> values) {
    String text = string();
    E constant = values.named(text);
    if (constant == null) {
      throw failure(null, "is '" + text + "', which is none of " + values, null);
    }
    return constant;
  }

  /** Any ISO text of an instant; used for every text format. */
  public Instant instant() {
    return parsed(string(), IsoTime::parseInstant);
  }

  /** A number of seconds since 1970. */
  public Instant epochSeconds() {
    return parsed(number(), text -> Instant.ofEpochSecond(NumberText.longValue(text)));
  }

  /** A number of milliseconds since 1970. */
  public Instant epochMillis() {
    return parsed(number(), text -> Instant.ofEpochMilli(NumberText.longValue(text)));
  }

  public LocalDate localDate() {
    return parsed(string(), IsoTime::parseLocalDate);
  }

  public LocalDateTime localDateTime() {
    return parsed(string(), IsoTime::parseLocalDateTime);
  }

  public LocalTime localTime() {
    return parsed(string(), IsoTime::parseLocalTime);
  }

  public YearMonth yearMonth() {
    return parsed(string(), IsoTime::parseYearMonth);
  }

  public Duration duration() {
    return parsed(string(), Duration::parse);
  }

  public UUID uuid() {
    return parsed(string(), UUID::fromString);
  }

  public URI uri() {
    return parsed(string(), URI::create);
  }

  /** A stored binary value as a read-only buffer. */
  public ByteBuffer byteBuffer() {
    return ByteBuffer.wrap(bytes()).asReadOnlyBuffer();
  }

  private long whole(long least, long greatest) {
    String text = number();
    try {
      return NumberText.longValue(text, least, greatest);
    } catch (ArithmeticException | NumberFormatException e) {
      throw failure(null, "is " + text + ", which is no whole number from " + least + " to " + greatest, e);
    }
  }

  /** Parses and gives a refusal its place. The JDK's parsers refuse by several kinds of RuntimeException. */
  private <T> T parsed(String text, Function<String, T> parser) {
    try {
      return parser.apply(text);
    } catch (RuntimeException e) {
      throw failure(null, "is '" + text + "', which cannot be read: " + e.getMessage(), e);
    }
  }
}
