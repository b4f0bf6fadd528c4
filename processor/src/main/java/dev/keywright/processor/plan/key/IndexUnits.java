package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.IndexTemplateModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.NearName;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Reads the {@code @IndexTemplate}s of an entity into units, and their templates into the entity's definitions. */
final class IndexUnits {

  private final TableModel table;
  private final EntityModel entity;
  private final Problems problems;
  private final TemplateReader templates;
  private final Definitions definitions;

  IndexUnits(TableModel table, EntityModel entity, Problems problems, TemplateReader templates,
      Definitions definitions) {
    this.table = table;
    this.entity = entity;
    this.problems = problems;
    this.templates = templates;
    this.definitions = definitions;
  }

  /** As many units as there are index templates, unless something in them was reported. */
  List<IndexUnit> read() {
    List<IndexUnit> units = new ArrayList<>();
    for (IndexTemplateModel declared : entity.indexTemplates()) {
      Optional<IndexModel> index = table.index(declared.index().value());
      if (index.isEmpty()) {
        undeclared(declared.index());
      } else {
        unit(declared, index.get()).filter(unit -> isComplete(unit, declared)).ifPresent(units::add);
      }
    }
    return units;
  }

  private void undeclared(Text name) {
    List<String> names = table.indexes().stream().map(IndexModel::name).toList();
    problems.error(Code.KW207, name.site(), "The table " + table.name() + " declares no index \"" + name + "\"."
        + NearName.hint(name.value(), names)
        + (names.isEmpty()
            ? " It has no index at all; add one to @Table: indexes = @Index(name = \"" + name + "\")."
            : " Its indexes: " + String.join(", ", names) + "."));
  }

  private Optional<IndexUnit> unit(IndexTemplateModel declared, IndexModel index) {
    Optional<Guard> when = declared.when().isEmpty()
        ? Optional.of(Guard.ALWAYS)
        : new GuardReader(entity, problems).read(declared.when().get());
    Map<String, KeyTemplate> read = new LinkedHashMap<>();
    boolean sound = half(declared, declared.pk(), index.local() ? List.of() : index.partitionKey(), KeyRole.PARTITION, read);
    sound &= half(declared, declared.sk(), index.sortKey(), KeyRole.SORT, read);
    if (!sound || when.isEmpty()) {
      return Optional.empty();
    }
    KeySchema schema = KeySchema.of(index);
    Guard guard = guard(when.get(), schema, read);
    for (Map.Entry<String, KeyTemplate> entry : read.entrySet()) {
      sound &= definitions.add(entry.getKey(), entry.getValue(), guard, entry.getValue().source().site());
    }
    if (read.isEmpty() && declared.when().isPresent()) {
      problems.error(Code.KW210, declared.when().get().site(), "A guard decides whether built key attributes are written,"
          + " but every key attribute of index " + index.name() + " is a stored component or defined elsewhere. Leave"
          + " when out; such an index is sparse where its component is optional.");
      return Optional.empty();
    }
    return sound ? Optional.of(new IndexUnit(schema, guard, read)) : Optional.empty();
  }

  private Guard guard(Guard when, KeySchema schema, Map<String, KeyTemplate> read) {
    Guard guard = when;
    for (String attribute : schema.attributes()) {
      List<ComponentModel> components = read.containsKey(attribute)
          ? read.get(attribute).components()
          : entity.storedAs(attribute).stream().toList();
      for (ComponentModel component : components) {
        guard = Memberships.both(guard, Memberships.existence(component));
      }
    }
    return guard;
  }

  /** Reads the templates of one half into the map; false if something was reported. */
  private boolean half(IndexTemplateModel declared, List<Text> texts, List<String> attributes, KeyRole role,
      Map<String, KeyTemplate> read) {
    if (!texts.isEmpty() && texts.size() != attributes.size()) {
      wrongNumber(declared, texts, attributes, role);
      return false;
    }
    boolean sound = true;
    for (int i = 0; i < texts.size(); i++) {
      Text text = texts.get(i);
      if (text.isEmpty() || templates.nativeComponent(text, attributes.get(i)).isPresent()) {
        sound &= !TemplateReader.hasFormat(text) || refuseFormat(text, attributes.get(i));
        continue;
      }
      Optional<KeyTemplate> template = templates.read(text, role);
      sound &= template.isPresent();
      if (template.isPresent()) {
        read.put(attributes.get(i), template.get());
      }
    }
    return sound;
  }

  private boolean refuseFormat(Text text, String attribute) {
    problems.error(Code.KW203, text.site(), "\"" + text + "\" is the component as it is stored under " + attribute
        + ", so a format means nothing here. Give the component @Attribute(format = ...) instead.");
    return false;
  }

  private void wrongNumber(IndexTemplateModel declared, List<Text> texts, List<String> attributes, KeyRole role) {
    String half = role == KeyRole.PARTITION ? "partition key" : "sort key";
    String has = attributes.isEmpty()
        ? (role == KeyRole.PARTITION ? "shares the table's partition key" : "has no sort key")
        : "has " + attributes.size() + " " + half + " attribute" + (attributes.size() == 1 ? "" : "s") + " ("
            + String.join(", ", attributes) + ")";
    problems.error(Code.KW208, texts.get(0).site(), "The index " + declared.index() + " " + has + ", but "
        + entity.type().simpleName() + " gives " + texts.size() + " template" + (texts.size() == 1 ? "" : "s") + " for it."
        + (attributes.isEmpty() ? " Leave them out." : " Give one for each, in that order; \"\" for one that is already"
            + " defined."));
  }

  /** Every attribute of the index must be defined by now, or the entity would never be in it. */
  private boolean isComplete(IndexUnit unit, IndexTemplateModel declared) {
    for (String attribute : unit.schema().attributes()) {
      if (definitions.of(attribute).isEmpty()) {
        problems.error(Code.KW208, declared.site(), "The index template of " + entity.type().simpleName() + " on "
            + declared.index() + " says nothing for the key attribute " + attribute + ", and no component is stored"
            + " under that name: the entity would never be in the index. Add a template for it.");
        return false;
      }
    }
    return true;
  }
}
