package dev.keywright.processor.chart;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.MarkerWrites;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.RewrittenIndex;
import dev.keywright.processor.plan.write.Change;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/**
 * What a reviewer of a write would want to know: what it does and on what condition, which indexes follow, and what
 * comes with it in the same transaction or in a step of its own.
 */
final class WriteNotes {

  private final TableModel table;
  private final Inventory.Entry entry;
  private final EntityModel entity;

  WriteNotes(TableModel table, Inventory.Entry entry) {
    this.table = table;
    this.entry = entry;
    this.entity = entry.entity();
  }

  List<String> of(PatternPlan plan) {
    List<String> notes = new ArrayList<>();
    switch (plan.pattern().operation()) {
      case CREATE, PUT -> store(plan.pattern(), notes);
      case UPDATE, UPSERT -> update((PatternPlan.Update) plan, notes);
      case DELETE, CHECK, BATCH_READ, BATCH_PUT, BATCH_DELETE -> others(plan, notes);
      case READ, COUNT, TRANSACT -> throw new IllegalArgumentException("no write of an entity: " + plan);
    }
    markers(plan, notes);
    return notes;
  }

  private void store(PatternModel pattern, List<String> notes) {
    if (pattern.operation() == Operation.CREATE) {
      notes.add("only if the item does not exist" + (expires() ? " or has expired" : ""));
    } else {
      notes.add("replaces the whole item");
      entity.version().ifPresent(version -> notes.add("only in place of the same " + code(version)));
    }
    addIndexes("also written to ", notes);
  }

  private void update(PatternPlan.Update plan, List<String> notes) {
    plan.pattern().clauses().update().ifPresent(update -> notes.add(MarkdownTable.code(update.value())));
    List<String> patched = plan.changes().stream()
        .filter(Change.Patch.class::isInstance)
        .map(change -> code(((Change.Patch) change).component()))
        .toList();
    if (!patched.isEmpty()) {
      notes.add("changes what it is told of: " + String.join(", ", patched));
    }
    if (plan.isUpsert()) {
      notes.add("makes the item if there is none" + (expires()
          ? "; an expired one is deleted first, in a call of its own" : ""));
    }
    conditions(plan.pattern(), notes);
    List<RewrittenIndex> rewritten = RewrittenIndex.of(table, entry.keys().orElseThrow(), plan);
    if (!rewritten.isEmpty()) {
      notes.add("rewritten: " + rewritten.stream().map(WriteNotes::text).collect(Collectors.joining(", ")));
    }
  }

  private void others(PatternPlan plan, List<String> notes) {
    switch (plan.pattern().operation()) {
      case CHECK -> {
        notes.add("changes nothing");
        conditions(plan.pattern(), notes);
      }
      case BATCH_READ -> notes.add((plan.pattern().consistent() ? "strongly" : "eventually")
          + " consistent; up to 100 keys a call" + (expires() ? "; expired items are left out" : ""));
      case BATCH_PUT -> notes.add("replaces whole items; up to 25 a call, without conditions, not all or nothing");
      case BATCH_DELETE -> notes.add("up to 25 keys a call, without conditions, not all or nothing");
      default -> conditions(plan.pattern(), notes);
    }
    if (plan instanceof PatternPlan.DeleteAll all) {
      all.pattern().clauses().filter().ifPresent(filter ->
          notes.add("filter, after reading: " + MarkdownTable.code(filter.value())));
      notes.add(all.each().isEmpty()
          ? "two steps: a query, then deletes in batches"
          : "two steps: a query, then a delete of each item"
              + (all.each().get().terms().isEmpty() ? "" : " on the condition that the question still holds"));
    }
    if (plan.pattern().operation() == Operation.BATCH_PUT) {
      addIndexes("also written to ", notes);
    } else if (plan.pattern().operation() == Operation.DELETE
        || plan.pattern().operation() == Operation.BATCH_DELETE) {
      addIndexes("also removed from ", notes);
    }
  }

  private void conditions(PatternModel pattern, List<String> notes) {
    pattern.clauses().condition().ifPresent(condition -> notes.add("if " + MarkdownTable.code(condition.value())));
    if (!pattern.clauses().given().isEmpty()) {
      notes.add("given and checked: " + pattern.clauses().given().stream()
          .map(Text::value)
          .map(MarkdownTable::code)
          .collect(Collectors.joining(", ")));
    }
  }

  private void markers(PatternPlan plan, List<String> notes) {
    if (MarkerWrites.concern(entry.uniques(), plan)) {
      boolean creates = plan.pattern().operation() == Operation.CREATE;
      notes.add("one transaction with the marker items of " + entry.uniques().stream()
          .map(unique -> code(unique.component()))
          .collect(Collectors.joining(", ")) + (creates ? "" : ", after a consistent read"));
    }
  }

  private void addIndexes(String prefix, List<String> notes) {
    List<String> names = entry.keys().orElseThrow().memberships().stream()
        .flatMap(membership -> membership.schema().index().stream())
        .map(index -> MarkdownTable.text(index.name()))
        .distinct()
        .toList();
    if (!names.isEmpty()) {
      notes.add(prefix + String.join(", ", names));
    }
  }

  /** {@code GSI1 (GSI1PK, GSI1SK may go)}. */
  private static String text(RewrittenIndex index) {
    return MarkdownTable.text(index.index()) + " (" + index.attributes().stream()
        .map(attribute -> MarkdownTable.code(attribute.name()) + switch (attribute.fate()) {
          case REWRITTEN -> "";
          case MAY_GO -> " or none";
          case REMOVED -> " goes";
        })
        .collect(Collectors.joining(", ")) + ")";
  }

  private boolean expires() {
    return entity.ttl().isPresent();
  }

  private static String code(ComponentModel component) {
    return MarkdownTable.code(component.name());
  }
}
