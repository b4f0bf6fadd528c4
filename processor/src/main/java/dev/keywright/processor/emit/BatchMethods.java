package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.plan.PatternPlan;

/** The methods of a repository that concern many items: batches, and deletes of all that is found. */
final class BatchMethods {
  private final EntityClasses types;
  private final KeyMembers members;
  private final ClassConstants constants;
  private final BatchDoc documentation;

  BatchMethods(EntityClasses types, KeyMembers members, ClassConstants constants, BatchDoc documentation) {
    this.types = types;
    this.members = members;
    this.constants = constants;
    this.documentation = documentation;
  }

  MethodSpec of(PatternPlan.Batch batch) {
    Operation operation = batch.pattern().operation();
    String parameter = Arguments.parameterName(batch.parameters().get(0).name());
    CodeBlock call = CodeBlock.of("$N.$N($L, $T.INSTANCE, $N", ClassConstants.TABLE, call(operation),
        constants.of(batch.pattern()), types.codec(), parameter);
    CodeBlock end = operation == Operation.BATCH_PUT
        ? CodeBlock.of(")") : CodeBlock.of(",$W$T::$N)", types.key(), members.toPrimaryKey());
    MethodSpec.Builder method = KeyedMethods.method(batch, returned(operation), documentation.of(batch));
    KeyedMethods.addParameters(method, batch.parameters());
    String form = operation == Operation.BATCH_DELETE ? "$L$L" : "return $L$L";
    return method.addStatement(form, call, end).build();
  }

  private static String call(Operation operation) {
    return switch (operation) {
      case BATCH_READ -> "batchRead";
      case BATCH_PUT -> "batchPut";
      default -> "batchDelete";
    };
  }

  private TypeName returned(Operation operation) {
    return switch (operation) {
      case BATCH_READ -> ParameterizedTypeName.get(RuntimeTypes.BATCH_ITEMS, types.key(), types.record());
      case BATCH_PUT -> ParameterizedTypeName.get(RuntimeTypes.LIST, types.record());
      default -> TypeName.VOID;
    };
  }

  MethodSpec deleteAll(PatternPlan.DeleteAll all, KeyCode keys) {
    MethodSpec.Builder method = KeyedMethods.method(all, TypeName.LONG, documentation.of(all));
    KeyedMethods.addParameters(method, all.parameters());
    WriteVariables variables = new WriteVariables(all.parameters());
    all.each().ifPresent(each -> method.addStatement("$T $N = $L", RuntimeTypes.WRITE_CONDITION,
        variables.condition(), new ConditionCode(constants).of(all.pattern(), each)));
    CodeBlock each = all.each().isPresent() ? CodeBlock.of("$N", variables.condition()) : CodeBlock.of("null");
    return method.addStatement("return $L.deleteAll($L, $T.INSTANCE,$W$L,\n$L,\n$L,$W$L)", variables.table(),
            constants.of(all.pattern()), types.codec(), constants.queryOf(all.pattern()),
            keys.condition(all.key(), keys.sort(all.key().last())),
            ReadMethods.filter(constants, all.pattern(), all.filter()), each)
        .build();
  }
}
