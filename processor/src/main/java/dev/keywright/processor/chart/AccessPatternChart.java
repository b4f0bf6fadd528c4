package dev.keywright.processor.chart;

import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.QuestionWords;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/**
 * The access-pattern chart: every question of the inventory with the request that answers it. First the table's own
 * patterns, then those of each entity in the order they were written; a question that no key serves has its row too.
 */
public final class AccessPatternChart {

  private static final List<String> HEADINGS = List.of("Entity", "Access pattern", "Method", "Operation", "Index",
      "Key condition", "Parameters", "Returns", "Notes");
  private static final String LEGEND = """

      In a key condition `{:name}` is the parameter as the key encodes it, `{max}` the character that sorts after all
      others, `{before :name}` and `{after :name}` the nearest key below and above; `:name` alone is compared as it is.
      """;

  private final Inventory inventory;
  private final MarkdownTable chart = new MarkdownTable(HEADINGS);

  private AccessPatternChart(Inventory inventory) {
    this.inventory = inventory;
  }

  /** The chart in Markdown. */
  public static String of(Inventory inventory) {
    return new AccessPatternChart(inventory).markdown();
  }

  private String markdown() {
    for (PatternModel pattern : inventory.table().patterns()) {
      if (pattern.operation() == Operation.TRANSACT) {
        chart.row(TransactionRow.of(inventory, pattern));
      } else {
        tablePattern(pattern);
      }
    }
    for (Inventory.Entry entry : inventory.entries()) {
      for (PatternModel pattern : entry.entity().patterns()) {
        chart.row(EntityRow.of(inventory.table(), entry, pattern));
      }
      entry.entity().ttl().ifPresent(ttl -> deletionByTime(entry, ttl.storedName()));
    }
    return "# Access patterns of table " + MarkdownTable.text(inventory.table().name()) + "\n\n" + chart + LEGEND;
  }

  private void tablePattern(PatternModel pattern) {
    Optional<CollectionPlan> plan = inventory.plan(pattern);
    String method = MarkdownTable.code(pattern.name().value());
    String words = MarkdownTable.text(QuestionWords.of(pattern));
    if (plan.isEmpty()) {
      String listed = pattern.entities().stream().map(TypeRef::simpleName).collect(Collectors.joining(", "));
      chart.row(List.of(MarkdownTable.text(listed), words, method, "", "", "", "", "", Notes.unplanned(pattern)));
      return;
    }
    String participants = plan.get().participants().stream()
        .map(participant -> participant.keys().entity().name())
        .collect(Collectors.joining(", "));
    chart.row(List.of(MarkdownTable.text(participants), words, method, ApiCall.QUERY.text(),
        EntityRow.index(plan.get().key()), MarkdownTable.code(CollectionText.of(plan.get())),
        MarkdownTable.code(MethodText.parameters(plan.get().signature().parameters())),
        MarkdownTable.code(MethodText.returned(inventory.table())),
        Notes.of(plan.get(), inventory.table().suppressed())));
  }

  /** Markers have the time of the item they belong to, so that a value is free again when its owner is gone. */
  private void deletionByTime(Inventory.Entry entry, String attribute) {
    String time = MarkdownTable.code(attribute);
    deletionByTime(entry.entity().name(), "by DynamoDB, usually within days after " + time
        + "; expired items count as absent before that");
    entry.uniques().forEach(unique -> deletionByTime(unique.tag(), "by DynamoDB, as its owner after " + time
        + "; the value can be claimed again before that"));
  }

  private void deletionByTime(String entity, String note) {
    chart.row(List.of(MarkdownTable.text(entity), "Deletion by time", "", "time to live", "table", "", "", "", note));
  }
}
