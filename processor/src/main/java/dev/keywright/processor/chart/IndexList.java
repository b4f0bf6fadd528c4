package dev.keywright.processor.chart;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;

/** What stands below the entity chart: the indexes, the time to live, the warnings that are suppressed. */
final class IndexList {

  private IndexList() {}

  static String of(Inventory inventory) {
    StringBuilder text = new StringBuilder();
    if (!inventory.table().indexes().isEmpty()) {
      MarkdownTable indexes = new MarkdownTable(List.of("Index", "Kind", "Partition key", "Sort key", "Holds"));
      inventory.table().indexes().forEach(index -> indexes.row(row(index)));
      text.append("\n").append(indexes);
    }
    inventory.ttlAttribute().ifPresent(attribute -> text.append("\nTime to live: ")
        .append(MarkdownTable.code(attribute)).append(", a number of epoch seconds.\n"));
    StringBuilder suppressed = new StringBuilder(suppressed("the table", inventory.table().suppressed()));
    for (EntityModel entity : inventory.table().entities()) {
      suppressed.append(suppressed(MarkdownTable.text(entity.name()), entity.suppressed()));
    }
    return suppressed.isEmpty() ? text.toString() : text + "\nSuppressed warnings:\n\n" + suppressed;
  }

  private static List<String> row(IndexModel index) {
    return List.of(MarkdownTable.text(index.name()), index.local() ? "local" : "global",
        MarkdownTable.text(String.join(", ", index.partitionKey())),
        MarkdownTable.text(String.join(", ", index.sortKey())),
        switch (index.projection()) {
          case ALL -> "all attributes";
          case KEYS_ONLY -> "keys only";
          case INCLUDE -> MarkdownTable.text("keys, " + String.join(", ", index.include()));
        });
  }

  private static String suppressed(String who, Set<String> warnings) {
    List<String> codes = SuppressedCodes.of(warnings);
    return codes.isEmpty() ? "" : "- " + who + ": " + codes.stream().collect(Collectors.joining(", ")) + "\n";
  }
}
