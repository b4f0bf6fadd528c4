package dev.keywright.processor.check;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** Each pattern of a record, or of the table, has a name of its own: it becomes a method, a page token and a chart row. */
public final class MethodsAreDistinct implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    table.entities().forEach(entity -> check(entity.type().simpleName(), entity.patterns(), problems));
    check(table.type().simpleName(), table.patterns(), problems);
  }

  private static void check(String owner, List<PatternModel> patterns, Problems problems) {
    Set<String> names = new HashSet<>();
    for (PatternModel pattern : patterns) {
      if (!names.add(pattern.name().value())) {
        problems.error(Code.KW310, pattern.name().site(), owner + " has two access patterns named \"" + pattern.name()
            + "\". Each becomes a method and a row of the chart; give them names of their own.");
      }
    }
  }
}
