package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;

/** BatchWriteItem knows no conditions, so it can keep neither a version nor a unique value true. */
public final class BatchesBreakNoGuard implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    for (EntityModel entity : table.entities()) {
      for (PatternModel pattern : entity.patterns()) {
        if (pattern.operation() == Operation.BATCH_PUT || pattern.operation() == Operation.BATCH_DELETE) {
          check(entity, pattern, problems);
        }
      }
    }
  }

  private static void check(EntityModel entity, PatternModel pattern, Problems problems) {
    boolean versioned = entity.version().isPresent();
    if (!versioned && entity.uniques().isEmpty()) {
      return;
    }
    String component = versioned ? entity.version().get().name() : entity.uniques().get(0).name();
    problems.error(Code.KW319, pattern.site("operation"), "The " + pattern.operation() + " \"" + pattern.name()
        + "\" would break what " + entity.type().simpleName() + " promises of " + component + " ("
        + (versioned ? "@Version" : "@Unique") + "): DynamoDB's BatchWriteItem knows no conditions. Write items one by one,"
        + " or up to 100 of them in a TRANSACT.");
  }
}
