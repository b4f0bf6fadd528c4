package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.TableModel;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * The key attributes of the table or of one of its indexes: a place where questions can be answered.
 *
 * @param index empty for the table
 */
public record KeySchema(Optional<IndexModel> index, List<String> partitionKey, List<String> sortKey) {

  public static KeySchema of(TableModel table) {
    return new KeySchema(Optional.empty(), List.of(table.partitionKey()), table.sortKey().stream().toList());
  }

  public static KeySchema of(IndexModel index) {
    return new KeySchema(Optional.of(index), index.partitionKey(), index.sortKey());
  }

  /** The table, its local, then its global indexes, each in declaration order: the planner's order of preference. */
  public static List<KeySchema> all(TableModel table) {
    Stream<KeySchema> local = table.indexes().stream().filter(IndexModel::local).map(KeySchema::of);
    Stream<KeySchema> global = table.indexes().stream().filter(index -> !index.local()).map(KeySchema::of);
    return Stream.concat(Stream.of(of(table)), Stream.concat(local, global)).toList();
  }

  public boolean isTable() {
    return index.isEmpty();
  }

  public boolean isGlobal() {
    return index.isPresent() && !index.get().local();
  }

  /** All key attributes, partition key first. */
  public List<String> attributes() {
    return Stream.concat(partitionKey.stream(), sortKey.stream()).distinct().toList();
  }

  /** For messages: {@code table} or {@code index GSI1}. */
  public String label() {
    return index.map(declared -> "index " + declared.name()).orElse("table");
  }
}
