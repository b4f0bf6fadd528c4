package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ValueType;
import java.util.List;

/** The statements of a write method that write a record's components, each under its own attribute. */
final class WriteCode {
  private final CodecConstants constants;
  private final String item;
  private final String out;

  /** @param itemName what the record should be called */
  WriteCode(CodecConstants constants, String itemName) {
    this.constants = constants;
    NameAllocator variables = constants.freeNames();
    this.out = variables.newName("out");
    this.item = variables.newName(itemName);
  }

  /** The name of the record, the method's first parameter. */
  String item() {
    return item;
  }

  /** The name of the writer, the method's second parameter. */
  String writer() {
    return out;
  }

  CodeBlock components(List<ComponentModel> components) {
    CodeBlock.Builder code = CodeBlock.builder();
    components.stream().filter(ComponentModel::stored).forEach(component -> add(code, component));
    return code.build();
  }

  private void add(CodeBlock.Builder code, ComponentModel component) {
    CodeBlock value = CodeBlock.of("$N.$N()", item, component.name());
    switch (presence(component)) {
      case REQUIRED -> code.add(write(component, value));
      case NULLABLE -> addWhere(code, CodeBlock.of("$L != null", value), component, value);
      case OPTIONAL ->
          addWhere(code, CodeBlock.of("$L.isPresent()", value), component, CodeBlock.of("$L.get()", value));
    }
  }

  /** A time that the write is to be stamped with is not the record's to give. */
  private static Presence presence(ComponentModel component) {
    boolean stamped = component.role().isStamp() && component.presence() == Presence.REQUIRED;
    return stamped ? Presence.NULLABLE : component.presence();
  }

  private void addWhere(CodeBlock.Builder code, CodeBlock present, ComponentModel component, CodeBlock value) {
    code.beginControlFlow("if ($L)", present).add(write(component, value)).endControlFlow();
  }

  private CodeBlock write(ComponentModel component, CodeBlock value) {
    String attribute = constants.attribute(component.storedName());
    CodeBlock.Builder code = CodeBlock.builder();
    if (component.type() instanceof ValueType.EnumType) {
      code.addStatement("$N.enumeration($N, $L, $N)", out, attribute, value, constants.values(component));
    } else if (component.type() instanceof ValueType.Scalar scalar) {
      addScalar(code, component, scalar, attribute, value);
    } else {
      // DynamoDB knows no empty set: the writer leaves it out, and it is read back empty.
      String method = component.type() instanceof ValueType.SetType ? "set" : "value";
      code.addStatement("$N.$N($N, $L, $L)", out, method, attribute, value, constants.codecOf(component));
    }
    return code.build();
  }

  /** A boxed number that must be there is not unboxed here: the codec refuses null and names the attribute. */
  private void addScalar(
      CodeBlock.Builder code, ComponentModel component, ValueType.Scalar scalar, String attribute, CodeBlock value) {
    boolean mayBeNull = component.presence() == Presence.REQUIRED && JavaTypes.of(scalar).isBoxedPrimitive();
    if (mayBeNull) {
      code.addStatement("$N.value($N, $L, $T.$N())", out, attribute, value, RuntimeTypes.VALUE_CODEC,
          scalar.kind().runtimeName());
    } else {
      code.addStatement("$N.$N($N, $L)", out, ScalarCalls.writer(component, scalar), attribute, value);
    }
  }
}
