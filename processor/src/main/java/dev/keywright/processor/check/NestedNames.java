package dev.keywright.processor.check;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The types that are nested in a repository and named after patterns, capitalised: records of partial reads, builders of
 * patches. A part of {@link GeneratedNamesAreFree}.
 */
final class NestedNames {
  private final TableModel table;
  private final EntityModel entity;
  private final Problems problems;

  NestedNames(TableModel table, EntityModel entity, Problems problems) {
    this.table = table;
    this.entity = entity;
    this.problems = problems;
  }

  void check() {
    Names names = new Names(table);
    List<String> enclosing =
        List.of(names.repository(entity).simpleName(), names.operations(entity).simpleName());
    Map<String, PatternModel> taken = new LinkedHashMap<>();
    for (PatternModel pattern : entity.patterns()) {
      String nested = Names.partialName(pattern.name().value());
      if (!mayNest(pattern)) {
        continue;
      }
      PatternModel other = taken.putIfAbsent(nested, pattern);
      if (other != null && !other.name().value().equals(pattern.name().value())) {
        report(pattern, nested, "that of \"" + other.name() + "\"");
      } else if (enclosing.contains(nested)) {
        report(pattern, nested, "the class that it is nested in");
      }
    }
  }

  /** Whether the pattern's results or its builder may need a type of their own. */
  private boolean mayNest(PatternModel pattern) {
    boolean partly = pattern.operation() == Operation.READ
        && table.indexes().stream().anyMatch(index -> index.projection() != ProjectionKind.ALL);
    return partly || !pattern.clauses().project().isEmpty() || !pattern.clauses().patch().isEmpty();
  }

  private void report(PatternModel pattern, String nested, String taken) {
    problems.error(Code.KW106, pattern.name().site(), """
        The access pattern "%s" would make a type %s in the repository of %s, but that is %s.
          Choose another name.""".formatted(pattern.name(), nested, entity.type().simpleName(), taken));
  }
}
