package dev.keywright.runtime.key;

import java.math.BigInteger;
import java.util.Comparator;
import java.util.function.Function;
import java.util.function.LongFunction;
import java.util.function.UnaryOperator;

/**
 * The encodings of one integer type: plain decimal, zero-padded, signed, descending. {@code KeyEncoding} offers them
 * type by type.
 *
 * @param <T> the integer type
 */
public final class Integers<T extends Number & Comparable<T>> {
  /** {@code byte}, an {@link Encoding} for each format. */
  public static final Integers<Byte> BYTES =
      new Integers<>(Byte.MIN_VALUE, Byte.MAX_VALUE, value -> (byte) value, Byte::valueOf);
  /** {@code short}. */
  public static final Integers<Short> SHORTS =
      new Integers<>(Short.MIN_VALUE, Short.MAX_VALUE, value -> (short) value, Short::valueOf);
  /** {@code int}. */
  public static final Integers<Integer> INTS =
      new Integers<>(Integer.MIN_VALUE, Integer.MAX_VALUE, value -> (int) value, Integer::valueOf);
  /** {@code long}. */
  public static final Integers<Long> LONGS =
      new Integers<>(Long.MIN_VALUE, Long.MAX_VALUE, value -> value, Long::valueOf);

  private static final int SIGNED_WIDTH = 20;
  private static final int MAX_WIDTH = 38;

  private final long least;
  private final long greatest;
  private final LongFunction<T> of;
  private final Function<String, T> parse;

  private Integers(long least, long greatest, LongFunction<T> of, Function<String, T> parse) {
    this.least = least;
    this.greatest = greatest;
    this.of = of;
    this.parse = parse;
  }

  /** As people write it; no order. */
  public Encoding<T> decimal() {
    return new PlainDecimal<>(parse);
  }

  /** With leading zeros; negative numbers and those with more digits are refused. */
  public OrderedEncoding<T> padded(int width) {
    Form<T> form = new Form<>(zeros(width), value -> Digits.padded(value.longValue(), width), parse);
    return new FixedWidth<>(line(0, Math.min(greatest, Digits.greatest(width))), form);
  }

  /** Zero-padded with each digit d as 9 - d, so that the greatest comes first. */
  public OrderedEncoding<T> descending(int width) {
    return new Reversed<>(padded(width));
  }

  /** All of the type in twenty digits, moved up by 2^63 so that the least long is zero. */
  public OrderedEncoding<T> signed() {
    Form<T> form = new Form<>(zeros(SIGNED_WIDTH), value -> signed(value.longValue()), text -> exact(unsigned(text)));
    return new FixedWidth<>(line(least, greatest), form);
  }

  private Line<T> line(long from, long to) {
    return new Line<>(Comparator.naturalOrder(), of.apply(from), of.apply(to), UnaryOperator.identity(),
        value -> of.apply(value.longValue() + 1), value -> of.apply(value.longValue() - 1));
  }

  private T exact(long value) {
    if (value < least || value > greatest) {
      throw new NumberFormatException(value + " is not between " + least + " and " + greatest);
    }
    return of.apply(value);
  }

  /** The encodings of BigInteger. Signed ones hold what a long holds. */
  public static Encoding<BigInteger> bigDecimal() {
    return new PlainDecimal<>(BigInteger::new);
  }

  /** Zero-padded. */
  public static OrderedEncoding<BigInteger> bigPadded(int width) {
    Form<BigInteger> form =
        new Form<>(zeros(width), value -> Digits.padded(value.toString(), width), BigInteger::new);
    return new FixedWidth<>(bigLine(BigInteger.ZERO, BigInteger.TEN.pow(width).subtract(BigInteger.ONE)), form);
  }

  /** Descending. */
  public static OrderedEncoding<BigInteger> bigDescending(int width) {
    return new Reversed<>(bigPadded(width));
  }

  /** Signed, within long. */
  public static OrderedEncoding<BigInteger> bigSigned() {
    Form<BigInteger> form = new Form<>(zeros(SIGNED_WIDTH), value -> signed(value.longValueExact()),
        text -> BigInteger.valueOf(unsigned(text)));
    return new FixedWidth<>(bigLine(BigInteger.valueOf(Long.MIN_VALUE), BigInteger.valueOf(Long.MAX_VALUE)), form);
  }

  private static Line<BigInteger> bigLine(BigInteger from, BigInteger to) {
    return new Line<>(Comparator.naturalOrder(), from, to, UnaryOperator.identity(), value -> value.add(BigInteger.ONE),
        value -> value.subtract(BigInteger.ONE));
  }

  private static String zeros(int width) {
    if (width < 1 || width > MAX_WIDTH) {
      throw new IllegalArgumentException("width " + width + " is not between 1 and " + MAX_WIDTH);
    }
    return "0".repeat(width);
  }

  /** n + 2^63 in twenty digits: {@code 0} is {@code 09223372036854775808}, the least long twenty zeros. */
  private static String signed(long value) {
    return Digits.padded(Long.toUnsignedString(value ^ Long.MIN_VALUE), SIGNED_WIDTH);
  }

  private static long unsigned(String text) {
    return Long.parseUnsignedLong(text) ^ Long.MIN_VALUE;
  }
}
