package dev.keywright.processor.chart;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.QuestionWords;
import dev.keywright.processor.plan.TransactionPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** A row of the access-pattern chart: a pattern of the table that does several writes together. */
final class TransactionRow {

  private TransactionRow() {}

  static List<String> of(Inventory inventory, PatternModel pattern) {
    String words = MarkdownTable.text(QuestionWords.of(pattern));
    String method = MarkdownTable.code(pattern.name().value());
    Optional<TransactionPlan> plan = inventory.transaction(pattern);
    if (plan.isEmpty()) {
      return List.of("", words, method, ApiCall.TRANSACT_WRITE_ITEMS.text(), "", "", "", "", steps(pattern));
    }
    String entities = plan.get().steps().stream()
        .map(step -> step.entity().name())
        .distinct()
        .collect(Collectors.joining(", "));
    return List.of(MarkdownTable.text(entities), words, method, Calls.text(Calls.of(plan.get(), inventory)), "table",
        "",
        MarkdownTable.code(MethodText.parameters(plan.get().signature().parameters())),
        MarkdownTable.code(MethodText.NOTHING), notes(plan.get()));
  }

  private static String steps(PatternModel pattern) {
    return pattern.clauses().steps().stream()
        .map(step -> MarkdownTable.code(step.value()))
        .collect(Collectors.joining(", "));
  }

  private static String notes(TransactionPlan plan) {
    List<String> notes = new ArrayList<>(List.of("one transaction, all or nothing"));
    for (TransactionPlan.Step step : plan.steps()) {
      String write = MarkdownTable.code(PatternPlan.qualifiedName(step.entity().name(), step.write().pattern()));
      notes.add(step.repetition() == TransactionPlan.Repetition.ONCE
          ? write : write + " for each of " + MarkdownTable.code(step.arguments().get(0).name()));
    }
    return String.join("; ", notes);
  }
}
