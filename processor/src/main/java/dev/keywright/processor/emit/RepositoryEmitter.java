package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The repository of an entity: a method, sometimes two, for each of its access patterns. */
final class RepositoryEmitter {
  /** What the constructor that sets nothing is for. */
  static final String STUBS = "For stubs and proxies, which override every method they are asked for.";

  private final TableModel table;
  private final EntityPlan plan;
  private final Names names;
  private final EntityClasses types;
  private final RepositoryMethods methods;
  private final ClassConstants constants;
  private final boolean hasOperations;

  RepositoryEmitter(TableModel table, EntityPlan plan, KeyMembers members, Names names) {
    this.table = table;
    this.plan = plan;
    this.names = names;
    this.types = EntityClasses.of(plan.entity(), names);
    this.constants =
        new ClassConstants(table, names.repository(plan.entity()), plan.entity().name(), ownPatterns(plan));
    this.methods = new RepositoryMethods(table, plan, members, names, constants);
    this.hasOperations = !OperationsEmitter.operations(plan).isEmpty();
  }

  /** The patterns whose constants are here and not with the operations. */
  private static List<PatternPlan> ownPatterns(EntityPlan plan) {
    return plan.patterns().stream()
        .filter(pattern -> !pattern.isOperation() || pattern instanceof PatternPlan.Update update && update.isPatch())
        .toList();
  }

  TypeSpec emit() {
    List<MethodSpec> declared = methods.all();
    List<TypeSpec> nested = methods.types();
    TypeSpec.Builder type = TypeSpec.classBuilder(types.repository())
        .addJavadoc(new DocComment("The access patterns of " + DocComment.code(types.record().simpleName())
            + " in table " + DocComment.code(table.name()) + ". Immutable and thread-safe.").build())
        .addFields(constants.fields())
        .addField(
            FieldSpec.builder(RuntimeTypes.TABLE_CONNECTION, ClassConstants.TABLE, Modifier.PRIVATE, Modifier.FINAL)
                .build());
    if (plan.entity().isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    if (hasOperations) {
      type.addField(FieldSpec.builder(types.operations(), WriteMethods.OPERATIONS, Modifier.PRIVATE, Modifier.FINAL)
          .build());
    }
    type.addMethod(constructor()).addMethod(stubConstructor());
    if (hasOperations) {
      type.addMethod(operations());
    }
    type.addMethods(declared);
    PartialRecords.of(plan).stream()
        .filter(partial -> !partial.whole())
        .forEach(partial -> type.addType(PartialRecords.type(partial)));
    return type.addTypes(nested).build();
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder()
        .addParameter(RuntimeTypes.TABLE_CONNECTION, ClassConstants.TABLE)
        .addStatement("this.$1N = $1N", ClassConstants.TABLE);
    if (hasOperations) {
      constructor.addStatement("this.$N = new $T($N)", WriteMethods.OPERATIONS, types.operations(),
          ClassConstants.TABLE);
    }
    return constructor.build();
  }

  private MethodSpec stubConstructor() {
    CodeBlock.Builder body = CodeBlock.builder().addStatement("this.$N = null", ClassConstants.TABLE);
    if (hasOperations) {
      body.addStatement("this.$N = null", WriteMethods.OPERATIONS);
    }
    return MethodSpec.constructorBuilder()
        .addJavadoc(DocComment.of(STUBS))
        .addModifiers(Modifier.PROTECTED)
        .addCode(body.build())
        .build();
  }

  private MethodSpec operations() {
    return MethodSpec.methodBuilder(WriteMethods.OPERATIONS)
        .addJavadoc(new DocComment("The writes as values, and the reads of one item, for transactions.")
            .returns("the operations, the same each time")
            .build())
        .addModifiers(Modifier.PUBLIC)
        .returns(types.operations())
        .addStatement("return $N", WriteMethods.OPERATIONS)
        .build();
  }
}
