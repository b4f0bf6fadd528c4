package dev.keywright.runtime.generated;

import static dev.keywright.runtime.generated.ScalarCodec.number;
import static dev.keywright.runtime.generated.ScalarCodec.text;

import dev.keywright.runtime.time.IsoTime;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;

/** The codecs of times, one shared object each. Behind {@link ValueCodec}. */
final class TimeCodecs {
  static final ValueCodec<Instant> INSTANT = text(ItemReader::instant, IsoTime::format);
  static final ValueCodec<Instant> INSTANT_SECONDS = text(ItemReader::instant, IsoTime::formatSeconds);
  static final ValueCodec<Instant> INSTANT_MILLIS = text(ItemReader::instant, IsoTime::formatMillis);
  static final ValueCodec<Instant> EPOCH_SECONDS = number(ItemReader::epochSeconds, TimeCodecs::seconds);
  static final ValueCodec<Instant> EPOCH_MILLIS = number(ItemReader::epochMillis, TimeCodecs::millis);
  static final ValueCodec<Instant> TIME_TO_LIVE =
      number(ItemReader::epochSeconds, value -> Long.toString(value.getEpochSecond()));
  static final ValueCodec<LocalDate> LOCAL_DATE = text(ItemReader::localDate, IsoTime::format);
  static final ValueCodec<LocalDateTime> LOCAL_DATE_TIME = text(ItemReader::localDateTime, IsoTime::format);
  static final ValueCodec<LocalTime> LOCAL_TIME = text(ItemReader::localTime, IsoTime::format);
  static final ValueCodec<YearMonth> YEAR_MONTH = text(ItemReader::yearMonth, IsoTime::format);
  static final ValueCodec<Duration> DURATION = text(ItemReader::duration, Duration::toString);

  private TimeCodecs() {
  }

  private static String seconds(Instant value) {
    if (value.getNano() != 0) {
      throw new DateTimeException(value + " has a fraction of a second, which 'epoch_seconds' cannot hold");
    }
    return Long.toString(value.getEpochSecond());
  }

  private static String millis(Instant value) {
    if (value.getNano() % 1_000_000 != 0) {
      throw new DateTimeException(value + " has a fraction of a millisecond, which 'epoch_millis' cannot hold");
    }
    return Long.toString(value.toEpochMilli());
  }
}
