package dev.keywright.runtime.generated;

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
import java.util.Set;
import java.util.UUID;
import org.jspecify.annotations.Nullable;

/**
 * Takes the attributes of one item from a generated codec, in any order, each by name and value. What DynamoDB cannot
 * hold (NaN, a number of 39 digits) or a component must not be (null) is refused; the caller above turns that into an
 * {@link dev.keywright.runtime.ItemWriteException} with the attribute's path.
 *
 * <p>Inside lists, sets and maps a {@link ValueCodec} writes into the current place with the abstract methods here. Not
 * thread-safe; one writer serves one call. Subclasses know where the item goes.
 */
public abstract class ItemWriter {
  /** For subclasses. */
  protected ItemWriter() {
  }

  /** Names the attribute, or the map entry, whose value comes next. */
  public abstract void name(String attribute);

  /** Writes a string into the current place. */
  public abstract void text(String value);

  /** Writes a number, given as DynamoDB's text, into the current place. */
  public abstract void number(String value);

  /** Writes a boolean into the current place. */
  public abstract void truth(boolean value);

  /** Writes a binary value into the current place; the array is copied. */
  public abstract void binary(byte[] value);

  /** Writes a constant into the current place. */
  public abstract <E extends Enum<E>> void constant(EnumValues<E> values, E constant);

  /** Begins a map of a record's attributes in the current place. */
  public abstract void beginMap();

  /** Begins a map under keys known at run time in the current place. */
  public abstract void beginEntries(int size);

  /** Ends the map begun last, of either kind. */
  public abstract void endMap();

  /** Begins a list in the current place. */
  public abstract void beginList(int size);

  /** Ends the list begun last. */
  public abstract void endList();

  /** Begins a set in the current place, of elements stored as that kind: S, N or B. */
  public abstract void beginSet(StoredType elements);

  /** Ends the set begun last. An empty one is not stored; where something has to stand, an empty list stands for it. */
  public abstract void endSet();

  /** Writes a value of any type by its codec: lists, sets, maps, nested records, boxed numbers. */
  public final <T> void value(String attribute, @Nullable T value, ValueCodec<T> codec) {
    codec.write(present(attribute, value), this);
  }

  /** Writes a set by its codec; an empty one, which DynamoDB cannot hold, is left out. */
  public final <T> void set(String attribute, @Nullable Set<T> value, ValueCodec<Set<T>> codec) {
    if (value == null || !value.isEmpty()) {
      value(attribute, value, codec);
    }
  }

  public final void string(String attribute, @Nullable String value) {
    text(present(attribute, value));
  }

  public final void integer(String attribute, int value) {
    longValue(attribute, value);
  }

  public final void integer(String attribute, @Nullable Integer value) {
    integer(attribute, present(attribute, value).intValue());
  }

  public final void longValue(String attribute, long value) {
    name(attribute);
    number(Long.toString(value));
  }

  public final void longValue(String attribute, @Nullable Long value) {
    longValue(attribute, present(attribute, value).longValue());
  }

  public final void shortValue(String attribute, short value) {
    longValue(attribute, value);
  }

  public final void shortValue(String attribute, @Nullable Short value) {
    shortValue(attribute, present(attribute, value).shortValue());
  }

  public final void byteValue(String attribute, byte value) {
    longValue(attribute, value);
  }

  public final void byteValue(String attribute, @Nullable Byte value) {
    byteValue(attribute, present(attribute, value).byteValue());
  }

  public final void doubleValue(String attribute, double value) {
    name(attribute);
    number(NumberText.of(value));
  }

  public final void doubleValue(String attribute, @Nullable Double value) {
    doubleValue(attribute, present(attribute, value).doubleValue());
  }

  public final void floatValue(String attribute, float value) {
    name(attribute);
    number(NumberText.of(value));
  }

  public final void floatValue(String attribute, @Nullable Float value) {
    floatValue(attribute, present(attribute, value).floatValue());
  }

  public final void bool(String attribute, boolean value) {
    name(attribute);
    truth(value);
  }

  public final void bool(String attribute, @Nullable Boolean value) {
    bool(attribute, present(attribute, value).booleanValue());
  }

  public final void character(String attribute, char value) {
    name(attribute);
    ValueCodec.character().write(value, this);
  }

  public final void character(String attribute, @Nullable Character value) {
    character(attribute, present(attribute, value).charValue());
  }

  public final void bigDecimal(String attribute, @Nullable BigDecimal value) {
    number(NumberText.of(present(attribute, value)));
  }

  public final void bigInteger(String attribute, @Nullable BigInteger value) {
    number(NumberText.of(present(attribute, value)));
  }

  /** ISO text of thirty characters. */
  public final void instant(String attribute, @Nullable Instant value) {
    text(IsoTime.format(present(attribute, value)));
  }

  /** ISO text with whole seconds; finer digits are refused. */
  public final void instantSeconds(String attribute, @Nullable Instant value) {
    text(IsoTime.formatSeconds(present(attribute, value)));
  }

  /** ISO text with milliseconds; finer digits are refused. */
  public final void instantMillis(String attribute, @Nullable Instant value) {
    text(IsoTime.formatMillis(present(attribute, value)));
  }

  /** A number of seconds; finer digits are refused. */
  public final void epochSeconds(String attribute, @Nullable Instant value) {
    value(attribute, value, ValueCodec.epochSeconds());
  }

  /** A number of milliseconds; finer digits are refused. */
  public final void epochMillis(String attribute, @Nullable Instant value) {
    value(attribute, value, ValueCodec.epochMillis());
  }

  /** The time at which DynamoDB may delete the item: a number of seconds, cut. */
  public final void timeToLive(String attribute, @Nullable Instant value) {
    number(Long.toString(present(attribute, value).getEpochSecond()));
  }

  public final void localDate(String attribute, @Nullable LocalDate value) {
    text(IsoTime.format(present(attribute, value)));
  }

  public final void localDateTime(String attribute, @Nullable LocalDateTime value) {
    text(IsoTime.format(present(attribute, value)));
  }

  public final void localTime(String attribute, @Nullable LocalTime value) {
    text(IsoTime.format(present(attribute, value)));
  }

  public final void yearMonth(String attribute, @Nullable YearMonth value) {
    text(IsoTime.format(present(attribute, value)));
  }

  public final void duration(String attribute, @Nullable Duration value) {
    text(present(attribute, value).toString());
  }

  public final void uuid(String attribute, @Nullable UUID value) {
    text(present(attribute, value).toString());
  }

  public final void uri(String attribute, @Nullable URI value) {
    text(present(attribute, value).toString());
  }

  public final void bytes(String attribute, byte @Nullable [] value) {
    binary(present(attribute, value));
  }

  public final void byteBuffer(String attribute, @Nullable ByteBuffer value) {
    value(attribute, value, ValueCodec.byteBuffer());
  }

  public final <E extends Enum<E>> void enumeration(String attribute, @Nullable E value, EnumValues<E> values) {
    constant(values, present(attribute, value));
  }

  private <T> T present(String attribute, @Nullable T value) {
    name(attribute);
    if (value == null) {
      throw new IllegalArgumentException("is null");
    }
    return value;
  }
}
