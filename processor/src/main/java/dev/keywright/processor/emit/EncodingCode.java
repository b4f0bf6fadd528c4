package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.key.EncodingKind;
import dev.keywright.processor.plan.key.Part;

/** The expressions that make the runtime's encodings, and what their constants are called. */
final class EncodingCode {
  private final char delimiter;

  EncodingCode(char delimiter) {
    this.delimiter = delimiter;
  }

  /** {@code KeyEncoding.paddedLong(10)}. */
  CodeBlock of(Part.Slot slot) {
    EncodingKind kind = slot.encoding().kind();
    if (kind.isText()) {
      return call(factory(slot), Literals.character(delimiter));
    }
    if (slot.component().type() instanceof ValueType.EnumType enumType) {
      return call(factory(slot), CodeBlock.of("$T.values()", JavaTypes.of(enumType.type())));
    }
    return call(factory(slot), kind.hasWidth() ? CodeBlock.of("$L", slot.encoding().width()) : CodeBlock.of(""));
  }

  /** {@code NativeEncoding.string()}. */
  CodeBlock ofNative(ComponentModel component) {
    if (component.type() instanceof ValueType.EnumType enumType) {
      return CodeBlock.of("$T.<$T>enumeration()", RuntimeTypes.NATIVE_ENCODING, JavaTypes.of(enumType.type()));
    }
    return CodeBlock.of("$T.$N()", RuntimeTypes.NATIVE_ENCODING, nativeFactory(component));
  }

  /** {@code TEXT}, {@code PADDED_LONG_10}, {@code ORDER_STATUS}. */
  static String constant(Part.Slot slot) {
    if (slot.encoding().kind() == EncodingKind.STRING) {
      return "TEXT";
    }
    if (slot.component().type() instanceof ValueType.EnumType enumType) {
      return Names.constant(enumType.type().simpleName());
    }
    String name = Names.constant(factory(slot));
    return slot.encoding().kind().hasWidth() ? name + "_" + slot.encoding().width() : name;
  }

  static String nativeConstant(ComponentModel component) {
    String name = component.type() instanceof ValueType.EnumType enumType
        ? enumType.type().simpleName() : nativeFactory(component);
    return "NATIVE_" + Names.constant(name);
  }

  private static CodeBlock call(String factory, CodeBlock argument) {
    return CodeBlock.of("$T.$N($L)", RuntimeTypes.KEY_ENCODING, factory, argument);
  }

  private static String factory(Part.Slot slot) {
    EncodingKind kind = slot.encoding().kind();
    return switch (kind) {
      case DECIMAL, PADDED, SIGNED, DESCENDING -> kind.runtimeName() + integer(slot.component());
      default -> kind.runtimeName();
    };
  }

  private static String nativeFactory(ComponentModel component) {
    return ScalarCalls.encoding(component, ((ValueType.Scalar) component.type()).kind());
  }

  private static String integer(ComponentModel component) {
    ScalarKind kind = ((ValueType.Scalar) component.type()).kind();
    return switch (kind) {
      case INT -> "Int";
      case LONG -> "Long";
      case SHORT -> "Short";
      case BYTE -> "Byte";
      case BIG_INTEGER -> "BigInteger";
      default -> throw new IllegalArgumentException(component.name() + " is no whole number");
    };
  }
}
