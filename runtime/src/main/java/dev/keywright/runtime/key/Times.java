package dev.keywright.runtime.key;

import dev.keywright.runtime.time.IsoTime;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.Comparator;
import java.util.UUID;
import java.util.function.UnaryOperator;

/** The encodings of times, and of UUIDs, by type and format; the list that key and native encodings are taken from. */
public final class Times {
  private static final LocalDate FIRST_DAY = LocalDate.of(0, 1, 1);
  private static final LocalDate LAST_DAY = LocalDate.of(9999, 12, 31);
  private static final String DATE = "0000-00-00";
  private static final String SECOND = "00:00:00";
  private static final String NANO = SECOND + ".000000000";

  private Times() {
  }

  /** Thirty characters, to the nanosecond. */
  public static OrderedEncoding<Instant> instant() {
    Line<Instant> line =
        instants(IsoTime.MIN_INSTANT, IsoTime.MAX_INSTANT, value -> value, v -> v.plusNanos(1), v -> v.minusNanos(1));
    return new FixedWidth<>(line, new Form<>(DATE + "T" + NANO + "Z", IsoTime::format, IsoTime::parseInstant));
  }

  /** Twenty characters, whole seconds. */
  public static OrderedEncoding<Instant> instantSeconds() {
    Line<Instant> line = seconds(IsoTime.MIN_INSTANT, floorSecond(IsoTime.MAX_INSTANT));
    return new FixedWidth<>(line,
        new Form<>(DATE + "T" + SECOND + "Z", IsoTime::formatSeconds, IsoTime::parseInstant));
  }

  /** Twenty-four characters, whole milliseconds. */
  public static OrderedEncoding<Instant> instantMillis() {
    Line<Instant> line = millis(IsoTime.MIN_INSTANT, floorMilli(IsoTime.MAX_INSTANT));
    return new FixedWidth<>(line,
        new Form<>(DATE + "T" + SECOND + ".000Z", IsoTime::formatMillis, IsoTime::parseInstant));
  }

  /** Ten digits of seconds since 1970. */
  public static OrderedEncoding<Instant> epochSeconds() {
    Line<Instant> line = seconds(Instant.EPOCH, Instant.ofEpochSecond(Digits.greatest(10)));
    return new FixedWidth<>(line, new Form<>("0".repeat(10), value -> Digits.padded(value.getEpochSecond(), 10),
        text -> Instant.ofEpochSecond(Long.parseLong(text))));
  }

  /** Thirteen digits of milliseconds since 1970. */
  public static OrderedEncoding<Instant> epochMillis() {
    Line<Instant> line = millis(Instant.EPOCH, Instant.ofEpochMilli(Digits.greatest(13)));
    return new FixedWidth<>(line, new Form<>("0".repeat(13), value -> Digits.padded(value.toEpochMilli(), 13),
        text -> Instant.ofEpochMilli(Long.parseLong(text))));
  }

  /** {@code 2026-01-31}. */
  public static OrderedEncoding<LocalDate> localDate() {
    Line<LocalDate> line = new Line<>(Comparator.naturalOrder(), FIRST_DAY, LAST_DAY, UnaryOperator.identity(),
        value -> value.plusDays(1), value -> value.minusDays(1));
    return new FixedWidth<>(line, new Form<>(DATE, IsoTime::format, IsoTime::parseLocalDate));
  }

  /** {@code 2026-01-31T08:15:00.000000000}. */
  public static OrderedEncoding<LocalDateTime> localDateTime() {
    Line<LocalDateTime> line = new Line<>(Comparator.naturalOrder(), FIRST_DAY.atStartOfDay(),
        LAST_DAY.atTime(LocalTime.MAX), UnaryOperator.identity(), value -> value.plusNanos(1),
        value -> value.minusNanos(1));
    return new FixedWidth<>(line, new Form<>(DATE + "T" + NANO, IsoTime::format, IsoTime::parseLocalDateTime));
  }

  /** {@code 08:15:00.000000000}. */
  public static OrderedEncoding<LocalTime> localTime() {
    Line<LocalTime> line = new Line<>(Comparator.naturalOrder(), LocalTime.MIN, LocalTime.MAX,
        UnaryOperator.identity(), value -> value.plusNanos(1), value -> value.minusNanos(1));
    return new FixedWidth<>(line, new Form<>(NANO, IsoTime::format, IsoTime::parseLocalTime));
  }

  /** {@code 2026-01}. */
  public static OrderedEncoding<YearMonth> yearMonth() {
    Line<YearMonth> line = new Line<>(Comparator.naturalOrder(), YearMonth.of(0, 1), YearMonth.of(9999, 12),
        UnaryOperator.identity(), value -> value.plusMonths(1), value -> value.minusMonths(1));
    return new FixedWidth<>(line, new Form<>("0000-00", IsoTime::format, IsoTime::parseYearMonth));
  }

  /** 36 characters in lower case, in the order of the text: {@link UUID#compareTo} has signed halves, and another. */
  public static OrderedEncoding<UUID> uuid() {
    Comparator<UUID> textOrder = Comparator.comparing(UUID::getMostSignificantBits, Long::compareUnsigned)
        .thenComparing(UUID::getLeastSignificantBits, Long::compareUnsigned);
    Line<UUID> line = new Line<>(textOrder, new UUID(0, 0), new UUID(-1, -1), UnaryOperator.identity(),
        value -> plus(value, 1), value -> plus(value, -1));
    String mask = "ffffffff-ffff-ffff-ffff-ffffffffffff";
    return new FixedWidth<>(line, new Form<>(mask, UUID::toString, UUID::fromString));
  }

  /** Whole seconds between these ends. */
  static Line<Instant> seconds(Instant least, Instant greatest) {
    return instants(least, greatest, Times::floorSecond, v -> v.plusSeconds(1), v -> v.minusSeconds(1));
  }

  /** Whole milliseconds between these ends. */
  static Line<Instant> millis(Instant least, Instant greatest) {
    return instants(least, greatest, Times::floorMilli, v -> v.plusMillis(1), v -> v.minusMillis(1));
  }

  private static Line<Instant> instants(Instant least, Instant greatest, UnaryOperator<Instant> floor,
                                        UnaryOperator<Instant> next, UnaryOperator<Instant> previous) {
    return new Line<>(Comparator.naturalOrder(), least, greatest, floor, next, previous);
  }

  private static Instant floorSecond(Instant value) {
    return value.getNano() == 0 ? value : Instant.ofEpochSecond(value.getEpochSecond());
  }

  private static Instant floorMilli(Instant value) {
    int finer = value.getNano() % 1_000_000;
    return finer == 0 ? value : value.minusNanos(finer);
  }

  private static UUID plus(UUID value, int one) {
    long low = value.getLeastSignificantBits() + one;
    boolean carried = one > 0 ? low == 0 : low == -1;
    return new UUID(value.getMostSignificantBits() + (carried ? one : 0), low);
  }
}
