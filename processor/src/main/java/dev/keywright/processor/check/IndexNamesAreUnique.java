package dev.keywright.processor.check;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.HashSet;
import java.util.Set;

/** No two indexes of a table have one name. */
final class IndexNamesAreUnique implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    Set<String> names = new HashSet<>();
    for (IndexModel index : table.indexes()) {
      if (!names.add(index.name())) {
        problems.error(Code.KW107, index.site().member("name"), """
            Table %s has another index named %s.
              Give each a name of its own.""".formatted(table.name(), index.name()));
      }
    }
  }
}
