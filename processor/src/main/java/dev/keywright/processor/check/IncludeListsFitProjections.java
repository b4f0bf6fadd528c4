package dev.keywright.processor.check;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.HashSet;
import java.util.Set;

/** An index lists attributes to include if, and only if, its projection is INCLUDE, and each once. */
final class IncludeListsFitProjections implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    for (IndexModel index : table.indexes()) {
      boolean includes = index.projection() == ProjectionKind.INCLUDE;
      if (includes && index.include().isEmpty()) {
        problems.error(Code.KW107, index.site().member("projection"), """
            Index %s has projection INCLUDE and includes nothing.
              List stored names: include = {"email"}, or use KEYS_ONLY.""".formatted(index.name()));
      }
      if (!includes && !index.include().isEmpty()) {
        problems.error(Code.KW107, index.site().member("include"), """
            Index %s lists attributes to include, but its projection is %s.
              Add projection = Projection.INCLUDE, or leave the list out."""
            .formatted(index.name(), index.projection()));
      }
      Set<String> names = new HashSet<>();
      for (String name : index.include()) {
        if (!names.add(name)) {
          problems.error(Code.KW107, index.site().member("include"),
              "Index %s includes %s twice.".formatted(index.name(), name));
        }
      }
    }
  }
}
