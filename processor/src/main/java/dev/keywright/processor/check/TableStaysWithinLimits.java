package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table has at most 20 global and 5 local indexes, each half of an index key at most four attributes, and the INCLUDE
 * lists of all indexes together at most 100 attributes, counting the type and time-to-live attributes that Keywright
 * adds.
 */
final class TableStaysWithinLimits implements Check {

  private static final int GLOBAL_INDEXES = 20;
  private static final int LOCAL_INDEXES = 5;
  private static final int KEY_ATTRIBUTES = 4;
  private static final int INCLUDED_ATTRIBUTES = 100;

  @Override
  public void check(TableModel table, Problems problems) {
    checkCount("global", table.indexes().stream().filter(index -> !index.local()).toList(), GLOBAL_INDEXES, problems);
    checkCount("local", table.indexes().stream().filter(IndexModel::local).toList(), LOCAL_INDEXES, problems);
    for (IndexModel index : table.indexes()) {
      checkHalf(index, "partitionKey", index.partitionKey(), problems);
      checkHalf(index, "sortKey", index.sortKey(), problems);
    }
    checkIncluded(table, problems);
  }

  private static void checkCount(String kind, List<IndexModel> indexes, int limit, Problems problems) {
    if (indexes.size() > limit) {
      problems.error(Code.KW107, indexes.get(limit).site(), """
          Index %s is %s index number %d; DynamoDB allows %d per table.
            Let several questions share an index: entities of different kinds can have their own templates in one."""
          .formatted(indexes.get(limit).name(), kind, limit + 1, limit));
    }
  }

  private static void checkHalf(IndexModel index, String half, List<String> attributes, Problems problems) {
    if (attributes.size() > KEY_ATTRIBUTES) {
      problems.error(Code.KW107, index.site().member(half), """
          Index %s has %d attributes in its %s; DynamoDB allows %d.
            Compose several components in one template: "{first}#{second}"."""
          .formatted(index.name(), attributes.size(), half, KEY_ATTRIBUTES));
    }
  }

  private static void checkIncluded(TableModel table, Problems problems) {
    int included = 0;
    for (IndexModel index : table.indexes()) {
      int before = included;
      included += included(table, index).size();
      if (before <= INCLUDED_ATTRIBUTES && included > INCLUDED_ATTRIBUTES) {
        problems.error(Code.KW107, index.site().member("include"), """
            With index %s the INCLUDE lists of table %s have %d attributes; DynamoDB allows %d over all indexes.
              Let one index project ALL, or include less."""
            .formatted(index.name(), table.name(), included, INCLUDED_ATTRIBUTES));
      }
    }
  }

  private static Set<String> included(TableModel table, IndexModel index) {
    Set<String> names = new LinkedHashSet<>();
    if (index.projection() == ProjectionKind.INCLUDE) {
      names.addAll(index.include());
      table.typeAttribute().ifPresent(names::add);
      table.entities().stream().map(EntityModel::ttl).flatMap(Optional::stream)
          .map(ComponentModel::storedName).forEach(names::add);
      List.<Collection<String>>of(index.partitionKey(), index.sortKey(), List.of(table.partitionKey()),
          table.sortKey().stream().toList()).forEach(names::removeAll);
    }
    return names;
  }
}
