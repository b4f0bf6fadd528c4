package dev.keywright.runtime.generated;

import static java.nio.charset.StandardCharsets.UTF_8;

import dev.keywright.runtime.generated.Component.Shape;
import java.math.BigInteger;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.UUID;
import java.util.function.Function;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

/** All encodings that have an order or prefixes, for one delimiter, with hostile values and bounds. */
final class Components {
  static final Comparator<String> BYTES = (one, other) ->
      Arrays.compareUnsigned(one.getBytes(UTF_8), other.getBytes(UTF_8));
  static final String ALLOWED_DELIMITERS = "\"#$%&'()*+,-.:;<=>?[\\]^_|";
  static final String TOP = "\uDBFF\uDFFF";

  private static final Instant YEAR_0 = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant YEAR_9999 = Instant.parse("9999-12-31T23:59:59Z");
  private static final Instant NOW = Instant.parse("2026-02-28T23:59:59Z");

  private Components() {
  }

  static List<Component<?>> of(char d) {
    return List.of(
        text("string", KeyEncoding.string(d), d, v -> v, Shape.TEXT),
        rawText(d),
        text("ordered", KeyEncoding.ordered(d), d, v -> v, Shape.ORDERED_TEXT),
        text("lower", KeyEncoding.lower(d), d, Components::lower, Shape.UNORDERED_TEXT),
        text("upper", KeyEncoding.upper(d), d, v -> v.toUpperCase(Locale.ROOT), Shape.UNORDERED_TEXT),
        text("ordered,lower", KeyEncoding.orderedLower(d), d, Components::lower, Shape.ORDERED_TEXT),
        text("ordered,upper", KeyEncoding.orderedUpper(d), d, v -> v.toUpperCase(Locale.ROOT), Shape.ORDERED_TEXT),
        longs("padded 3", KeyEncoding.paddedLong(3), 0, 999),
        longs("padded 38", KeyEncoding.paddedLong(38), 0, Long.MAX_VALUE),
        longs("desc 3", KeyEncoding.descendingLong(3), 0, 999),
        longs("desc 20", KeyEncoding.descendingLong(20), 0, Long.MAX_VALUE),
        longs("signed", KeyEncoding.signedLong(), Long.MIN_VALUE, Long.MAX_VALUE),
        smaller("padded int 10", KeyEncoding.paddedInt(10), Long::intValue, 0, Integer.MAX_VALUE, Integer.MIN_VALUE),
        smaller("desc int 10", KeyEncoding.descendingInt(10), Long::intValue, 0, Integer.MAX_VALUE, Integer.MIN_VALUE),
        smaller("signed int", KeyEncoding.signedInt(), Long::intValue, Integer.MIN_VALUE, Integer.MAX_VALUE,
            Integer.MIN_VALUE),
        smaller("padded short 2", KeyEncoding.paddedShort(2), Long::shortValue, 0, 99, Short.MIN_VALUE),
        smaller("desc byte 3", KeyEncoding.descendingByte(3), Long::byteValue, 0, Byte.MAX_VALUE, Byte.MIN_VALUE),
        big("padded big 25", KeyEncoding.paddedBigInteger(25), BigInteger.ZERO, nines(25)),
        big("desc big 25", KeyEncoding.descendingBigInteger(25), BigInteger.ZERO, nines(25)),
        big("signed big", KeyEncoding.signedBigInteger(), BigInteger.valueOf(Long.MIN_VALUE),
            BigInteger.valueOf(Long.MAX_VALUE)),
        instants("instant", KeyEncoding.instant(), 1, YEAR_0, YEAR_9999.plusNanos(999_999_999)),
        instants("millis", KeyEncoding.instantMillis(), 1_000_000, YEAR_0, YEAR_9999.plusMillis(999)),
        instants("seconds", KeyEncoding.instantSeconds(), 1_000_000_000, YEAR_0, YEAR_9999),
        instants("epoch_seconds", KeyEncoding.epochSeconds(), 1_000_000_000, Instant.EPOCH,
            Instant.ofEpochSecond(9_999_999_999L)),
        instants("epoch_millis", KeyEncoding.epochMillis(), 1_000_000, Instant.EPOCH,
            Instant.ofEpochMilli(9_999_999_999_999L)),
        near("date", KeyEncoding.localDate(), Comparator.naturalOrder(),
            List.of(LocalDate.of(0, 1, 1), LocalDate.of(2024, 2, 29), LocalDate.of(9999, 12, 29)),
            LocalDate::plusDays, List.of(LocalDate.MIN, LocalDate.of(-1, 12, 31), LocalDate.of(10_000, 1, 1))),
        near("datetime", KeyEncoding.localDateTime(), Comparator.naturalOrder(),
            List.of(LocalDateTime.of(0, 1, 1, 0, 0), LocalDateTime.of(2024, 2, 29, 23, 59, 59, 999_999_998)),
            LocalDateTime::plusNanos, List.of(LocalDateTime.MIN, LocalDateTime.of(10_000, 1, 1, 0, 0))),
        near("time", KeyEncoding.localTime(), Comparator.naturalOrder(),
            List.of(LocalTime.MIN, LocalTime.NOON, LocalTime.MAX.minusNanos(2)), LocalTime::plusNanos, List.of()),
        near("month", KeyEncoding.yearMonth(), Comparator.naturalOrder(),
            List.of(YearMonth.of(0, 1), YearMonth.of(1999, 12), YearMonth.of(9999, 10)), YearMonth::plusMonths,
            List.of(YearMonth.of(-1, 12), YearMonth.of(10_000, 1))),
        near("uuid", KeyEncoding.uuid(), Comparator.comparing(UUID::toString),
            List.of(new UUID(0, 0), new UUID(0, -3), new UUID(Long.MAX_VALUE, -2), new UUID(-1, -3)),
            (id, n) -> new UUID(id.getMostSignificantBits(), id.getLeastSignificantBits() + n), List.of()));
  }

