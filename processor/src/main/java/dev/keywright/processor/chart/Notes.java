package dev.keywright.processor.chart;

import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.GuardText;
import dev.keywright.processor.plan.key.KeyConditionText;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.SortPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** The last column of the access-pattern chart: what a reviewer of a request would want to know beside it. */
final class Notes {

  private Notes() {}

  static String of(PatternPlan plan, Inventory.Entry entry, TableModel table) {
    EntityKeys keys = entry.keys().orElseThrow();
    if (plan instanceof PatternPlan.Get get) {
      return joined(read(get.pattern(), get.key(), get.result(), keys));
    }
    if (plan instanceof PatternPlan.Find find) {
      List<String> notes = read(find.pattern(), find.key(), find.result(), keys);
      find.pattern().clauses().filter().ifPresent(filter ->
          notes.add("filter, after reading: " + MarkdownTable.code(filter.value())));
      find.limit().ifPresent(limit -> notes.add(limit == 1 ? "the first item only" : "at most " + limit + " items"));
      notes.addAll(suppressed(keys.entity().suppressed()));
      return joined(notes);
    }
    return joined(new WriteNotes(table, entry).of(plan));
  }

  static String of(CollectionPlan plan, Set<String> suppressed) {
    List<String> notes = new ArrayList<>(List.of(consistency(plan.pattern())));
    plan.pattern().orderBy().ifPresent(order -> notes.add("order: " + MarkdownTable.code(order.value())));
    for (CollectionPlan.Participant participant : plan.participants()) {
      String own = KeyConditionText.of(participant.own());
      notes.add(MarkdownTable.text(participant.keys().entity().name()) + ": "
          + (own.isEmpty() ? "all" : MarkdownTable.code(own)));
    }
    if (plan.key().last() instanceof SortPlan.Hull && plan.participants().size() > 1) {
      notes.add("other items in the range are read and dropped");
    }
    plan.limit().ifPresent(limit -> notes.add("at most " + limit + " items"));
    if (plan.participants().stream().anyMatch(participant -> participant.keys().entity().ttl().isPresent())) {
      notes.add("expired items are left out");
    }
    notes.addAll(suppressed(suppressed));
    return joined(notes);
  }

  /** Of a pattern that no key serves yet: what it asks, which is all there is. */
  static String unplanned(PatternModel pattern) {
    String question = pattern.where().map(where -> where.isEmpty() ? "everything" : MarkdownTable.code(where.value()))
        .orElse("the whole primary key");
    String order = pattern.orderBy().map(text -> ", order: " + MarkdownTable.code(text.value())).orElse("");
    return switch (pattern.operation()) {
      case CREATE, PUT, TRANSACT, BATCH_READ, BATCH_PUT, BATCH_DELETE -> "";
      case READ, COUNT, UPDATE, UPSERT, DELETE, CHECK -> "no key serves it yet: " + question + order;
    };
  }

  private static List<String> read(PatternModel pattern, KeyPlan key, ResultPlan result, EntityKeys keys) {
    List<String> notes = new ArrayList<>(List.of(consistency(pattern)));
    pattern.orderBy().ifPresent(order -> notes.add("order: " + MarkdownTable.code(order.value())));
    List<String> guards = UsedMemberships.of(keys, key).stream()
        .map(membership -> GuardText.text(membership.guard()))
        .toList();
    if (!guards.isEmpty() && !guards.contains("")) {
      notes.add((key.schema().isTable() ? "only items with " : "sparse index, only items with ")
          + guards.stream().distinct().map(MarkdownTable::code).collect(Collectors.joining(" or ")));
    }
    if (result instanceof ResultPlan.Partial partial && pattern.operation() != Operation.COUNT) {
      notes.add((partial.whole() ? "read out of the index and its keys: " : "partial record: ")
          + partial.components().stream()
          .map(source -> source.component().name())
          .collect(Collectors.joining(", ")));
    }
    if (keys.entity().ttl().isPresent()) {
      notes.add("expired items are left out");
    }
    return notes;
  }

  private static String consistency(PatternModel pattern) {
    return pattern.consistent() ? "strongly consistent" : "eventually consistent";
  }

  static List<String> suppressed(Set<String> suppressed) {
    List<String> codes = SuppressedCodes.of(suppressed);
    return codes.isEmpty() ? List.of() : List.of("suppressed: " + String.join(", ", codes));
  }

  private static String joined(List<String> notes) {
    return String.join("; ", notes);
  }
}
