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
import java.util.Map;
import java.util.Random;
import java.util.TreeMap;
import java.util.UUID;
import java.util.function.Function;
import java.util.stream.LongStream;
import java.util.stream.Stream;

/** All encodings that have an order or prefixes, for one delimiter, with hostile values and bounds. */
final class Components {
  static final Comparator<String> BYTES = (one, other) ->
      Arrays.compareUnsigned(one.getBytes(UTF_8), other.getBytes(UTF_8));
  static final String ALLOWED_DELIMITERS = "\"#$%&'()*+,-.:;<=>?[\\]^_|";
  static final String TOP = "\uDBFF\uDFFF";

  private static final Instant YEAR_0 = Instant.parse("0000-01-01T00:00:00Z");
  private static final Instant YEAR_9999 = Instant.parse("9999-12-31T23:59:59Z");
  private static final Instant NOW = Instant.parse("2026-02-28T23:59:59Z");

  private static final Map<Character, List<Component<?>>> BY_DELIMITER = new TreeMap<>();

  static {
    for (char d : ALLOWED_DELIMITERS.toCharArray()) {
      BY_DELIMITER.put(d, all(d));
    }
  }

  private Components() {
  }

  static List<Component<?>> of(char d) {
    return BY_DELIMITER.get(d);
  }

  private static List<Component<?>> all(char d) {
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

  /** A short text out of the characters that are most likely to go wrong. */
  static String hostileText(Random random, char d) {
    List<String> parts = List.of("" + d, "" + (char) (d + 1), "!", d + "!", (char) (d + 1) + "!", "" + (char) (d - 1),
        "" + (char) (d + 2), "" + (char) (2 * d + 3), "a", "A", "b", "Z", "0", " ", "\u0000", "\u0001", "\u007F",
        "\u0080", "\u00DF", "\u03A3", "\u03C3", "\u03C2", "\u0130", "\u07FF", "\u0800", "\uD7FF", "\uE000", "\uFFFF",
        "\uD800\uDC00", "\uD83D\uDE00", "\uDBFF\uDFFE");
    StringBuilder text = new StringBuilder(pick(random, parts));
    for (int more = random.nextInt(3); more > 0; more--) {
      text.append(pick(random, parts));
    }
    return text.toString();
  }

  static <T> T pick(Random random, List<T> from) {
    return from.get(random.nextInt(from.size()));
  }

  private static Component<String> text(String label, KeyEncoding<String> encoding, char d,
                                        Function<String, String> fold, Shape shape) {
    return new Component<>(label, encoding, random -> hostileText(random, d), random -> textBound(random, d),
        Comparator.comparing(fold, BYTES), shape);
  }

  private static Component<String> rawText(char d) {
    return new Component<>("raw", KeyEncoding.raw(d), random -> hostileText(random, d).replace(d, 'r'),
        random -> textBound(random, d), BYTES, Shape.TEXT);
  }

  private static String textBound(Random random, char d) {
    String text = hostileText(random, d);
    return switch (random.nextInt(10)) {
      case 0 -> "";
      case 1 -> text + TOP;
      case 2 -> TOP + text;
      default -> text;
    };
  }

  private static Component<Long> longs(String label, KeyEncoding<Long> encoding, long least, long greatest) {
    return listed(label, encoding, List.of(least, least + 1, 9L, 10L, 99L, 100L, 500L, greatest - 1, greatest),
        List.of(-1L, 1000L, Long.MIN_VALUE, Long.MAX_VALUE));
  }

  private static <T extends Comparable<T>> Component<T> smaller(String label, KeyEncoding<T> encoding,
                                                                Function<Long, T> of, long least, long greatest,
                                                                long lowest) {
    return listed(label, encoding, Stream.of(least, least + 1, 7L, 10L, 50L, greatest - 1, greatest).map(of).toList(),
        Stream.of(-1L, lowest, ~lowest, 100L).map(of).toList());
  }

  private static Component<BigInteger> big(String label, KeyEncoding<BigInteger> encoding, BigInteger least,
                                           BigInteger greatest) {
    return listed(label, encoding, List.of(least, least.add(BigInteger.ONE), BigInteger.TEN,
            BigInteger.valueOf(Long.MAX_VALUE), greatest.subtract(BigInteger.ONE), greatest),
        List.of(least.subtract(BigInteger.ONE), greatest.add(BigInteger.ONE), nines(40), nines(40).negate()));
  }

  private static BigInteger nines(int width) {
    return BigInteger.TEN.pow(width).subtract(BigInteger.ONE);
  }

  private static Component<Instant> instants(String label, KeyEncoding<Instant> encoding, long unit, Instant least,
                                             Instant greatest) {
    List<Instant> values = List.of(least, least.plusNanos(unit), NOW.minusNanos(unit), NOW, NOW.plusNanos(unit),
        greatest.minusNanos(unit), greatest);
    Stream<Instant> between = values.stream().flatMap(value ->
        Stream.of(1L, -1L, unit / 2, -unit / 2, unit - 1).map(value::plusNanos));
    Stream<Instant> beyond = Stream.of(Instant.MIN, Instant.MAX, Instant.EPOCH.minusNanos(1));
    return listed(label, encoding, values, Stream.concat(between, beyond).toList());
  }

  private static <T> Component<T> near(String label, KeyEncoding<T> encoding, Comparator<T> order, List<T> points,
                                       Step<T> step, List<T> beyond) {
    List<T> values = points.stream().flatMap(point -> LongStream.range(0, 3).mapToObj(n -> step.from(point, n)))
        .toList();
    return listed(label, encoding, values, beyond, order);
  }

  private static <T extends Comparable<? super T>> Component<T> listed(String label, KeyEncoding<T> encoding,
                                                                       List<T> values, List<T> beyond) {
    return listed(label, encoding, values, beyond, Comparator.naturalOrder());
  }

  private static <T> Component<T> listed(String label, KeyEncoding<T> encoding, List<T> values, List<T> beyond,
                                         Comparator<T> order) {
    return new Component<>(label, encoding, random -> pick(random, values),
        random -> pick(random, beyond.isEmpty() || random.nextBoolean() ? values : beyond), order, Shape.FIXED);
  }

  /** The n-th value after one. */
  private interface Step<T> {
    T from(T point, long n);
  }
}
