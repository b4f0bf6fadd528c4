package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The repository of an entity: a constant and a method, sometimes two, for each of its access patterns. */
final class RepositoryEmitter {
  private static final String TABLE = "table";

  private final TableModel table;
  private final EntityPlan plan;
  private final KeyMembers members;
  private final Names names;

  RepositoryEmitter(TableModel table, EntityPlan plan, KeyMembers members, Names names) {
    this.table = table;
    this.plan = plan;
    this.members = members;
    this.names = names;
  }

  TypeSpec emit() {
    ClassName repository = JavaTypes.of(names.repository(plan.entity()));
    ClassName record = JavaTypes.of(plan.entity().type());
    PatternConstants patterns = PatternConstants.ofEntity(plan.entity().name(), plan.patterns());
    NameAllocator free = patterns.freeNames();
    free.newName(TABLE);
    Arguments arguments = new Arguments(free);
    PatternMethods methods = new PatternMethods(table, plan, names, members, patterns, arguments);
    List<MethodSpec> declared = new ArrayList<>();
    plan.patterns().forEach(pattern -> declared.addAll(methods.of(pattern)));
    TypeSpec.Builder type = TypeSpec.classBuilder(repository)
        .addJavadoc(new DocComment("The access patterns of " + DocComment.code(record.simpleName()) + " in table "
            + DocComment.code(table.name()) + ". Immutable and thread-safe.").build())
        .addFields(patterns.fields())
        .addFields(arguments.constants())
        .addField(FieldSpec.builder(RuntimeTypes.TABLE_CONNECTION, TABLE, Modifier.PRIVATE, Modifier.FINAL).build())
        .addMethods(constructors())
        .addMethods(declared);
    if (plan.entity().isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    PartialRecords.of(plan).stream()
        .filter(partial -> !partial.whole())
        .forEach(partial -> type.addType(PartialRecords.type(partial)));
    return type.build();
  }

  private List<MethodSpec> constructors() {
    return List.of(
        MethodSpec.constructorBuilder()
            .addParameter(ParameterSpec.builder(RuntimeTypes.TABLE_CONNECTION, TABLE).build())
            .addStatement("this.$N = $N", TABLE, TABLE)
            .build(),
        MethodSpec.constructorBuilder()
            .addJavadoc(DocComment.of("For stubs and proxies, which override every method they are asked for."))
            .addModifiers(Modifier.PROTECTED)
            .addStatement("this.$N = null", TABLE)
            .build());
  }
}
