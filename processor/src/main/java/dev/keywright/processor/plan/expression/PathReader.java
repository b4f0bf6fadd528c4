package dev.keywright.processor.plan.expression;

import dev.keywright.expressions.Path;
import dev.keywright.expressions.PathElement;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.NestedRecord;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.NearName;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Follows paths over components, {@code address.city}, to the attributes that are stored for them. */
final class PathReader {

  private final TableModel table;
  private final Scope scope;
  private final Source source;

  PathReader(TableModel table, Scope scope, Source source) {
    this.table = table;
    this.scope = scope;
    this.source = source;
  }

  /** Where the path leads; what it names and is not there has been reported. */
  Optional<Place> place(Path path) {
    return component(path).flatMap(component -> {
      Optional<Place> place = Optional.of(
          new Place(component, path.isNested(), ValueForm.of(component), isOptional(component)));
      for (PathElement element : path.elements().subList(1, path.elements().size())) {
        place = place.flatMap(above -> step(above, element));
      }
      return place;
    });
  }

  /** The stored names of a path that was followed without fault, one for each named step. */
  List<String> storedNames(Path path) {
    ComponentModel head = scope.component(path.head().text()).orElseThrow();
    List<String> names = new ArrayList<>(List.of(head.storedName()));
    ValueType type = head.type();
    for (PathElement element : path.elements().subList(1, path.elements().size())) {
      if (element instanceof PathElement.Name name) {
        Optional<ComponentModel> component = nested(type).flatMap(record -> component(record, name.text()));
        names.add(component.map(ComponentModel::storedName).orElse(name.text()));
        type = component.map(ComponentModel::type).orElseGet(elementOf(type)::orElseThrow);
      } else {
        type = elementOf(type).orElseThrow();
      }
    }
    return names;
  }

  private Optional<ComponentModel> component(Path path) {
    String name = path.head().text();
    Optional<ComponentModel> component = scope.component(name);
    if (component.isEmpty()) {
      return source.refuse(Code.KW303, path.offset(), "\"" + source.text() + "\" names \"" + name + "\", but "
          + scope.unknown(name), scope.choices());
    }
    if (!component.get().stored()) {
      return source.refuse(Code.KW322, path.offset(), "The component " + name + " is not stored as an attribute of its"
          + " own (stored = false), so DynamoDB has nothing to compare or change. Ask for it in where.");
    }
    return component;
  }

  private Optional<Place> step(Place above, PathElement element) {
    ValueType type = above.form().type();
    if (element instanceof PathElement.Name name) {
      Optional<NestedRecord> record = nested(type);
      if (record.isPresent()) {
        return ofRecord(above, record.get(), name);
      }
    }
    boolean isEntry = type instanceof ValueType.MapType && !(element instanceof PathElement.Index);
    boolean isElement = type instanceof ValueType.ListType && element instanceof PathElement.Index;
    if (isEntry || isElement) {
      return Optional.of(new Place(above.component(), true, ValueForm.of(elementOf(type).orElseThrow()), true));
    }
    return source.refuse(Code.KW303, element.position().offset(), "\"" + source.text() + "\" goes on where nothing is: "
        + inside(type) + ".");
  }

  private Optional<Place> ofRecord(Place above, NestedRecord record, PathElement.Name name) {
    List<String> names = record.components().stream().map(ComponentModel::name).toList();
    Optional<ComponentModel> component = component(record, name.text());
    if (component.isEmpty()) {
      return source.refuse(Code.KW303, name.position().offset(), "\"" + source.text() + "\" names \"" + name.text()
          + "\", but " + record.type().simpleName() + " has no such component." + NearName.hint(name.text(), names),
          "\n  Components: " + String.join(", ", names) + ".");
    }
    return component.map(found -> new Place(above.component(), true, ValueForm.of(found), isOptional(found)));
  }

  private static boolean isOptional(ComponentModel component) {
    return component.presence() != Presence.REQUIRED || component.type() instanceof ValueType.SetType;
  }

  private Optional<NestedRecord> nested(ValueType type) {
    return type instanceof ValueType.RecordType record ? table.nestedRecord(record.type()) : Optional.empty();
  }

  private static Optional<ComponentModel> component(NestedRecord record, String name) {
    return record.components().stream().filter(component -> component.name().equals(name)).findFirst();
  }

  private static Optional<ValueType> elementOf(ValueType type) {
    if (type instanceof ValueType.ListType list) {
      return Optional.of(list.element());
    }
    return type instanceof ValueType.MapType map ? Optional.of(map.value()) : Optional.empty();
  }

  private static String inside(ValueType type) {
    if (type instanceof ValueType.ListType) {
      return "a list has elements by number, as in lines[0]";
    }
    if (type instanceof ValueType.MapType) {
      return "a map has entries by key, as in addresses.home or addresses[:label]";
    }
    if (type instanceof ValueType.SealedType) {
      return "a sealed interface has components only once it is known which record it is";
    }
    return type instanceof ValueType.RecordType ? "a record has components by name, as in address.city"
        : "only records, maps and lists have something inside";
  }
}
