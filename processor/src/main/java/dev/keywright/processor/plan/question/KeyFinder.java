package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Finds the key that answers a question of one entity: the table if it can, then local, then global indexes. */
public final class KeyFinder {

  private final TableModel table;
  private final EntityKeys keys;
  private final Problems problems;

  public KeyFinder(TableModel table, EntityKeys keys, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.problems = problems;
  }

  /** The first key that serves; otherwise the reasons of all are reported. */
  public Optional<Attempt.Served> find(PatternModel pattern, Question question) {
    List<Attempt.Lacking> lacking = new ArrayList<>();
    for (KeySchema schema : candidates(table, pattern)) {
      for (Attempt attempt : attempts(schema, question, pattern.consistent())) {
        if (attempt instanceof Attempt.Served served) {
          return Optional.of(served);
        }
        lacking.add((Attempt.Lacking) attempt);
      }
    }
    if (!lacking.isEmpty()) {
      new NoKeyReport(table, keys, problems).report(pattern, question, lacking);
    }
    return Optional.empty();
  }

  /** The pinned index alone, if the pattern pins one; none if that index is not declared, which a check reports. */
  static List<KeySchema> candidates(TableModel table, PatternModel pattern) {
    return KeySchema.all(table).stream()
        .filter(schema -> pattern.index().isEmpty()
            || schema.index().map(index -> index.name().equals(pattern.index().get().value())).orElse(false))
        .toList();
  }

  private List<Attempt> attempts(KeySchema schema, Question question, boolean consistent) {
    List<Membership> memberships = keys.memberships(schema);
    if (memberships.isEmpty()) {
      return List.of(new Attempt.Lacking(schema, List.of(new Lack(Lack.Kind.NO_TEMPLATE,
          keys.entity().type().simpleName() + " has no template on it."))));
    }
    return memberships.stream()
        .map(membership -> KeyTrial.of(membership, question, table.delimiter(), consistent))
        .toList();
  }
}
