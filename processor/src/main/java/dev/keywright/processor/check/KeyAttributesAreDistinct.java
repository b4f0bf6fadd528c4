package dev.keywright.processor.check;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.HashSet;
import java.util.Set;

/** No key names an attribute twice, and the type attribute is not part of the table's key. */
final class KeyAttributesAreDistinct implements Check {

  @Override
  public void check(TableModel table, Problems problems) {
    Set<String> primaryKey = new HashSet<>(Set.of(table.partitionKey()));
    table.sortKey().filter(name -> !primaryKey.add(name)).ifPresent(name -> problems.error(Code.KW107,
        table.site().member("sortKey"),
        "Table %s has %s as partition key and as sort key.\n  Name two attributes.".formatted(table.name(), name)));
    table.typeAttribute().filter(primaryKey::contains).ifPresent(name -> problems.error(Code.KW107,
        table.site().member("typeAttribute"), """
            Table %s has %s as type attribute and in its key.
              Name another attribute, or none: typeAttribute = ""\
            """.formatted(table.name(), name)));
    for (IndexModel index : table.indexes()) {
      Set<String> names = new HashSet<>();
      index.partitionKey().forEach(name -> check(index, name, "partitionKey", names, problems));
      index.sortKey().forEach(name -> check(index, name, "sortKey", names, problems));
    }
  }

  private static void check(IndexModel index, String name, String half, Set<String> names, Problems problems) {
    if (!names.add(name)) {
      Site site = index.site().member(half);
      problems.error(Code.KW107, site, "Index %s has the key attribute %s twice.".formatted(index.name(), name));
    }
  }
}
