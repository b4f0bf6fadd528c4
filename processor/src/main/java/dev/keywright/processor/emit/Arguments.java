package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.key.Argument;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What stands for components in the methods of one class: parameters, literals, and constants for literals that have to
 * be parsed. The class declares the constants after its methods are made.
 */
final class Arguments {
  private final NameAllocator names;
  private final Map<CodeBlock, FieldSpec> parsed = new LinkedHashMap<>();

  /** @param names what is free beside the other constants and the parameters of the class */
  Arguments(NameAllocator names) {
    this.names = names;
  }

  CodeBlock of(ComponentModel component, Argument argument) {
    return of(component.type(), argument, component.name());
  }

  /**
   * The argument as an expression.
   *
   * @param named what a constant is called after that has to be declared for it
   */
  CodeBlock of(ValueType type, Argument argument, String named) {
    if (argument instanceof Argument.Parameter parameter) {
      return CodeBlock.of("$N", parameterName(parameter.name()));
    }
    String text = ((Argument.Constant) argument).text();
    CodeBlock literal = Literals.of(type, text);
    return Literals.isParsed(type) ? CodeBlock.of("$N", constant(type, named + " " + text, literal)) : literal;
  }

  /** What a parsed literal of the type is called after where it stands for no component. */
  static String named(ValueType type) {
    return type instanceof ValueType.Scalar scalar ? scalar.kind().name() : "";
  }

  /** A question may call a parameter {@code :class}; Java may not. */
  static String parameterName(String name) {
    return Names.isIdentifier(name) ? name : name + "_";
  }

  /** The parameter that takes a whole record: {@code order}. */
  static String itemName(EntityModel entity) {
    return parameterName(Names.decapitalised(entity.type().simpleName()));
  }

  List<FieldSpec> constants() {
    return new ArrayList<>(parsed.values());
  }

  private FieldSpec constant(ValueType type, String named, CodeBlock literal) {
    return parsed.computeIfAbsent(literal, absent ->
        Constants.hidden(JavaTypes.of(type), names.newName(Names.constant(named)), literal));
  }
}
