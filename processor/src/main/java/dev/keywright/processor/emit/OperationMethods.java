package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.plan.PatternPlan;
import java.util.List;

/** The methods of an entity's operations: each makes a write, or the read of one item, as a value. */
final class OperationMethods {
  private final EntityClasses types;
  private final KeyMembers members;
  private final ClassConstants constants;
  private final KeyedMethods keyed;
  private final UpdateCode updates;
  private final OperationDoc documentation;

  OperationMethods(EntityClasses types, KeyMembers members, ClassConstants constants, KeyedMethods keyed,
      UpdateCode updates, OperationDoc documentation) {
    this.types = types;
    this.members = members;
    this.constants = constants;
    this.keyed = keyed;
    this.updates = updates;
    this.documentation = documentation;
  }

  /** What the operation answers when it is executed. */
  static TypeName answer(PatternPlan pattern, EntityClasses types) {
    if (pattern instanceof PatternPlan.Delete) {
      return JavaTypes.optional(types.record());
    }
    return pattern instanceof PatternPlan.Check ? TypeName.VOID.box() : types.record();
  }

  /** The method, with its overload by key where it has one. */
  List<MethodSpec> of(PatternPlan pattern) {
    if (pattern instanceof PatternPlan.Store store) {
      return List.of(store(store));
    }
    PatternPlan.ByKey write = (PatternPlan.ByKey) pattern;
    WriteVariables variables = new WriteVariables(write.beside());
    TypeName returned = ParameterizedTypeName.get(RuntimeTypes.WRITE_OPERATION, answer(write, types));
    CodeBlock body = write instanceof PatternPlan.Update update
        ? updates.body(update, variables)
        : conditional(write, variables);
    return List.of(
        keyed.byComponents(write, write.key(), write.beside(), returned, documentation.of(write)),
        keyed.byRecord(write, write.beside(), variables.key(), returned, documentation.byKey(write, variables.key()))
            .addCode(body)
            .build());
  }

  /** Of a read by the whole key. */
  List<MethodSpec> read(PatternPlan.Get get, ResultTypes results) {
    WriteVariables variables = new WriteVariables(get.parameters());
    TypeName returned = ParameterizedTypeName.get(RuntimeTypes.READ_OPERATION, results.record(get.result()));
    if (!get.byKey()) {
      MethodSpec.Builder method = KeyedMethods.method(get, returned, documentation.of(get));
      KeyedMethods.addParameters(method, get.parameters());
      return List.of(method.addStatement("return $L.read($L, $T.INSTANCE,$W$L.$N())", variables.table(),
          constants.of(get.pattern()), results.codec(get.result()), keyed.key(get.key()), members.toPrimaryKey())
          .build());
    }
    return List.of(
        keyed.byComponents(get, get.key(), List.of(), returned, documentation.of(get)),
        keyed.byRecord(get, List.of(), "key", returned, documentation.byKey(get, "key"))
            .addStatement("return $N.read($L, $T.INSTANCE, key.$N())", ClassConstants.TABLE,
                constants.of(get.pattern()), results.codec(get.result()), members.toPrimaryKey())
            .build());
  }

  private MethodSpec store(PatternPlan.Store store) {
    String call = store.pattern().operation() == Operation.CREATE ? "create" : "put";
    String item = documentation.item();
    TypeName returned = ParameterizedTypeName.get(RuntimeTypes.WRITE_OPERATION, types.record());
    return KeyedMethods.method(store, returned, documentation.of(store))
        .addParameter(types.record(), item)
        .addStatement("return $L.$N($L, $T.INSTANCE, $N)",
            WriteVariables.field(ClassConstants.TABLE, item.equals(ClassConstants.TABLE)), call,
            constants.of(store.pattern()), types.codec(), item)
        .build();
  }

  /** Of a delete or a check: nothing but a condition. */
  private CodeBlock conditional(PatternPlan.ByKey write, WriteVariables variables) {
    ConditionCode condition = new ConditionCode(constants);
    return CodeBlock.builder()
        .add(condition.declaration(write, variables))
        .addStatement("return $L.$N($L, $T.INSTANCE,$W$N.$N(),$W$L)", variables.table(),
            write instanceof PatternPlan.Delete ? "delete" : "check", constants.of(write.pattern()), types.codec(),
            variables.key(), members.toPrimaryKey(), condition.argument(write, variables))
        .build();
  }
}
