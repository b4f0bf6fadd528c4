package dev.keywright.processor.read;

import dev.keywright.processor.model.Site;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/** Finds the records that are a table's entities, and reports what is listed there and cannot be one. */
final class EntityFinder {

  private final TypeElement table;
  private final AnnotationView annotation;
  private final SourceTypes sources;
  private final Problems problems;

  EntityFinder(TypeElement table, AnnotationView annotation, SourceTypes sources, Problems problems) {
    this.table = table;
    this.annotation = annotation;
    this.sources = sources;
    this.problems = problems;
  }

  List<TypeElement> find() {
    boolean sealed = Declarations.isSealed(table);
    if (sealed && !annotation.types("entities").isEmpty()) {
      problems.error(Code.KW114, listing(), """
          %s is sealed, so its entities are the records it permits; leave `entities` out."""
          .formatted(table.getSimpleName()));
    }
    List<TypeElement> listed = ListedTypes.of(table, annotation);
    if (listed.isEmpty()) {
      problems.error(Code.KW110, annotation.site(), noEntities(sealed));
    }
    List<TypeElement> entities = new ArrayList<>();
    for (TypeElement type : listed) {
      if (isEntity(type)) {
        entities.add(type);
      }
    }
    return entities;
  }

  private Site listing() {
    return annotation.site().member("entities");
  }

  private String noEntities(boolean sealed) {
    String name = table.getSimpleName().toString();
    String fact = name + (sealed ? " permits no record" : " is not sealed and lists no entities");
    return """
        %s, so table %s has none.
          Seal it and name its records: sealed interface %s permits Customer, Order {}
          Or, where they live in other packages: @Table(entities = {Customer.class, Order.class})"""
        .formatted(fact, annotation.string("name"), name);
  }

  private boolean isEntity(TypeElement type) {
    if (sources.contains(type)) {
      Declarations.requireKnownAnnotations(type);
    }
    Optional<AnnotationView> entity = AnnotationView.find(type, AnnotationNames.ENTITY);
    Optional<AnnotationMirror> foreign = ForeignAnnotations.ofRecord(type);
    if (entity.isEmpty() && foreign.isPresent()) {
      reportForeign(type, foreign.get());
      return false;
    }
    if (type.getKind() == ElementKind.INTERFACE) {
      problems.error(Code.KW114, SourceSite.of(type), """
          %s lists %s, which is open: anything may implement it, so its entities are not known.
            Seal it: sealed interface %s permits ..."""
          .formatted(table.getSimpleName(), TypeNames.inWords(type), type.getSimpleName()));
      return false;
    }
    if (!Declarations.isRecord(type)) {
      Site site = entity.map(AnnotationView::site).orElse(SourceSite.of(type));
      problems.error(Code.KW101, site, NotARecord.message(type));
      return false;
    }
    Optional<String> obstacle = entity.isEmpty() ? Optional.of(withoutEntity(type)) : obstacle(type);
    obstacle.ifPresent(message -> problems.error(Code.KW114, SourceSite.of(type), message));
    return obstacle.isEmpty();
  }

  private void reportForeign(TypeElement type, AnnotationMirror foreign) {
    String name = AnnotationView.nameOf(foreign);
    problems.error(Code.KW109, SourceSite.of(type, foreign), """
        @%s on %s is another library's (%s); an entity of table %s needs Keywright's.
          Replace it: import %s;"""
        .formatted(foreign.getAnnotationType().asElement().getSimpleName(), TypeNames.inWords(type),
            name.substring(0, name.lastIndexOf('.')), annotation.string("name"), AnnotationNames.ENTITY)
        + (Declarations.isRecord(type) ? "" : "\n  " + NotARecord.message(type)));
  }

  private String withoutEntity(TypeElement type) {
    return """
        %s belongs to table %s but is no @Entity.
          Annotate it: @Entity @PkTemplate(pk = "...", sk = "...")
          With: import %s;"""
        .formatted(TypeNames.inWords(type), annotation.string("name"), AnnotationNames.ENTITY);
  }

  private Optional<String> obstacle(TypeElement type) {
    String name = TypeNames.inWords(type);
    if (!type.getTypeParameters().isEmpty()) {
      return Optional.of("%s has type parameters, but an item's attributes have one type each.".formatted(name));
    }
    if (!Declarations.isAccessible(type, TypeNames.packageOf(table))) {
      return Optional.of("""
          %s cannot be used by the code generated in package %s.
            Make it%s public, and all types around it."""
          .formatted(name, TypeNames.packageOf(table),
              TypeNames.packageOf(table).equals(TypeNames.packageOf(type)) ? " package-private or" : ""));
    }
    List<TypeElement> tables = Declarations.interfacesOf(type).stream()
        .filter(above -> AnnotationView.find(above, AnnotationNames.TABLE).isPresent())
        .toList();
    if (!tables.contains(table) && isInItemCollection(type)) {
      return Optional.of("""
          %s does not implement %s, so an item collection of table %s cannot hold it.
            Write: record %s(...) implements %s
            Or list the entities of the table's access patterns without it."""
          .formatted(name, table.getSimpleName(), annotation.string("name"), type.getSimpleName(),
              table.getSimpleName()));
    }
    List<TypeElement> listing = tables.stream().filter(other -> ListedTypes.contains(other, type)).toList();
    if (listing.size() > 1) {
      return Optional.of("""
          %s is an entity of %s and of %s; it can belong to one table only.
            Make a record for each."""
          .formatted(name, TypeNames.inWords(listing.get(0)), TypeNames.inWords(listing.get(1))));
    }
    return Optional.empty();
  }

  /** A pattern on the table that lists no entities may read any. */
  private boolean isInItemCollection(TypeElement type) {
    return new PatternReader().readAll(table).stream()
        .anyMatch(pattern -> pattern.entities().isEmpty() || pattern.entities().contains(TypeNames.of(type)));
  }
}
