package dev.keywright.processor.chart;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyConditionText;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.Membership;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A row of the access-pattern chart: one pattern of an entity. */
final class EntityRow {

  private static final String TABLE = "table";

  private EntityRow() {}

  static List<String> of(TableModel table, Inventory.Entry entry, PatternModel pattern) {
    EntityModel entity = entry.entity();
    String name = MarkdownTable.text(entity.name());
    String words = MarkdownTable.text(QuestionWords.of(pattern, entity));
    String method = MarkdownTable.code(pattern.name().value());
    Optional<PatternPlan> plan = entry.plan(pattern);
    if (plan.isEmpty() || entry.keys().isEmpty()) {
      String call = ApiCall.of(pattern.operation()).map(ApiCall::text).orElse("");
      return List.of(name, words, method, call, "", "", "", "", Notes.unplanned(pattern));
    }
    return List.of(name, words, method, call(plan.get(), entry), key(plan.get()).map(EntityRow::index).orElse(TABLE),
        MarkdownTable.code(condition(plan.get(), entry.keys().get())),
        MarkdownTable.code(MethodText.parameters(MethodText.parameters(plan.get(), entity))),
        MarkdownTable.code(MethodText.returned(plan.get(), entity)),
        Notes.of(plan.get(), entry, table));
  }

  static String index(KeyPlan key) {
    return key.schema().index().map(index -> MarkdownTable.text(index.name())).orElse(TABLE);
  }

  private static String call(PatternPlan plan, Inventory.Entry entry) {
    String call = Calls.text(Calls.of(plan, entry));
    return call + switch (plan.pattern().operation()) {
      case COUNT -> " (count)";
      case CHECK -> " (condition check)";
      default -> "";
    };
  }

  /** Where a whole record is written, its key as the record makes it. */
  private static String condition(PatternPlan plan, EntityKeys keys) {
    if (key(plan).isPresent()) {
      return KeyConditionText.of(key(plan).get());
    }
    Membership primary = keys.primary();
    return primary.schema().attributes().stream()
        .map(attribute -> attribute + " = " + primary.part(attribute))
        .collect(Collectors.joining(" and "));
  }

  private static Optional<KeyPlan> key(PatternPlan plan) {
    if (plan instanceof PatternPlan.Get get) {
      return Optional.of(get.key());
    }
    if (plan instanceof PatternPlan.Find find) {
      return Optional.of(find.key());
    }
    if (plan instanceof PatternPlan.DeleteAll all) {
      return Optional.of(all.key());
    }
    return plan instanceof PatternPlan.ByKey write ? Optional.of(write.key()) : Optional.empty();
  }
}
