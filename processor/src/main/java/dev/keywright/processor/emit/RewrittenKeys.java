package dev.keywright.processor.emit;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.write.KeyChange;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which built key attributes an update rewrites or removes, in words. */
final class RewrittenKeys {
  private final TableModel table;
  private final List<KeyChange> changes;

  RewrittenKeys(TableModel table, PatternPlan.Update update) {
    this.table = table;
    this.changes = update.keyChanges();
  }

  /** A sentence; empty where no key is concerned. */
  Optional<String> text() {
    if (changes.isEmpty()) {
      return Optional.empty();
    }
    String attributes = changes.stream()
        .map(change -> DocComment.code(change.attribute()) + fate(change))
        .collect(Collectors.joining(", "));
    String indexes = KeySchema.all(table).stream()
        .filter(schema -> changes.stream().anyMatch(change -> schema.attributes().contains(change.attribute())))
        .flatMap(schema -> schema.index().stream())
        .map(index -> DocComment.code(index.name()))
        .collect(Collectors.joining(", "));
    return Optional.of("Keeps " + indexes + " true: rewrites " + attributes + ".");
  }

  private static String fate(KeyChange change) {
    if (change.variants().isEmpty()) {
      return " (removed)";
    }
    return change.mayRemove() ? " (or removes it)" : "";
  }
}
