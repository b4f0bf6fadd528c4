package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.plan.signature.Signature;
import java.util.Collection;

/** What one generated method calls its own variables, beside parameters that users named. */
final class WriteVariables {
  private final NameAllocator names = new NameAllocator();
  private final boolean tableIsHidden;
  private final String key;
  private final String change;
  private final String condition;
  private final String now;

  WriteVariables(Collection<Signature.Parameter> parameters) {
    parameters.forEach(parameter -> names.newName(Arguments.parameterName(parameter.name())));
    this.tableIsHidden = parameters.stream().anyMatch(parameter -> parameter.name().equals(ClassConstants.TABLE));
    this.key = names.newName("key");
    this.change = names.newName("change");
    this.condition = names.newName("condition");
    this.now = names.newName("now");
  }

  /** The connection, a field. */
  CodeBlock table() {
    return field(ClassConstants.TABLE, tableIsHidden);
  }

  /** The parameter for the key record. */
  String key() {
    return key;
  }

  String change() {
    return change;
  }

  String condition() {
    return condition;
  }

  /** The time of the write. */
  String now() {
    return now;
  }

  /** Another variable. */
  String named(String suggestion) {
    return names.newName(suggestion);
  }

  /** A field that a parameter may hide. */
  static CodeBlock field(String name, boolean hidden) {
    return CodeBlock.of(hidden ? "this.$N" : "$N", name);
  }
}