  /** Java's lower case depends on what stands around a sigma; a prefix must not. */
  static String lower(String text) {
    return text.toLowerCase(Locale.ROOT).replace('\u03C2', '\u03C3');
  }

  static Arbitrary<String> hostileTexts(char d) {
    String delimiter = String.valueOf(d);
    String escape = String.valueOf((char) (d + 1));
    return Arbitraries.of(delimiter, escape, "!", delimiter + "!", escape + "!", String.valueOf((char) (d - 1)),
            String.valueOf((char) (d + 2)), String.valueOf((char) (2 * d + 3)), "a", "A", "b", "Z", "0", " ", "\u0000",
            "\u0001", "\u007F", "\u0080", "\u00DF", "\u03A3", "\u03C3", "\u07FF", "\u0800", "\uD7FF", "\uE000",
            "\uFFFF", "\uD800\uDC00", "\uD83D\uDE00", "\uDBFF\uDFFE")
        .list().ofMinSize(1).ofMaxSize(3).map(parts -> String.join("", parts));
  }

  private static Component<String> text(String label, KeyEncoding<String> encoding, char d,
                                        Function<String, String> fold, Shape shape) {
    return new Component<>(label, encoding, hostileTexts(d), textBounds(d), Comparator.comparing(fold, BYTES), shape);
  }

  private static Component<String> rawText(char d) {
    Arbitrary<String> values = hostileTexts(d).map(text -> text.replace(d, 'r'));
    return new Component<>("raw", KeyEncoding.raw(d), values, textBounds(d), BYTES, Shape.TEXT);
  }

  private static Arbitrary<String> textBounds(char d) {
    return Arbitraries.oneOf(hostileTexts(d), Arbitraries.of("", TOP, "a" + TOP, "a" + TOP + "b", TOP + "a"));
  }

  private static Component<Long> longs(String label, KeyEncoding<Long> encoding, long least, long greatest) {
    Arbitrary<Long> values = Arbitraries.of(least, least + 1, 9L, 10L, 99L, 100L, 500L, greatest - 1, greatest);
    Arbitrary<Long> beyond = Arbitraries.of(-1L, 1000L, Long.MIN_VALUE, Long.MAX_VALUE);
    return new Component<>(label, encoding, values, Arbitraries.oneOf(values, beyond), Comparator.naturalOrder(),
        Shape.FIXED);
  }

  private static <T extends Comparable<T>> Component<T> smaller(String label, KeyEncoding<T> encoding,
                                                                Function<Long, T> of, long least, long greatest,
                                                                long lowest) {
    Arbitrary<T> values = Arbitraries.of(least, least + 1, 7L, 10L, 50L, greatest - 1, greatest).map(of);
    Arbitrary<T> beyond = Arbitraries.of(-1L, lowest, ~lowest, 100L).map(of);
    return new Component<>(label, encoding, values, Arbitraries.oneOf(values, beyond), Comparator.naturalOrder(),
        Shape.FIXED);
  }

  private static Component<BigInteger> big(String label, KeyEncoding<BigInteger> encoding, BigInteger least,
                                           BigInteger greatest) {
    Arbitrary<BigInteger> values = Arbitraries.of(least, least.add(BigInteger.ONE), BigInteger.TEN,
        BigInteger.valueOf(Long.MAX_VALUE), greatest.subtract(BigInteger.ONE), greatest);
    Arbitrary<BigInteger> beyond =
        Arbitraries.of(least.subtract(BigInteger.ONE), greatest.add(BigInteger.ONE), nines(40), nines(40).negate());
    return new Component<>(label, encoding, values, Arbitraries.oneOf(values, beyond), Comparator.naturalOrder(),
        Shape.FIXED);
  }

  private static BigInteger nines(int width) {
    return BigInteger.TEN.pow(width).subtract(BigInteger.ONE);
  }

  private static Component<Instant> instants(String label, KeyEncoding<Instant> encoding, long unitNanos,
                                             Instant least, Instant greatest) {
    Arbitrary<Instant> values = Arbitraries.of(least, least.plusNanos(unitNanos), NOW.minusNanos(unitNanos), NOW,
        NOW.plusNanos(unitNanos), greatest.minusNanos(unitNanos), greatest);
    Arbitrary<Instant> between = values.flatMap(value ->
        Arbitraries.of(1L, -1L, unitNanos / 2, -unitNanos / 2, unitNanos - 1).map(value::plusNanos));
    Arbitrary<Instant> beyond = Arbitraries.of(Instant.MIN, Instant.MAX, Instant.EPOCH.minusNanos(1));
    return new Component<>(label, encoding, values, Arbitraries.oneOf(values, between, beyond),
        Comparator.naturalOrder(), Shape.FIXED);
  }

  private static <T> Component<T> near(String label, KeyEncoding<T> encoding, Comparator<T> order, List<T> points,
                                       Step<T> step, List<T> beyond) {
    Arbitrary<T> values = Arbitraries.of(points).flatMap(point ->
        Arbitraries.of(0L, 1L, 2L).map(n -> step.from(point, n)));
    Arbitrary<T> bounds = beyond.isEmpty() ? values : Arbitraries.oneOf(values, Arbitraries.of(beyond));
    return new Component<>(label, encoding, values, bounds, order, Shape.FIXED);
  }

  /** The n-th value after one. */
  private interface Step<T> {
    T from(T point, long n);
  }
}
