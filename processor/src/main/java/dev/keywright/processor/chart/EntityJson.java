package dev.keywright.processor.chart;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.UniquePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import java.util.List;

/** An entity in the model's JSON: its components, how it fills the keys, where that makes it a member, its patterns. */
final class EntityJson {

  private EntityJson() {}

  static Json of(TableModel table, Inventory.Entry entry) {
    EntityModel entity = entry.entity();
    Json.Fields fields = new Json.Fields()
        .put("name", entity.name())
        .put("record", entity.type().qualifiedName())
        .put("type", entity.tag())
        .put("components", entity.components().stream().map(ComponentJson::of).toList());
    entry.keys().ifPresentOrElse(
        keys -> keys(fields, table, keys),
        () -> fields.put("written", written(table, entity)));
    if (!entry.uniques().isEmpty()) {
      fields.put("markers", entry.uniques().stream().map(EntityJson::marker).toList());
    }
    List<Json> patterns = entity.patterns().stream().map(pattern -> pattern(table, entry, pattern)).toList();
    return fields.put("patterns", patterns).putTexts("suppressed", SuppressedCodes.of(entity.suppressed()));
  }

  private static void keys(Json.Fields fields, TableModel table, EntityKeys keys) {
    fields.putIf("singleton", keys.primary().components().isEmpty())
        .putTexts("primaryKey", keys.primary().components().stream().map(ComponentModel::name).toList())
        .put("keys", KeysJson.definitions(table, keys))
        .put("memberships", KeysJson.memberships(keys));
  }

  /** The items that claim the values of a unique component. */
  private static Json marker(UniquePlan unique) {
    return new Json.Fields()
        .put("component", unique.component().name())
        .put("type", unique.tag())
        .put("keys", KeysJson.definitions(unique))
        .putTexts("components", unique.components().stream().map(ComponentModel::name).toList());
  }

  /** Templates that have an error, by attribute and as they were written: there are no keys to show. */
  private static Json written(TableModel table, EntityModel entity) {
    Json.Fields fields = new Json.Fields();
    WrittenTemplates.of(table, entity).forEach(fields::putTexts);
    return fields;
  }

  private static Json pattern(TableModel table, Inventory.Entry entry, PatternModel pattern) {
    Json.Fields fields = PatternJson.written(pattern, entry.entity());
    entry.keys().ifPresent(keys -> entry.plan(pattern)
        .ifPresent(plan -> fields.put("plan", PlanJson.of(table, entry, plan))));
    return fields;
  }
}
