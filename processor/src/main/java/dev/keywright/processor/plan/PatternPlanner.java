package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Optional;

/** Plans the patterns of one entity, each by the planner of its kind. */
final class PatternPlanner {

  private final EntityKeys keys;
  private final Problems problems;
  private final Names names;
  private final ReadPlanner reads;
  private final WritePlanner writes;

  PatternPlanner(TableModel table, EntityKeys keys, List<UniquePlan> uniques, Problems problems) {
    this.keys = keys;
    this.problems = problems;
    this.names = new Names(table);
    this.reads = new ReadPlanner(table, keys, problems);
    this.writes = new WritePlanner(table, keys, uniques, problems);
  }

  Optional<PatternPlan> plan(PatternModel pattern) {
    return switch (pattern.operation()) {
      case CREATE, PUT -> Optional.of(new PatternPlan.Store(pattern, new Signature(pattern.name().value(), List.of())));
      case READ, COUNT -> reads.plan(pattern);
      case DELETE -> pattern.where().isEmpty() || reads.isWholeKey(pattern) ? writes.plan(pattern) : reads.plan(pattern);
      case UPDATE, CHECK -> writes.plan(pattern);
      case UPSERT -> isPossible(pattern) ? writes.plan(pattern) : Optional.empty();
      case BATCH_READ, BATCH_DELETE -> batch(pattern, "keys", names.key(keys.entity()));
      case BATCH_PUT -> batch(pattern, "items", keys.entity().type());
      case TRANSACT -> misplaced(pattern);
    };
  }

  private static Optional<PatternPlan> batch(PatternModel pattern, String parameter, TypeRef type) {
    return Optional.of(new PatternPlan.Batch(pattern, new Signature(pattern.name().value(), List.of(
        new Signature.Parameter(parameter, new ValueType.RecordType(type), Signature.Shape.MANY)))));
  }

  /** Whether a claim could be known before the item is: an UPSERT does not read it. */
  private boolean isPossible(PatternModel pattern) {
    EntityModel entity = keys.entity();
    if (entity.uniques().isEmpty()) {
      return true;
    }
    problems.error(Code.KW309, pattern.site("operation"), "An UPSERT does not know whether it makes or changes its item, so it"
        + " cannot claim " + entity.uniques().get(0).name() + ", which is @Unique. Write a CREATE and an UPDATE, or a PUT.");
    return false;
  }

  private Optional<PatternPlan> misplaced(PatternModel pattern) {
    problems.error(Code.KW309, pattern.site("operation"), "A TRANSACT does several writes, so \"" + pattern.name()
        + "\" belongs on the table interface, with steps = {\"" + keys.entity().type().simpleName() + ".place\", ...}.");
    return Optional.empty();
  }
}
