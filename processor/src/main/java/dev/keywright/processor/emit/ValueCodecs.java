package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.SealedModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Names;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** The expression that makes the runtime's codec of a type. */
final class ValueCodecs {
  private final TableModel table;
  private final Names names;

  ValueCodecs(TableModel table) {
    this.table = table;
    this.names = new Names(table);
  }

  /** Whether the type has a generated codec: nested records and sealed interfaces of them. */
  static boolean isGenerated(ValueType type) {
    return type instanceof ValueType.RecordType || type instanceof ValueType.SealedType;
  }

  /** The codec of such a type, for use in a method. */
  CodeBlock generated(ValueType type) {
    TypeRef name = type instanceof ValueType.RecordType nested ? nested.type() : ((ValueType.SealedType) type).type();
    return CodeBlock.of("$T.INSTANCE", JavaTypes.of(names.valueCodec(name)));
  }

  /**
   * The codec of a type, for a constant.
   *
   * @param owner the record whose codec has the constant: a codec that leads back to it is asked for late, since two
   *     classes that wait for each other's initialisation in two threads wait for ever
   */
  CodeBlock of(ValueType type, TypeRef owner) {
    if (type instanceof ValueType.Scalar scalar) {
      return CodeBlock.of("$T.$N()", RuntimeTypes.VALUE_CODEC, scalar.kind().runtimeName());
    }
    if (type instanceof ValueType.EnumType enumType) {
      return CodeBlock.of("$T.enumeration($T.values())", RuntimeTypes.VALUE_CODEC, JavaTypes.of(enumType.type()));
    }
    if (type instanceof ValueType.ListType list) {
      return CodeBlock.of("$T.list($L)", RuntimeTypes.VALUE_CODEC, of(list.element(), owner));
    }
    if (type instanceof ValueType.SetType set) {
      return CodeBlock.of("$T.set($L)", RuntimeTypes.VALUE_CODEC, of(set.element(), owner));
    }
    if (type instanceof ValueType.MapType map) {
      return CodeBlock.of("$T.map($L)", RuntimeTypes.VALUE_CODEC, of(map.value(), owner));
    }
    if (type instanceof ValueType.ConvertedType converted) {
      return CodeBlock.of("$T.converted($L, new $T())", RuntimeTypes.VALUE_CODEC, of(converted.stored(), owner),
          JavaTypes.of(converted.converter()));
    }
    CodeBlock codec = generated(type);
    boolean leadsBack = held(type).stream().anyMatch(name -> reachable(name).contains(owner));
    return leadsBack ? CodeBlock.of("$T.later(() -> $L)", RuntimeTypes.VALUE_CODEC, codec) : codec;
  }

  /** The type itself and every record or sealed interface that its values can hold. */
  private Set<TypeRef> reachable(TypeRef start) {
    Set<TypeRef> found = new LinkedHashSet<>();
    Deque<TypeRef> open = new ArrayDeque<>(List.of(start));
    while (!open.isEmpty()) {
      TypeRef type = open.pop();
      if (found.add(type)) {
        table.nestedRecord(type).map(NestedRecord::components).orElse(List.of())
            .forEach(component -> open.addAll(held(component.type())));
        table.sealedTypes().stream().filter(sealed -> sealed.type().equals(type)).map(SealedModel::permitted)
            .forEach(open::addAll);
      }
    }
    return found;
  }

  private static List<TypeRef> held(ValueType type) {
    if (type instanceof ValueType.ListType list) {
      return held(list.element());
    }
    if (type instanceof ValueType.SetType set) {
      return held(set.element());
    }
    if (type instanceof ValueType.MapType map) {
      return held(map.value());
    }
    if (type instanceof ValueType.ConvertedType converted) {
      return held(converted.stored());
    }
    if (type instanceof ValueType.RecordType nested) {
      return List.of(nested.type());
    }
    return type instanceof ValueType.SealedType sealed ? List.of(sealed.type()) : List.of();
  }
}
