package dev.keywright.processor.read;

import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.TypeElement;

/**
 * Finds an {@code @Entity} that no table lists, and so no {@link TableReader} comes by. Decided from the record itself,
 * from the table interfaces it implements; only where it implements none do the tables of this build count.
 */
public final class EntityPlacement {

  private EntityPlacement() {}

  /**
   * Reports an entity without a table, or one that is no record.
   *
   * @param tables the table interfaces of this build
   * @return false where a type is still missing, so that this has to be asked again in the next round
   */
  public static boolean check(TypeElement entity, List<TypeElement> tables, Problems problems) {
    try {
      List<TypeElement> above = Declarations.interfacesOf(entity).stream()
          .filter(type -> AnnotationView.find(type, AnnotationNames.TABLE).isPresent())
          .toList();
      if (!isListed(entity, above) && !isListed(entity, tables)) {
        report(entity, above, problems);
      }
      return true;
    } catch (NotReadableYet missing) {
      return false;
    }
  }

  private static boolean isListed(TypeElement entity, List<TypeElement> tables) {
    return tables.stream().anyMatch(table -> ListedTypes.contains(table, entity));
  }

  private static void report(TypeElement entity, List<TypeElement> above, Problems problems) {
    AnnotationView annotation = AnnotationView.find(entity, AnnotationNames.ENTITY).orElseThrow();
    String name = TypeNames.inWords(entity);
    if (!Declarations.isRecord(entity)) {
      problems.error(Code.KW101, annotation.site(), NotARecord.message(entity));
      return;
    }
    if (above.isEmpty()) {
      Optional<String> foreign = foreignTable(entity);
      problems.error(foreign.isPresent() ? Code.KW109 : Code.KW102, annotation.site(), foreign.orElse("""
          %s belongs to no table: it implements no interface annotated with @Table.
            Let it implement the table's interface, and let that permit it."""
          .formatted(name)));
      return;
    }
    TypeElement table = above.get(0);
    boolean listsOthers = !Declarations.isSealed(table) && !ListedTypes.of(table,
        AnnotationView.find(table, AnnotationNames.TABLE).orElseThrow()).isEmpty();
    // A table that lists nothing, and what a sealed one does not permit, is reported by others.
    if (listsOthers) {
      problems.error(Code.KW102, annotation.site(), """
          %s implements %s, which does not list it.
            Add it there: @Table(entities = {..., %s.class})"""
          .formatted(name, TypeNames.inWords(table), name));
    }
  }

  private static Optional<String> foreignTable(TypeElement entity) {
    for (TypeElement type : Declarations.interfacesOf(entity)) {
      Optional<AnnotationMirror> foreign = ForeignAnnotations.ofTable(type);
      if (foreign.isPresent()) {
        return Optional.of("""
            %s belongs to no table: %s is annotated with another library's @Table (%s).
              Replace it: import %s;"""
            .formatted(TypeNames.inWords(entity), TypeNames.inWords(type), AnnotationView.nameOf(foreign.get()),
                AnnotationNames.TABLE));
      }
    }
    return Optional.empty();
  }
}
