package dev.keywright.runtime.time;

import java.time.DateTimeException;
import java.time.Instant;
import java.time.LocalDate;
import java.time.OffsetDateTime;
import java.time.format.DateTimeParseException;

/**
 * Instants as bytes of ISO text and back, without the formatters of {@code java.time} on the usual path. Used by
 * {@link IsoTime}; stands on {@link IsoDigits}.
 */
final class InstantText {
  static final long MIN_SECOND = -62_167_219_200L;
  static final long MAX_SECOND = 253_402_300_799L;

  private static final int SECONDS_OF_DAY = 86_400;
  private static final int WIDTH_TO_SECONDS = 19;

  private InstantText() {
  }

  static byte[] bytes(Instant value, int fractionDigits) {
    byte[] out = new byte[WIDTH_TO_SECONDS + (fractionDigits == 0 ? 1 : fractionDigits + 2)];
    put(out, value, fractionDigits);
    return out;
  }

  private static void put(byte[] out, Instant value, int fractionDigits) {
    long second = value.getEpochSecond();
    if (second < MIN_SECOND || second > MAX_SECOND) {
      throw new DateTimeException(value + " is outside the years 0000 to 9999");
    }
    long day = Math.floorDiv(second, SECONDS_OF_DAY);
    int secondOfDay = (int) (second - day * SECONDS_OF_DAY);
    int at = LocalText.putDate(out, 0, LocalDate.ofEpochDay(day));
    at = IsoDigits.put(out, at, 'T');
    at = LocalText.putSeconds(out, at, secondOfDay);
    at = LocalText.putFraction(out, at, value.getNano(), fractionDigits);
    IsoDigits.put(out, at, 'Z');
  }

  static Instant parse(String text) {
    int end = text.length() - 1;
    if (end < WIDTH_TO_SECONDS || end > WIDTH_TO_SECONDS + 10 || text.charAt(end) != 'Z' || text.charAt(10) != 'T') {
      return parseAnyForm(text);
    }
    int secondOfDay = LocalText.readSeconds(text, 11);
    int nano = LocalText.readFraction(text, WIDTH_TO_SECONDS, end);
    LocalDate date = LocalText.readDate(text);
    if (secondOfDay < 0 || nano < 0 || date == null) {
      return parseAnyForm(text);
    }
    return Instant.ofEpochSecond(date.toEpochDay() * SECONDS_OF_DAY + secondOfDay, nano);
  }

  private static Instant parseAnyForm(String text) {
    try {
      return OffsetDateTime.parse(text).toInstant();
    } catch (DateTimeParseException notWithOffset) {
      return Instant.parse(text);
    }
  }
}
