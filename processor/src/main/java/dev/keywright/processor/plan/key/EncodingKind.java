package dev.keywright.processor.plan.key;

/**
 * How a component's value becomes key text. The names of {@link #runtimeName()} are those of the runtime's
 * {@code KeyEncoding}; what is said here of order and width is what the planner may rely on.
 */
public enum EncodingKind {
  STRING("string", Order.ALONE),
  RAW("raw", Order.ALONE),
  ORDERED("ordered", Order.ALWAYS),
  LOWER("lower", Order.NEVER),
  UPPER("upper", Order.NEVER),
  ORDERED_LOWER("orderedLower", Order.ALWAYS),
  ORDERED_UPPER("orderedUpper", Order.ALWAYS),
  DECIMAL("decimal", Order.NEVER),
  PADDED("padded", Order.ALWAYS),
  SIGNED("signed", Order.ALWAYS),
  DESCENDING("descending", Order.ALWAYS),
  ENUM("enumeration", Order.NEVER),
  BOOLEAN("bool", Order.NEVER),
  INSTANT("instant", Order.ALWAYS),
  INSTANT_SECONDS("instantSeconds", Order.ALWAYS),
  INSTANT_MILLIS("instantMillis", Order.ALWAYS),
  EPOCH_SECONDS("epochSeconds", Order.ALWAYS),
  EPOCH_MILLIS("epochMillis", Order.ALWAYS),
  LOCAL_DATE("localDate", Order.ALWAYS),
  LOCAL_DATE_TIME("localDateTime", Order.ALWAYS),
  LOCAL_TIME("localTime", Order.ALWAYS),
  YEAR_MONTH("yearMonth", Order.ALWAYS),
  UUID("uuid", Order.ALWAYS);

  /** When the byte order of encoded values is the order of the values. */
  private enum Order {
    NEVER,
    /** Only where nothing follows the component in its template. */
    ALONE,
    ALWAYS
  }

  private final String runtimeName;
  private final Order order;

  EncodingKind(String runtimeName, Order order) {
    this.runtimeName = runtimeName;
    this.order = order;
  }

  public String runtimeName() {
    return runtimeName;
  }

  /** Whether a range or an order over the component is that of its keys, with or without more text behind it. */
  public boolean keepsOrder(boolean moreFollows) {
    return order == Order.ALWAYS || order == Order.ALONE && !moreFollows;
  }

  /** Text built from a string; only such a component has prefixes. */
  public boolean isText() {
    return ordinal() <= ORDERED_UPPER.ordinal();
  }

  public boolean foldsCase() {
    return this == LOWER || this == UPPER || this == ORDERED_LOWER || this == ORDERED_UPPER;
  }

  /** Whether the component's value can be read back from the key. */
  public boolean isInvertible() {
    return !foldsCase();
  }

  /** Whether greater values come first in key order. */
  public boolean isReversed() {
    return this == DESCENDING;
  }

  public boolean hasWidth() {
    return this == PADDED || this == DESCENDING;
  }
}
