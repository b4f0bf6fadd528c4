package dev.keywright.processor.plan.key;

import dev.keywright.expressions.Literal;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.model.ValueType;
import java.math.BigDecimal;
import java.math.BigInteger;
import java.time.DateTimeException;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.LocalDateTime;
import java.time.LocalTime;
import java.time.YearMonth;
import java.util.Optional;
import java.util.UUID;

/** Checks a literal of an expression against the type of the component it stands for. */
public final class LiteralText {

  private LiteralText() {}

  /** The literal's text in the form generated code is made from; empty where the component cannot have that value. */
  public static Optional<String> of(Literal literal, ValueType type) {
    if (type instanceof ValueType.EnumType enumType) {
      return literal instanceof Literal.Text text && enumType.constants().contains(text.value())
          ? Optional.of(text.value())
          : Optional.empty();
    }
    if (!(type instanceof ValueType.Scalar scalar)) {
      return Optional.empty();
    }
    if (literal instanceof Literal.Number number) {
      return number(number.value(), scalar.kind());
    }
    if (literal instanceof Literal.Bool bool) {
      return scalar.kind() == ScalarKind.BOOLEAN ? Optional.of(String.valueOf(bool.value())) : Optional.empty();
    }
    return literal instanceof Literal.Text text && isValue(text.value(), scalar.kind())
        ? Optional.of(text.value())
        : Optional.empty();
  }

  /** Whether there are literals of that type at all. */
  public static boolean isPossible(ValueType type) {
    return type instanceof ValueType.EnumType
        || type instanceof ValueType.Scalar scalar && scalar.kind().storedAs() != StoredAs.BINARY;
  }

  /** What a literal for such a component looks like, for messages. */
  public static String example(ValueType type) {
    if (type instanceof ValueType.EnumType enumType) {
      return "one of '" + String.join("', '", enumType.constants()) + "'";
    }
    return type instanceof ValueType.Scalar scalar ? example(scalar.kind()) : "not possible for this type";
  }

  private static String example(ScalarKind kind) {
    return switch (kind) {
      case STRING -> "text in quotes, 'like this'";
      case INT, LONG, SHORT, BYTE, BIG_INTEGER -> "a whole number";
      case FLOAT, DOUBLE, BIG_DECIMAL -> "a number";
      case BOOLEAN -> "true or false";
      case CHAR -> "one character in quotes";
      case INSTANT -> "'2026-01-31T12:00:00Z'";
      case LOCAL_DATE -> "'2026-01-31'";
      case LOCAL_DATE_TIME -> "'2026-01-31T12:00:00'";
      case LOCAL_TIME -> "'12:00:00'";
      case YEAR_MONTH -> "'2026-01'";
      case DURATION -> "'PT15M'";
      case UUID -> "'00000000-0000-0000-0000-000000000000'";
      case URI -> "'https://example.com/'";
      case BYTES, BYTE_BUFFER -> "not possible for binary values";
    };
  }

  private static Optional<String> number(BigDecimal value, ScalarKind kind) {
    if (kind == ScalarKind.FLOAT && !isFloat(value)) {
      return Optional.empty();
    }
    if (kind == ScalarKind.BIG_DECIMAL || kind == ScalarKind.FLOAT || kind == ScalarKind.DOUBLE) {
      return Optional.of(value.toString());
    }
    try {
      BigInteger whole = value.toBigIntegerExact();
      return kind == ScalarKind.BIG_INTEGER || kind.isWholeNumber() && whole.bitLength() < bits(kind)
          ? Optional.of(whole.toString())
          : Optional.empty();
    } catch (ArithmeticException fraction) {
      return Optional.empty();
    }
  }

  /** Java refuses a float literal that would be infinite, or zero though it is written otherwise. A double holds all. */
  private static boolean isFloat(BigDecimal value) {
    return Float.isFinite(value.floatValue()) && (value.signum() == 0 || value.floatValue() != 0);
  }

  private static int bits(ScalarKind kind) {
    return switch (kind) {
      case BYTE -> Byte.SIZE;
      case SHORT -> Short.SIZE;
      case INT -> Integer.SIZE;
      default -> Long.SIZE;
    };
  }

  private static boolean isValue(String text, ScalarKind kind) {
    try {
      return switch (kind) {
        case STRING -> true;
        case CHAR -> text.length() == 1;
        case INSTANT -> Instant.parse(text) != null;
        case LOCAL_DATE -> LocalDate.parse(text) != null;
        case LOCAL_DATE_TIME -> LocalDateTime.parse(text) != null;
        case LOCAL_TIME -> LocalTime.parse(text) != null;
        case YEAR_MONTH -> YearMonth.parse(text) != null;
        case DURATION -> Duration.parse(text) != null;
        case UUID -> UUID.fromString(text).toString().equalsIgnoreCase(text);
        case URI -> java.net.URI.create(text) != null;
        default -> false;
      };
    } catch (DateTimeException | IllegalArgumentException malformed) {
      return false;
    }
  }
}
