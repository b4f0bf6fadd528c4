package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ValueType;

/**
 * An expression for a component's value, from which guards and key templates are written.
 *
 * @param code cheap to write twice
 * @param presence whether the expression is an {@code Optional}, may be null, or is always a value
 * @param primitive whether its type is primitive
 */
record Operand(CodeBlock code, Presence presence, boolean primitive) {

  /** A value of the component that is there. */
  static Operand present(ComponentModel component, CodeBlock code) {
    return new Operand(code, Presence.REQUIRED, isPrimitive(component));
  }

  /** What the record's accessor gives. */
  static Operand ofRecord(String item, ComponentModel component) {
    return new Operand(CodeBlock.of("$N.$N()", item, component.name()), component.presence(), isPrimitive(component));
  }

  /** The value where it is known to be there. */
  CodeBlock value() {
    return presence == Presence.OPTIONAL ? CodeBlock.of("$L.get()", code) : code;
  }

  private static boolean isPrimitive(ComponentModel component) {
    return component.type() instanceof ValueType.Scalar scalar && scalar.primitive();
  }
}
