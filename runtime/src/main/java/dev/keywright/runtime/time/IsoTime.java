package dev.keywright.runtime.time;

import java.nio.charset.StandardCharsets;
import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;

/**
 * ISO-8601 text of fixed width, so that text order is time order: {@code 2026-01-31T08:15:00.000000000Z}. Before it
 * stand the codecs of attributes and the encodings of keys; it is an own codec because {@code Instant.parse} and
 * {@code Instant.toString} are the largest cost of reading and writing a record.
 *
 * <p>Formatting refuses (by {@link DateTimeException}) what the width cannot hold: years outside 0000 to 9999, and digits
 * finer than the form has. Parsing is lenient: any ISO form that {@code java.time} knows, any number of fraction digits,
 * any offset.
 */
public final class IsoTime {
  /** The least instant that the text can hold: {@code 0000-01-01T00:00:00Z}. */
  public static final Instant MIN_INSTANT = Instant.ofEpochSecond(InstantText.MIN_SECOND);

  /** The greatest instant that the text can hold: {@code 9999-12-31T23:59:59.999999999Z}. */
  public static final Instant MAX_INSTANT = Instant.ofEpochSecond(InstantText.MAX_SECOND, 999_999_999);

  private IsoTime() {
  }

  /** Thirty characters with nine fraction digits: {@code 2026-01-31T08:15:00.000000000Z}. */
  public static String format(Instant value) {
    return text(InstantText.bytes(value, 9));
  }

  /** Twenty characters: {@code 2026-01-31T08:15:00Z}. Refuses a fraction of a second. */
  public static String formatSeconds(Instant value) {
    if (value.getNano() != 0) {
      throw new DateTimeException(value + " has a fraction of a second, which the format 'seconds' cannot hold");
    }
    return text(InstantText.bytes(value, 0));
  }

  /** Twenty-four characters: {@code 2026-01-31T08:15:00.000Z}. Refuses a fraction of a millisecond. */
  public static String formatMillis(Instant value) {
    if (value.getNano() % 1_000_000 != 0) {
      throw new DateTimeException(value + " has a fraction of a millisecond, which the format 'millis' cannot hold");
    }
    return text(InstantText.bytes(value, 3));
  }

  /** Reads any ISO instant, whatever its width or offset. */
  public static Instant parseInstant(String text) {
    return InstantText.parse(text);
  }

  /** Ten characters: {@code 2026-01-31}. */
  public static String format(LocalDate value) {
    byte[] out = new byte[LocalText.DATE_WIDTH];
    LocalText.putDate(out, 0, value);
    return text(out);
  }

  /** Reads {@code 2026-01-31}. */
  public static LocalDate parseLocalDate(String text) {
    return LocalText.parseDate(text);
  }

  /** Eighteen characters, always nine fraction digits: {@code 08:15:00.000000000}. */
  public static String format(LocalTime value) {
    byte[] out = new byte[LocalText.TIME_WIDTH];
    LocalText.putTime(out, 0, value);
    return text(out);
  }

  /** Reads an ISO time of day with or without seconds and fraction. */
  public static LocalTime parseLocalTime(String text) {
    return LocalText.parseTime(text);
  }

  /** Twenty-nine characters, always nine fraction digits: {@code 2026-01-31T08:15:00.000000000}. */
  public static String format(LocalDateTime value) {
    byte[] out = new byte[LocalText.DATE_TIME_WIDTH];
    int at = LocalText.putDate(out, 0, value.toLocalDate());
    at = IsoDigits.put(out, at, 'T');
    LocalText.putTime(out, at, value.toLocalTime());
    return text(out);
  }

  /** Reads an ISO date and time with or without seconds and fraction. */
  public static LocalDateTime parseLocalDateTime(String text) {
    return LocalText.parseDateTime(text);
  }

  /** Seven characters: {@code 2026-01}. */
  public static String format(YearMonth value) {
    byte[] out = new byte[7];
    int at = IsoDigits.put(out, 0, LocalText.year(value.getYear(), value), 4);
    at = IsoDigits.put(out, at, '-');
    IsoDigits.put(out, at, value.getMonthValue(), 2);
    return text(out);
  }

  /** Reads {@code 2026-01}. */
  public static YearMonth parseYearMonth(String text) {
    return YearMonth.parse(text);
  }

  private static String text(byte[] ascii) {
    return new String(ascii, StandardCharsets.ISO_8859_1);
  }
}
