package dev.keywright.runtime.generated;

import java.math.BigDecimal;
import java.math.BigInteger;
import java.nio.ByteBuffer;
import java.time.Instant;
import java.time.LocalDate;
import java.util.Arrays;
import java.util.Comparator;
import java.util.List;
import java.util.stream.Stream;

/**
 * One type of native key, with values it holds, bounds it may not hold, and the order of its values, written down apart
 * from the code under test.
 */
record NativeKind<T>(String label, NativeEncoding<T> encoding, List<T> values, List<T> beyond, Comparator<T> order) {
  private static final BigDecimal GREATEST = new BigDecimal("9.9999999999999999999999999999999999999E+125");

  static final List<NativeKind<?>> ALL = List.of(
      new NativeKind<>("string", NativeEncoding.string(),
          List.of("\u0000", "a", "a#", "a$", "ab", "b", "\uFFFF", "\uD83D\uDE00", Components.TOP, Components.TOP + "a",
              "x".repeat(1023), "x".repeat(1024), "x".repeat(1023) + "y", "\u00E9".repeat(512)),
          List.of("", "x".repeat(1025), "x".repeat(1023) + "\u00E9", "x".repeat(1022) + "\uD83D\uDE00",
              Components.TOP.repeat(257)),
          Components.BYTES),
      natural("character", NativeEncoding.character(), List.of('\u0000', 'a', '\uD7FF', '\uE000', '\uFFFF'),
          List.of('\uD800', '\uDFFF')),
      natural("int", NativeEncoding.integer(), List.of(Integer.MIN_VALUE, -1, 0, 1, 42, Integer.MAX_VALUE), List.of()),
      natural("long", NativeEncoding.longValue(), List.of(Long.MIN_VALUE, -1L, 0L, 7L, Long.MAX_VALUE), List.of()),
      natural("short", NativeEncoding.shortValue(), List.of((short) -1, (short) 0, Short.MAX_VALUE), List.of()),
      natural("byte", NativeEncoding.byteValue(), List.of((byte) -1, (byte) 0, Byte.MAX_VALUE), List.of()),
      natural("double", NativeEncoding.doubleValue(), List.of(-1e100, -0.1, 0.0, 1e-130, 0.1, 0.2, 1e125),
          List.of(Double.NEGATIVE_INFINITY, -1e200, -1e-200, Double.MIN_VALUE, 1e126, Double.POSITIVE_INFINITY)),
      natural("float", NativeEncoding.floatValue(), List.of(-1f, 0f, Float.MIN_VALUE, 0.1f, Float.MAX_VALUE),
          List.of(Float.NEGATIVE_INFINITY, Float.POSITIVE_INFINITY)),
      natural("big integer", NativeEncoding.bigInteger(),
          Stream.of("-100", "0", "1", "99999999999999999999999999999999999999",
              "100000000000000000000000000000000000000",
              "-100000000000000000000000000000000000000").map(BigInteger::new).toList(),
          Stream.of("99999999999999999999999999999999999999999", "100000000000000000000000000000000000001",
              "-100000000000000000000000000000000000001", "1" + "0".repeat(200)).map(BigInteger::new).toList()),
      natural("big decimal", NativeEncoding.bigDecimal(),
          Stream.concat(Stream.of(GREATEST, GREATEST.negate()),
              Stream.of("0", "1.50", "-1E-130", "1E-130", "0.1", "1.2345678901234567890123456789012345678",
                  "1.2345678901234567890123456789012345679").map(BigDecimal::new)).toList(),
          Stream.of("1E+126", "-1E+126", "1E-131", "-1E-131", "1E-1000000", "1.23456789012345678901234567890123456785",
              "-1.23456789012345678901234567890123456785", "1E+1000000").map(BigDecimal::new).toList()),
      natural("instant", NativeEncoding.instant(), instants("1969-12-31T23:59:59.999999999Z", "2026-01-31T12:00:00Z"),
          List.of(Instant.MIN, Instant.MAX)),
      natural("millis", NativeEncoding.instantMillis(),
          instants("1969-12-31T23:59:59.999Z", "2026-01-31T12:00:00.001Z"),
          instants("1969-12-31T23:59:59.9991Z", "2026-01-31T12:00:00.000999Z")),
      natural("epoch_seconds", NativeEncoding.epochSeconds(), instants("0001-01-01T00:00:00Z", "1969-12-31T23:59:59Z",
          "1970-01-01T00:00:00Z", "2026-01-31T12:00:00Z"), instants("1969-12-31T23:59:59.5Z", "2026-01-31T12:00:00.1Z",
          "-1000000000-01-01T00:00:00Z", "+1000000000-12-31T23:59:59.999999999Z")),
      natural("epoch_millis", NativeEncoding.epochMillis(), instants("1969-12-31T23:59:59.999Z", "1970-01-01T00:00:00Z",
          "2026-01-31T12:00:00.500Z"), instants("1969-12-31T23:59:59.9995Z", "2026-01-31T12:00:00.5001Z",
          "-1000000000-01-01T00:00:00Z", "+1000000000-12-31T23:59:59.999999999Z")),
      new NativeKind<>("date", NativeEncoding.localDate(), List.of(LocalDate.of(0, 1, 1), LocalDate.of(9999, 12, 31)),
          List.of(LocalDate.MIN, LocalDate.MAX), Comparator.naturalOrder()),
      new NativeKind<>("bytes", NativeEncoding.bytes(),
          List.of(bytes(1, 0), bytes(1, 1), bytes(1, 0x7F), bytes(1, 0x80), bytes(1, 0xFF), bytes(1024, 0xFF),
              bytes(1023, 7), bytes(1024, 7)),
          List.of(new byte[0], bytes(1025, 7), bytes(1025, 0xFF)), Arrays::compareUnsigned),
      new NativeKind<>("buffer", NativeEncoding.byteBuffer(), List.of(ByteBuffer.wrap(bytes(2, 0x80)),
          ByteBuffer.wrap(bytes(2, 1))), List.of(ByteBuffer.allocate(0)),
          Comparator.comparing(ByteBuffer::array, Arrays::compareUnsigned)));

  private static <T extends Comparable<T>> NativeKind<T> natural(String label, NativeEncoding<T> encoding,
                                                                 List<T> values, List<T> beyond) {
    return new NativeKind<>(label, encoding, values, beyond, Comparator.naturalOrder());
  }

  private static List<Instant> instants(String... texts) {
    return Stream.of(texts).map(Instant::parse).toList();
  }

  private static byte[] bytes(int size, int each) {
    byte[] bytes = new byte[size];
    Arrays.fill(bytes, (byte) each);
    return bytes;
  }

  @Override
  public String toString() {
    return label;
  }
}
