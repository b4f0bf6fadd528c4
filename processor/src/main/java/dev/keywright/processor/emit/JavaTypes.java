package dev.keywright.processor.emit;

import com.squareup.javapoet.ArrayTypeName;
import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.signature.Signature;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** How the types of the model are written in Java. */
final class JavaTypes {
  private static final ClassName OPTIONAL = ClassName.get(Optional.class);

  private JavaTypes() {
  }

  static ClassName of(TypeRef type) {
    List<String> names = type.simpleNames();
    return ClassName.get(type.packageName(), names.get(0), names.subList(1, names.size()).toArray(String[]::new));
  }

  /** As a parameter's or a variable's type: {@code long}, {@code String}, {@code List<OrderLine>}. */
  static TypeName of(ValueType type) {
    if (type instanceof ValueType.Scalar scalar) {
      return scalar.primitive() ? boxed(scalar.kind()).unbox() : boxed(scalar.kind());
    }
    if (type instanceof ValueType.EnumType enumType) {
      return of(enumType.type());
    }
    if (type instanceof ValueType.ListType list) {
      return ParameterizedTypeName.get(ClassName.get(List.class), boxed(list.element()));
    }
    if (type instanceof ValueType.SetType set) {
      return ParameterizedTypeName.get(ClassName.get(Set.class), boxed(set.element()));
    }
    if (type instanceof ValueType.MapType map) {
      return ParameterizedTypeName.get(ClassName.get(Map.class), ClassName.get(String.class), boxed(map.value()));
    }
    if (type instanceof ValueType.ConvertedType converted) {
      return of(converted.type());
    }
    if (type instanceof ValueType.SealedType sealed) {
      return of(sealed.type());
    }
    return of(((ValueType.RecordType) type).type());
  }

  /** As a type argument: {@code Long}. */
  static TypeName boxed(ValueType type) {
    TypeName name = of(type);
    return name.isPrimitive() ? name.box() : name;
  }

  /** As the component is declared, inside its {@code Optional} if it has one. */
  static TypeName of(ComponentModel component) {
    return component.presence() == Presence.OPTIONAL ? optional(boxed(component.type())) : of(component.type());
  }

  /** As the method's parameter is declared. */
  static TypeName of(Signature.Parameter parameter) {
    return switch (parameter.shape()) {
      case ONE -> of(parameter.type());
      case NULLABLE -> boxed(parameter.type());
      case OPTIONAL -> optional(boxed(parameter.type()));
      case MANY -> ParameterizedTypeName.get(ClassName.get(Collection.class), boxed(parameter.type()));
    };
  }

  static TypeName optional(TypeName type) {
    return ParameterizedTypeName.get(OPTIONAL, type);
  }

  private static TypeName boxed(ScalarKind kind) {
    return kind == ScalarKind.BYTES ? ArrayTypeName.of(TypeName.BYTE) : ClassName.bestGuess(kind.className());
  }
}
