package dev.keywright.processor.model;

import java.util.Arrays;
import java.util.Optional;

/**
 * The scalar types a component may have, one row each: the Java class, what DynamoDB stores, and the name that readers,
 * writers and codecs of the runtime give it. A new scalar type is a new row here and its methods in the runtime.
 */
public enum ScalarKind {
  STRING("java.lang.String", "", StoredAs.STRING, "string"),
  INT("java.lang.Integer", "int", StoredAs.NUMBER, "integer"),
  LONG("java.lang.Long", "long", StoredAs.NUMBER, "longValue"),
  SHORT("java.lang.Short", "short", StoredAs.NUMBER, "shortValue"),
  BYTE("java.lang.Byte", "byte", StoredAs.NUMBER, "byteValue"),
  FLOAT("java.lang.Float", "float", StoredAs.NUMBER, "floatValue"),
  DOUBLE("java.lang.Double", "double", StoredAs.NUMBER, "doubleValue"),
  BOOLEAN("java.lang.Boolean", "boolean", StoredAs.BOOLEAN, "bool"),
  CHAR("java.lang.Character", "char", StoredAs.STRING, "character"),
  BIG_DECIMAL("java.math.BigDecimal", "", StoredAs.NUMBER, "bigDecimal"),
  BIG_INTEGER("java.math.BigInteger", "", StoredAs.NUMBER, "bigInteger"),
  INSTANT("java.time.Instant", "", StoredAs.STRING, "instant"),
  LOCAL_DATE("java.time.LocalDate", "", StoredAs.STRING, "localDate"),
  LOCAL_DATE_TIME("java.time.LocalDateTime", "", StoredAs.STRING, "localDateTime"),
  LOCAL_TIME("java.time.LocalTime", "", StoredAs.STRING, "localTime"),
  YEAR_MONTH("java.time.YearMonth", "", StoredAs.STRING, "yearMonth"),
  DURATION("java.time.Duration", "", StoredAs.STRING, "duration"),
  UUID("java.util.UUID", "", StoredAs.STRING, "uuid"),
  URI("java.net.URI", "", StoredAs.STRING, "uri"),
  BYTES("byte[]", "byte[]", StoredAs.BINARY, "bytes"),
  BYTE_BUFFER("java.nio.ByteBuffer", "", StoredAs.BINARY, "byteBuffer");

  private final String className;
  private final String primitive;
  private final StoredAs storedAs;
  private final String runtimeName;

  ScalarKind(String className, String primitive, StoredAs storedAs, String runtimeName) {
    this.className = className;
    this.primitive = primitive;
    this.storedAs = storedAs;
    this.runtimeName = runtimeName;
  }

  /** The kind of the Java type of that name, primitive or not; empty where it is no scalar of ours. */
  public static Optional<ScalarKind> of(String javaType) {
    return Arrays.stream(values())
        .filter(kind -> kind.className.equals(javaType) || kind.primitive.equals(javaType))
        .findFirst();
  }

  public String className() {
    return className;
  }

  public StoredAs storedAs() {
    return storedAs;
  }

  /** What readers, writers and value codecs of the runtime call this kind. */
  public String runtimeName() {
    return runtimeName;
  }

  public boolean isWholeNumber() {
    return switch (this) {
      case INT, LONG, SHORT, BYTE, BIG_INTEGER -> true;
      default -> false;
    };
  }
}
