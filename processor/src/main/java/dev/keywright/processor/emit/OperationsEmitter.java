package dev.keywright.processor.emit;

import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.TransactionPlan;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The operations of an entity: its writes of single items, and its reads of one item, as values for transactions. */
final class OperationsEmitter {
  private final TableModel table;
  private final EntityPlan plan;
  private final KeyMembers members;
  private final Names names;
  private final EntityClasses types;
  private final StepRecords steps;

  /** @param transactions what the table does with operations */
  OperationsEmitter(TableModel table, EntityPlan plan, KeyMembers members, Names names,
      List<TransactionPlan> transactions) {
    this.table = table;
    this.plan = plan;
    this.members = members;
    this.names = names;
    this.types = EntityClasses.of(plan.entity(), names);
    this.steps = new StepRecords(plan.entity(), types, transactions);
  }

  /** The patterns that exist as values; without one there is no such class. A patch is made by its builder. */
  static List<PatternPlan> operations(EntityPlan plan) {
    return plan.patterns().stream()
        .filter(pattern -> pattern instanceof PatternPlan.Get
            || pattern.isOperation() && !(pattern instanceof PatternPlan.Update update && update.isPatch()))
        .toList();
  }

  TypeSpec emit() {
    List<PatternPlan> operations = operations(plan);
    ClassConstants constants =
        new ClassConstants(table, names.operations(plan.entity()), plan.entity().name(), operations);
    KeyedMethods keyed =
        new KeyedMethods(plan, types, new KeyCode(plan, types.key(), members, constants.arguments()));
    OperationMethods methods = new OperationMethods(types, members, constants, keyed,
        new UpdateCode(plan, types, members, constants), new OperationDoc(plan.entity(), types));
    ResultTypes results = new ResultTypes(plan.entity(), types, names);
    List<MethodSpec> declared = new ArrayList<>();
    for (PatternPlan operation : operations) {
      declared.addAll(operation instanceof PatternPlan.Get get ? methods.read(get, results) : methods.of(operation));
      steps.method(operation).ifPresent(declared::add);
    }
    TypeSpec.Builder type = TypeSpec.classBuilder(types.operations())
        .addModifiers(Modifier.FINAL)
        .addJavadoc(new DocComment("The writes of " + DocComment.code(types.record().simpleName())
            + " as values, and its reads of one item, for transactions. Nothing is sent before one is executed or"
            + " committed. Immutable and thread-safe.").build())
        .addFields(constants.fields())
        .addField(FieldSpec.builder(RuntimeTypes.TABLE_CONNECTION, ClassConstants.TABLE, Modifier.PRIVATE,
            Modifier.FINAL).build())
        .addMethod(constructor())
        .addMethods(declared)
        .addTypes(steps.types());
    return plan.entity().isPublic() ? type.addModifiers(Modifier.PUBLIC).build() : type.build();
  }

  private static MethodSpec constructor() {
    return MethodSpec.constructorBuilder()
        .addParameter(RuntimeTypes.TABLE_CONNECTION, ClassConstants.TABLE)
        .addStatement("this.$1N = $1N", ClassConstants.TABLE)
        .build();
  }
}
