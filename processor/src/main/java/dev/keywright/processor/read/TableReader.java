package dev.keywright.processor.read;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.InternalFault;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;

/**
 * Reads a table interface and everything it reaches. Before it stands the compiler, after it {@code plan} and
 * {@code check}, which see the model only.
 */
public final class TableReader {

  private final SourceTypes sources;

  public TableReader(SourceTypes sources) {
    this.sources = sources;
  }

  /** Reads what {@code @Table} stands on. What cannot work goes to the collector, together with its place. */
  public Reading read(TypeElement table, Problems problems) {
    try {
      AnnotationView annotation = AnnotationView.find(table, AnnotationNames.TABLE).orElseThrow();
      Optional<String> obstacle = obstacle(table);
      if (obstacle.isPresent()) {
        problems.error(Code.KW115, annotation.site(), obstacle.get());
        return new Reading.Unusable();
      }
      return new Reading.Complete(read(table, annotation, problems));
    } catch (NotReadableYet missing) {
      return missing.toReading();
    } catch (InternalFault fault) {
      if (fault.getCause() instanceof NotReadableYet missing) {
        return missing.toReading();
      }
      throw fault;
    }
  }

  private static Optional<String> obstacle(TypeElement table) {
    String name = TypeNames.inWords(table);
    if (table.getKind() != ElementKind.INTERFACE) {
      return Optional.of("""
          %s is %s; a table is an interface that its entities implement.
            Write: @Table(name = "...") sealed interface %s permits ..."""
          .formatted(name, TypeNames.kindOf(table), table.getSimpleName()));
    }
    if (!table.getTypeParameters().isEmpty()) {
      return Optional.of("%s has type parameters, which a table cannot have.\n  Leave them out.".formatted(name));
    }
    return Declarations.isAccessible(table, TypeNames.packageOf(table))
        ? Optional.empty()
        : Optional.of("%s is private, so that generated code could not name it.\n  Leave private out.".formatted(name));
  }

  private TableModel read(TypeElement table, AnnotationView annotation, Problems problems) {
    String partitionKey = annotation.string("partitionKey");
    Optional<String> sortKey = unlessEmpty(annotation.string("sortKey"));
    List<IndexModel> indexes = new IndexReader(partitionKey, problems).readAll(annotation);
    Naming naming = Naming.valueOf(annotation.constant("naming"));

    ValueTypes types = new ValueTypes(TypeNames.packageOf(table), problems);
    Converters converters = new Converters(TypeNames.packageOf(table), types, problems);
    ComponentReader components = new ComponentReader(naming, types, converters, sources, problems);
    EntityReader entityReader = new EntityReader(components, keyAttributes(partitionKey, sortKey, indexes));
    List<EntityModel> entities = new ArrayList<>();
    for (TypeElement record : new EntityFinder(table, annotation, sources, problems).find()) {
      entities.add(InternalFault.at("entity " + TypeNames.inWords(record), () -> entityReader.read(record)));
    }
    List<NestedRecord> nestedRecords = nestedRecords(types, components);

    return new TableModel(
        TypeNames.of(table), Declarations.isPublic(table), annotation.string("name"),
        partitionKey, sortKey, unlessEmpty(annotation.string("typeAttribute")),
        annotation.character("delimiter"), naming, indexes, entities, nestedRecords, types.sealedTypes(),
        new PatternReader().readAll(table), Declarations.isSealed(table), Declarations.suppressedAt(table),
        annotation.site());
  }

  private static Optional<String> unlessEmpty(String text) {
    return Optional.of(text).filter(value -> !value.isEmpty());
  }

  private static Set<String> keyAttributes(String partitionKey, Optional<String> sortKey, List<IndexModel> indexes) {
    Set<String> names = new LinkedHashSet<>();
    names.add(partitionKey);
    sortKey.ifPresent(names::add);
    for (IndexModel index : indexes) {
      names.addAll(index.partitionKey());
      names.addAll(index.sortKey());
    }
    return names;
  }

  private static List<NestedRecord> nestedRecords(ValueTypes types, ComponentReader components) {
    List<NestedRecord> records = new ArrayList<>();
    Optional<TypeElement> next = types.nextUnreadRecord();
    while (next.isPresent()) {
      TypeElement record = next.get();
      records.add(new NestedRecord(TypeNames.of(record), components.readAll(record, Set.of()), SourceSite.of(record)));
      next = types.nextUnreadRecord();
    }
    return records;
  }
}
