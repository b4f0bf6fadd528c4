package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/**
 * From the templates an entity declares to its {@link EntityKeys}. An entity whose keys have an error has none, so that
 * nothing which follows from that error is reported.
 */
public final class KeysReader {

  private final TableModel table;
  private final EntityModel entity;
  private final Problems problems;
  private final TemplateReader templates;
  private final Definitions definitions;
  private boolean faulty;

  private KeysReader(TableModel table, EntityModel entity, Problems problems) {
    this.table = table;
    this.entity = entity;
    this.problems = problems;
    this.templates = new TemplateReader(entity, problems);
    this.definitions = new Definitions(entity, problems);
  }

  /** The keys of an entity that has a {@code @PkTemplate}; empty if something in them was reported. */
  public static Optional<EntityKeys> read(TableModel table, EntityModel entity, Problems problems) {
    return new KeysReader(table, entity, problems).read();
  }

  private Optional<EntityKeys> read() {
    addNatives();
    entity.pk().ifPresent(text -> primaryHalf(text, table.partitionKey(), KeyRole.PARTITION));
    if (table.sortKey().isPresent()) {
      sortHalf(table.sortKey().get());
    } else if (entity.sk().isPresent()) {
      fault(Code.KW208, entity.sk().get(), "The table " + table.name() + " has no sort key, so "
          + entity.type().simpleName() + " cannot have an sk template. Leave sk out, or give @Table a sortKey.");
    }
    List<IndexUnit> units = new IndexUnits(table, entity, problems, templates, definitions).read();
    faulty |= units.size() < entity.indexTemplates().size();
    if (faulty) {
      return Optional.empty();
    }
    return Optional.of(new EntityKeys(entity, definitions.all(),
        new Memberships(entity, definitions.all()).of(table, units)));
  }

  /** Components that are stored under the name of a key attribute. */
  private void addNatives() {
    List<String> attributes = new ArrayList<>();
    KeySchema.all(table).forEach(schema -> attributes.addAll(schema.attributes()));
    for (String attribute : attributes.stream().distinct().toList()) {
      entity.storedAs(attribute).ifPresent(component -> addNative(attribute, component));
    }
  }

  private void addNative(String attribute, ComponentModel component) {
    definitions.addNative(attribute, component);
    boolean converted = component.type() instanceof ValueType.ConvertedType;
    if (!component.storedAs().canBeKey() || converted) {
      faulty = true;
      problems.error(Code.KW213, component.site(), "The component " + component.name() + " is stored as " + attribute
          + ", which is a key attribute of table " + table.name() + ", but "
          + (converted ? "what a converter makes of it is not known to keep any order or form, so it can be no key."
              : "its type is stored as " + component.storedAs().descriptor() + ": DynamoDB takes only strings, numbers and"
                  + " binary values there, and refuses the item otherwise.") + " Store it under another name with @Attribute, or change its type.");
    }
  }

  private void sortHalf(String attribute) {
    if (entity.sk().isPresent()) {
      primaryHalf(entity.sk().get(), attribute, KeyRole.SORT);
    } else if (entity.storedAs(attribute).isPresent()) {
      refuseAbsent(entity.storedAs(attribute).get());
    } else if (entity.pk().isPresent()) {
      fault(Code.KW208, entity.pk().get(), "The primary key of table " + table.name() + " has two halves, and "
          + entity.type().simpleName() + " says only the first. Add the sort key, for example sk = \""
          + entity.type().simpleName().toUpperCase(Locale.ROOT) + "\".");
    }
  }

  private void primaryHalf(Text text, String attribute, KeyRole role) {
    Optional<ComponentModel> component = templates.nativeComponent(text, attribute);
    if (component.isPresent()) {
      refuseFormat(text, attribute);
      refuseAbsent(component.get());
      return;
    }
    Optional<KeyTemplate> template = templates.read(text, role);
    faulty |= template.isEmpty();
    template.ifPresent(read -> {
      read.components().forEach(this::refuseAbsent);
      faulty |= !definitions.add(attribute, read, Guard.ALWAYS, text.site());
    });
  }

  private void refuseFormat(Text text, String attribute) {
    if (TemplateReader.hasFormat(text)) {
      fault(Code.KW203, text, "\"" + text + "\" is the component as it is stored under " + attribute
          + ", so a format means nothing here. Give the component @Attribute(format = ...), or write a template with a"
          + " literal.");
    }
  }

  private void refuseAbsent(ComponentModel component) {
    if (component.presence().mayBeAbsent()) {
      faulty = true;
      problems.error(Code.KW204, component.site(), "The component " + component.name() + " of "
          + entity.type().simpleName() + " may be absent, but the primary key is made of it, and every item has one."
          + " Make it " + (component.presence() == Presence.OPTIONAL
              ? "required instead of Optional" : "required: remove @Nullable")
          + ", or take it out of @PkTemplate.");
    }
  }

  private void fault(Code code, Text where, String message) {
    faulty = true;
    problems.error(code, where.site(), message);
  }
}
