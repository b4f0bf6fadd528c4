package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.plan.signature.Signature;
import java.util.Collection;

/** What one generated method calls its own variables, beside parameters that users named. */
final class WriteVariables {
  private final NameAllocator names = new NameAllocator();
  private final CodeBlock table;
  private final String tableName;
  private final String key;
  private final String change;
  private final String condition;
  private final String now;

  /** Of a method with these parameters, which may hide the field of the connection. */
  WriteVariables(Collection<Signature.Parameter> parameters) {
    this(parameters, false);
  }

  private WriteVariables(Collection<Signature.Parameter> parameters, boolean areFields) {
    parameters.forEach(parameter -> names.newName(Arguments.parameterName(parameter.name())));
    boolean tableIsHidden =
        parameters.stream().anyMatch(parameter -> parameter.name().equals(ClassConstants.TABLE));
    this.tableName = areFields ? names.newName(ClassConstants.TABLE) : ClassConstants.TABLE;
    this.table = field(tableName, tableIsHidden && !areFields);
    this.key = names.newName("key");
    this.change = names.newName("change");
    this.condition = names.newName("condition");
    this.now = names.newName("now");
  }

  /** Of a builder whose fields are named as these parameters; the connection and the key are fields beside them. */
  static WriteVariables ofBuilder(Collection<Signature.Parameter> parameters) {
    return new WriteVariables(parameters, true);
  }

  /** The name of the field that holds the connection. */
  String tableName() {
    return tableName;
  }

  /** The connection, a field. */
  CodeBlock table() {
    return table;
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
