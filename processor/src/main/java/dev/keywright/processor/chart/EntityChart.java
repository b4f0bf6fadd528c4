package dev.keywright.processor.chart;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.UniquePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.GuardText;
import dev.keywright.processor.plan.key.KeyAttribute;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.WrittenKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The entity chart: which entity fills which key attribute with what. One row for each entity and one for the markers
 * of each of its unique components, blank where nothing is written.
 */
public final class EntityChart {

  private final Inventory inventory;
  private final TableModel table;

  private EntityChart(Inventory inventory) {
    this.inventory = inventory;
    this.table = inventory.table();
  }

  /** The chart in Markdown. */
  public static String of(Inventory inventory) {
    return new EntityChart(inventory).markdown();
  }

  private String markdown() {
    List<String> attributes = KeySchema.all(table).stream()
        .flatMap(schema -> schema.attributes().stream())
        .distinct()
        .toList();
    List<String> headings = new ArrayList<>(List.of("Entity"));
    attributes.forEach(attribute -> headings.add(MarkdownTable.text(attribute)));
    MarkdownTable chart = new MarkdownTable(headings);
    for (Inventory.Entry entry : inventory.entries()) {
      List<String> cells = new ArrayList<>(List.of(name(entry)));
      attributes.forEach(attribute -> cells.add(cell(entry, attribute)));
      chart.row(cells);
      entry.uniques().forEach(unique -> chart.row(marker(unique, attributes)));
    }
    return "# Entities of table " + MarkdownTable.text(table.name()) + "\n\n" + chart + IndexList.of(inventory);
  }

  /** The items that claim the values of a unique component. */
  private static List<String> marker(UniquePlan unique, List<String> attributes) {
    List<String> cells = new ArrayList<>(List.of(MarkdownTable.text(unique.tag() + " (marker)")));
    attributes.forEach(attribute -> cells.add(Optional.ofNullable(unique.templates().get(attribute))
        .map(template -> MarkdownTable.code(template.toString()))
        .orElse("")));
    return cells;
  }

  private static String name(Inventory.Entry entry) {
    String name = MarkdownTable.text(entry.entity().name());
    if (entry.keys().isEmpty()) {
      return entry.entity().pk().isPresent() ? name + " (its keys have an error)" : name;
    }
    return entry.keys().get().primary().components().isEmpty() ? name + " (singleton)" : name;
  }

  private String cell(Inventory.Entry entry, String attribute) {
    if (entry.keys().isEmpty()) {
      Map<String, List<String>> written = WrittenTemplates.of(table, entry.entity());
      return written.getOrDefault(attribute, List.of()).stream()
          .map(MarkdownTable::code)
          .collect(Collectors.joining("<br>"));
    }
    EntityKeys keys = entry.keys().get();
    if (keys.definition(attribute).orElse(null) instanceof KeyDefinition.Native component) {
      return component(component.component());
    }
    return WrittenKeys.of(table, keys).stream()
        .filter(key -> key.attribute().equals(attribute))
        .map(key -> template(key, entry.entity()))
        .collect(Collectors.joining("<br>"));
  }

  private static String component(ComponentModel component) {
    return MarkdownTable.code("{" + component.name() + "}") + " (" + MarkdownTable.text(TypeText.of(component.type()))
        + ", stored as " + component.storedAs().descriptor() + ")"
        + (component.presence().mayBeAbsent() ? " if present" : "");
  }

  private static String template(KeyAttribute key, EntityModel entity) {
    String template = MarkdownTable.code(key.template().toString());
    return key.isUnconditional() ? template : template + " when " + key.whenAny().stream()
        .map(guard -> MarkdownTable.code(GuardText.text(guard)))
        .collect(Collectors.joining(" or "));
  }
}
