package dev.keywright.processor.emit;

import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.plan.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import javax.lang.model.element.Modifier;

/**
 * Empty classes under the names that users write, for a table that has errors: without them the compiler would report
 * every use of a generated type, and bury what is wrong. Once there are errors it looks at no method body, so they need
 * no members.
 */
public final class Shells {
  private Shells() {
  }

  /** The shells of a table, known from its model alone; each once; names that Java does not take are left out. */
  public static List<GeneratedFile> of(TableModel table, boolean generatedIsVisible) {
    Names names = new Names(table);
    List<TypeSpec.Builder> shells = new ArrayList<>();
    shells.add(shell(names.table(), table.isPublic()));
    for (EntityModel entity : table.entities()) {
      if (Names.isIdentifier(names.key(entity).simpleName())) {
        shells.add(shell(names.key(entity), entity.isPublic()));
        shells.add(repository(table, entity, names));
        shells.add(operations(table, entity, names));
      }
    }
    JavaSource source = new JavaSource(table);
    Stamp stamp = new Stamp(generatedIsVisible);
    Map<String, GeneratedFile> files = new LinkedHashMap<>();
    for (TypeSpec.Builder shell : shells) {
      GeneratedFile file = source.of(stamp.on(shell).build());
      files.putIfAbsent(file.simpleName(), file);
    }
    return List.copyOf(files.values());
  }

  private static TypeSpec.Builder repository(TableModel table, EntityModel entity, Names names) {
    boolean partly = table.indexes().stream().anyMatch(index -> index.projection() != ProjectionKind.ALL);
    return nesting(shell(names.repository(entity), entity.isPublic()), entity, pattern ->
        pattern.operation() == Operation.READ && partly
            || !pattern.clauses().project().isEmpty() || !pattern.clauses().patch().isEmpty());
  }

  private static TypeSpec.Builder operations(TableModel table, EntityModel entity, Names names) {
    boolean repeats = table.patterns().stream()
        .flatMap(pattern -> pattern.clauses().steps().stream())
        .anyMatch(step -> step.value().contains("*"));
    return nesting(shell(names.operations(entity), entity.isPublic()), entity, pattern -> repeats && switch (
        pattern.operation()) {
      case UPDATE, UPSERT, DELETE, CHECK -> true;
      case READ, COUNT, CREATE, PUT, BATCH_READ, BATCH_PUT, BATCH_DELETE, TRANSACT -> false;
    });
  }

  /** With a nested type for each such pattern, which users may have named. */
  private static TypeSpec.Builder nesting(
      TypeSpec.Builder shell, EntityModel entity, Predicate<PatternModel> hasType) {
    String enclosing = shell.build().name;
    entity.patterns().stream()
        .filter(hasType)
        .map(PatternModel::name)
        .map(name -> Names.partialName(name.value()))
        .filter(name -> Names.isIdentifier(name) && !name.equals(enclosing))
        .distinct()
        .map(name -> TypeSpec.classBuilder(name).addModifiers(Modifier.PUBLIC, Modifier.STATIC).build())
        .forEach(shell::addType);
    return shell;
  }

  private static TypeSpec.Builder shell(TypeRef type, boolean isPublic) {
    TypeSpec.Builder shell = TypeSpec.classBuilder(type.simpleName())
        .addJavadoc(new DocComment("Empty, since its table has errors.").build())
        .addMethod(MethodSpec.constructorBuilder().addModifiers(Modifier.PROTECTED).build());
    return isPublic ? shell.addModifiers(Modifier.PUBLIC) : shell;
  }
}
