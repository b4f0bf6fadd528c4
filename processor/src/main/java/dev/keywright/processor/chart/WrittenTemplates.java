package dev.keywright.processor.chart;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexTemplateModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** The templates of an entity as its user wrote them, where an error left no keys to show. */
final class WrittenTemplates {

  private final Map<String, List<String>> byAttribute = new LinkedHashMap<>();

  private WrittenTemplates() {}

  /** By key attribute; what fits no attribute is left out. */
  static Map<String, List<String>> of(TableModel table, EntityModel entity) {
    WrittenTemplates written = new WrittenTemplates();
    entity.pk().ifPresent(text -> written.add(table.partitionKey(), text));
    entity.sk().ifPresent(text -> table.sortKey().ifPresent(attribute -> written.add(attribute, text)));
    for (IndexTemplateModel template : entity.indexTemplates()) {
      table.index(template.index().value()).ifPresent(index -> {
        written.addAll(index.local() ? List.of() : index.partitionKey(), template.pk());
        written.addAll(index.sortKey(), template.sk());
      });
    }
    return written.byAttribute;
  }

  private void addAll(List<String> attributes, List<Text> texts) {
    for (int i = 0; i < Math.min(attributes.size(), texts.size()); i++) {
      add(attributes.get(i), texts.get(i));
    }
  }

  private void add(String attribute, Text text) {
    List<String> known = byAttribute.computeIfAbsent(attribute, name -> new ArrayList<>());
    if (!text.isEmpty() && !known.contains(text.value())) {
      known.add(text.value());
    }
  }
}
