package dev.keywright.processor.read;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;

/** Reads {@code @Table(indexes)} and fills in what {@code @Index} leaves to defaults. */
final class IndexReader {

  private final String tablePartitionKey;
  private final Problems problems;

  IndexReader(String tablePartitionKey, Problems problems) {
    this.tablePartitionKey = tablePartitionKey;
    this.problems = problems;
  }

  List<IndexModel> readAll(AnnotationView table) {
    List<IndexModel> indexes = new ArrayList<>();
    for (AnnotationView index : table.annotations("indexes")) {
      indexes.add(read(index));
    }
    return indexes;
  }

  private IndexModel read(AnnotationView index) {
    String name = index.string("name");
    boolean local = index.flag("local");
    List<String> partitionKey = index.strings("partitionKey");
    List<String> sortKey = index.strings("sortKey");
    boolean bothLeftOut = partitionKey.isEmpty() && sortKey.isEmpty();
    if (local) {
      requireTablesPartitionKey(name, partitionKey, index);
      partitionKey = List.of(tablePartitionKey);
    } else if (bothLeftOut) {
      partitionKey = List.of(name + "PK");
    }
    if (bothLeftOut) {
      sortKey = List.of(name + "SK");
    }
    return new IndexModel(name, partitionKey, sortKey, local, ProjectionKind.valueOf(index.constant("projection")),
        index.strings("include"), index.site());
  }

  private void requireTablesPartitionKey(String name, List<String> written, AnnotationView index) {
    if (!written.isEmpty() && !written.equals(List.of(tablePartitionKey))) {
      problems.error(Code.KW107, index.site().member("partitionKey"), """
          Index %s is local, so its partition key is the table's, %s, and not %s.
            Leave partitionKey out, or local."""
          .formatted(name, tablePartitionKey, String.join(", ", written)));
    }
  }
}
