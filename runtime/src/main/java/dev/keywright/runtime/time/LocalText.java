package dev.keywright.runtime.time;

import java.time.DateTimeException;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import org.jspecify.annotations.Nullable;

/**
 * Dates and times of day as bytes of ISO text and back. Used by {@link IsoTime} and {@link InstantText}; stands on
 * {@link IsoDigits}.
 */
final class LocalText {
  static final int DATE_WIDTH = 10;
  static final int TIME_WIDTH = 18;
  static final int DATE_TIME_WIDTH = DATE_WIDTH + 1 + TIME_WIDTH;

  private static final int[] POWERS_OF_TEN =
      {1_000_000_000, 100_000_000, 10_000_000, 1_000_000, 100_000, 10_000, 1_000, 100, 10, 1};

  private LocalText() {
  }

  static int year(int year, Object whole) {
    if (year < 0 || year > 9999) {
      throw new DateTimeException(whole + " is outside the years 0000 to 9999");
    }
    return year;
  }

  static int putDate(byte[] out, int from, LocalDate value) {
    int at = IsoDigits.put(out, from, year(value.getYear(), value), 4);
    at = IsoDigits.put(out, at, '-');
    at = IsoDigits.put(out, at, value.getMonthValue(), 2);
    at = IsoDigits.put(out, at, '-');
    return IsoDigits.put(out, at, value.getDayOfMonth(), 2);
  }

  static void putTime(byte[] out, int from, LocalTime value) {
    int at = putSeconds(out, from, value.toSecondOfDay());
    putFraction(out, at, value.getNano(), 9);
  }

  static int putSeconds(byte[] out, int from, int secondOfDay) {
    int minuteOfDay = secondOfDay / 60;
    int at = IsoDigits.put(out, from, minuteOfDay / 60, 2);
    at = IsoDigits.put(out, at, ':');
    at = IsoDigits.put(out, at, minuteOfDay % 60, 2);
    at = IsoDigits.put(out, at, ':');
    return IsoDigits.put(out, at, secondOfDay % 60, 2);
  }

  /** Puts a point and that many digits; nothing at all for none. Finer digits are the caller's business. */
  static int putFraction(byte[] out, int from, int nano, int digits) {
    if (digits == 0) {
      return from;
    }
    int at = IsoDigits.put(out, from, '.');
    return IsoDigits.put(out, at, nano / POWERS_OF_TEN[digits], digits);
  }

  static LocalDate parseDate(String text) {
    LocalDate date = text.length() == DATE_WIDTH ? readDate(text) : null;
    return date != null ? date : LocalDate.parse(text);
  }

  static LocalTime parseTime(String text) {
    LocalTime time = readTime(text, 0);
    return time != null ? time : LocalTime.parse(text);
  }

  static LocalDateTime parseDateTime(String text) {
    if (text.length() > DATE_WIDTH && text.charAt(DATE_WIDTH) == 'T') {
      LocalDate date = readDate(text);
      LocalTime time = readTime(text, DATE_WIDTH + 1);
      if (date != null && time != null) {
        return LocalDateTime.of(date, time);
      }
    }
    return LocalDateTime.parse(text);
  }

  /** The date in the first ten characters, or null if they are no valid date; the slow parser then says why. */
  static @Nullable LocalDate readDate(String text) {
    if (text.charAt(4) != '-' || text.charAt(7) != '-') {
      return null;
    }
    int year = IsoDigits.read(text, 0, 4);
    int month = IsoDigits.read(text, 5, 2);
    int day = IsoDigits.read(text, 8, 2);
    boolean valid = year >= 0 && month >= 1 && month <= 12 && day >= 1
        && (day <= 28 || day <= YearMonth.of(year, month).lengthOfMonth());
    return valid ? LocalDate.of(year, month, day) : null;
  }

  private static @Nullable LocalTime readTime(String text, int from) {
    if (text.length() < from + 8) {
      return null;
    }
    int seconds = readSeconds(text, from);
    int nano = readFraction(text, from + 8, text.length());
    return seconds < 0 || nano < 0 ? null : LocalTime.ofNanoOfDay(seconds * 1_000_000_000L + nano);
  }

  /** Seconds of the day from eight characters {@code hh:mm:ss}, or negative. */
  static int readSeconds(String text, int from) {
    int hour = IsoDigits.read(text, from, 2);
    int minute = IsoDigits.read(text, from + 3, 2);
    int second = IsoDigits.read(text, from + 6, 2);
    boolean valid = text.charAt(from + 2) == ':' && text.charAt(from + 5) == ':'
        && hour >= 0 && hour < 24 && minute >= 0 && minute < 60 && second >= 0 && second < 60;
    return valid ? hour * 3600 + minute * 60 + second : IsoDigits.NOT_DIGITS;
  }

  /** Nanoseconds from a point and one to nine digits, 0 if there is nothing, or negative. */
  static int readFraction(String text, int from, int to) {
    if (from == to) {
      return 0;
    }
    return text.charAt(from) == '.' ? IsoDigits.readNanos(text, from + 1, to) : IsoDigits.NOT_DIGITS;
  }
}
