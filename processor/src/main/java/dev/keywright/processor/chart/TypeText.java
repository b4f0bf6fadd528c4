package dev.keywright.processor.chart;

import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import java.util.Locale;

/** The types of the model in Java's spelling with simple names, as a person reads them. */
final class TypeText {

  private TypeText() {}

  /** {@code long}, {@code OrderStatus}, {@code List<OrderLine>}. */
  static String of(ValueType type) {
    if (type instanceof ValueType.Scalar scalar) {
      return scalar.primitive() ? primitive(scalar.kind()) : simpleName(scalar.kind());
    }
    if (type instanceof ValueType.EnumType enumType) {
      return enumType.type().simpleName();
    }
    if (type instanceof ValueType.ListType list) {
      return "List<" + of(list.element()) + ">";
    }
    if (type instanceof ValueType.SetType set) {
      return "Set<" + of(set.element()) + ">";
    }
    if (type instanceof ValueType.MapType map) {
      return "Map<String, " + of(map.value()) + ">";
    }
    if (type instanceof ValueType.ConvertedType converted) {
      return converted.type().simpleName();
    }
    return type instanceof ValueType.RecordType record
        ? record.type().simpleName()
        : ((ValueType.SealedType) type).type().simpleName();
  }

  /** As a type argument: {@code Long}. */
  static String boxed(ValueType type) {
    return type instanceof ValueType.Scalar scalar ? simpleName(scalar.kind()) : of(type);
  }

  private static String simpleName(ScalarKind kind) {
    return kind.className().substring(kind.className().lastIndexOf('.') + 1);
  }

  private static String primitive(ScalarKind kind) {
    return switch (kind) {
      case INT -> "int";
      case CHAR -> "char";
      default -> simpleName(kind).toLowerCase(Locale.ROOT);
    };
  }
}
