package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import java.math.BigDecimal;

/** Values of annotations as Java expressions, in plain ASCII so that no source encoding can change them. */
final class Literals {
  private Literals() {
  }

  static CodeBlock string(String text) {
    StringBuilder literal = new StringBuilder("\"");
    text.chars().forEach(c -> literal.append(escaped((char) c, '"')));
    return CodeBlock.of("$L", literal.append('"'));
  }

  static CodeBlock character(char c) {
    return CodeBlock.of("'$L'", escaped(c, '\''));
  }

  /** A literal of that type. */
  static CodeBlock of(ValueType type, String text) {
    if (type instanceof ValueType.EnumType enumType) {
      return CodeBlock.of("$T.$L", JavaTypes.of(enumType.type()), text);
    }
    if (type instanceof ValueType.Scalar scalar) {
      return scalar(scalar.kind(), text);
    }
    throw new IllegalArgumentException("no literals of " + type);
  }

  /** Whether the literal is worth a constant of its own: it has to be parsed. */
  static boolean isParsed(ValueType type) {
    return type instanceof ValueType.Scalar scalar
        && switch (scalar.kind()) {
          case STRING, INT, LONG, SHORT, BYTE, FLOAT, DOUBLE, BOOLEAN, CHAR -> false;
          default -> true;
        };
  }

  private static CodeBlock scalar(ScalarKind kind, String text) {
    return switch (kind) {
      case STRING -> string(text);
      case CHAR -> character(text.charAt(0));
      case BOOLEAN -> CodeBlock.of("$L", text);
      case INT -> CodeBlock.of("$L", whole(text));
      case LONG -> CodeBlock.of("$LL", whole(text));
      case SHORT -> CodeBlock.of("(short) $L", whole(text));
      case BYTE -> CodeBlock.of("(byte) $L", whole(text));
      case FLOAT -> CodeBlock.of("$Lf", text);
      case DOUBLE -> CodeBlock.of("$Ld", text);
      case BIG_DECIMAL, BIG_INTEGER -> CodeBlock.of("new $T($L)", type(kind), string(text));
      case UUID -> CodeBlock.of("$T.fromString($L)", type(kind), string(text));
      case URI -> CodeBlock.of("$T.create($L)", type(kind), string(text));
      case INSTANT, LOCAL_DATE, LOCAL_DATE_TIME, LOCAL_TIME, YEAR_MONTH, DURATION ->
          CodeBlock.of("$T.parse($L)", type(kind), string(text));
      case BYTES, BYTE_BUFFER -> throw new IllegalArgumentException("no literals of binary values");
    };
  }

  /** In decimal without leading zeros, which Java would read as octal. */
  private static String whole(String text) {
    return new BigDecimal(text).toBigIntegerExact().toString();
  }

  private static Object type(ScalarKind kind) {
    return JavaTypes.of(new ValueType.Scalar(kind, false));
  }

  private static String escaped(char c, char quote) {
    return switch (c) {
      case '\n' -> "\\n";
      case '\r' -> "\\r";
      case '\t' -> "\\t";
      case '\\' -> "\\\\";
      default -> {
        if (c == quote) {
          yield "\\" + c;
        }
        yield c >= ' ' && c < 0x7f ? String.valueOf(c) : String.format("\\u%04x", (int) c);
      }
    };
  }
}
