package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.expression.ValueForm;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The codecs of the values that one class binds to expressions and assigns in changes: those of scalars and of nested
 * records where they are used, those of enums and collections as constants of the class.
 */
final class FormCodecs {
  private final ValueCodecs codecs;
  private final TypeRef owner;
  private final NameAllocator names;
  private final Map<ValueType, FieldSpec> constants = new LinkedHashMap<>();

  /**
   * Of a class that has no such constant yet.
   *
   * @param owner the class
   * @param names what is free beside its other constants
   */
  FormCodecs(ValueCodecs codecs, TypeRef owner, NameAllocator names) {
    this.codecs = codecs;
    this.owner = owner;
    this.names = names;
  }

  CodeBlock of(ComponentModel component) {
    return of(ValueForm.of(component));
  }

  CodeBlock of(ValueForm form) {
    if (form.type() instanceof ValueType.Scalar scalar) {
      return CodeBlock.of("$T.$N()", RuntimeTypes.VALUE_CODEC, ScalarCalls.codec(form, scalar.kind()));
    }
    if (ValueCodecs.isGenerated(form.type())) {
      return codecs.generated(form.type());
    }
    return CodeBlock.of("$N", constants.computeIfAbsent(form.type(), this::constant));
  }

  List<FieldSpec> constants() {
    return new ArrayList<>(constants.values());
  }

  private FieldSpec constant(ValueType type) {
    ParameterizedTypeName codec = ParameterizedTypeName.get(RuntimeTypes.VALUE_CODEC, JavaTypes.boxed(type));
    return Constants.hidden(codec, names.newName(name(type) + "_CODEC"), codecs.of(type, owner));
  }

  /** {@code ORDER_STATUS}, {@code STRING_SET}. */
  private static String name(ValueType type) {
    if (type instanceof ValueType.Scalar scalar) {
      return scalar.kind().name();
    }
    if (type instanceof ValueType.EnumType enumType) {
      return Names.constant(enumType.type().simpleName());
    }
    if (type instanceof ValueType.ListType list) {
      return name(list.element()) + "_LIST";
    }
    if (type instanceof ValueType.SetType set) {
      return name(set.element()) + "_SET";
    }
    if (type instanceof ValueType.MapType map) {
      return name(map.value()) + "_MAP";
    }
    if (type instanceof ValueType.ConvertedType converted) {
      return Names.constant(converted.type().simpleName());
    }
    TypeRef held = type instanceof ValueType.RecordType nested ? nested.type() : ((ValueType.SealedType) type).type();
    return Names.constant(held.simpleName());
  }
}
