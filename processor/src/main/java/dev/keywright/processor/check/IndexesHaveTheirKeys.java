package dev.keywright.processor.check;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;

/** A global index has a partition key; a local index has one sort key attribute, and its table a sort key. */
final class IndexesHaveTheirKeys implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    for (IndexModel index : table.indexes()) {
      if (index.local()) {
        checkLocal(table, index, problems);
      } else if (index.partitionKey().isEmpty()) {
        problems.error(Code.KW107, index.site(), """
            Index %s has a sort key but no partition key.
              Give it partitionKey too; leave both out for %sPK and %sSK; or make it local to share the table's."""
            .formatted(index.name(), index.name(), index.name()));
      }
    }
  }

  private static void checkLocal(TableModel table, IndexModel index, Problems problems) {
    if (table.sortKey().isEmpty()) {
      problems.error(Code.KW107, index.site().member("local"), """
          Index %s is local, but table %s has no sort key, and then DynamoDB allows no local index.
            Make it a global index, or give the table a sort key."""
          .formatted(index.name(), table.name()));
    } else if (index.sortKey().size() != 1) {
      problems.error(Code.KW107, index.site().member("sortKey"), """
          Index %s is local and has %d sort key attributes; DynamoDB asks for one.""".formatted(
          index.name(), index.sortKey().size()));
    }
  }
}
