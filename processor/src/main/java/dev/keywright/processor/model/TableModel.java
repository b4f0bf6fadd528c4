package dev.keywright.processor.model;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * A table interface and all it reaches, as written.
 *
 * @param type the annotated interface
 * @param sortKey empty: the table has none
 * @param typeAttribute empty: none is stored
 * @param sealed whether the interface is sealed, so that collections can be switched over exhaustively
 */
public record TableModel(
    TypeRef type,
    boolean isPublic,
    String name,
    String partitionKey,
    Optional<String> sortKey,
    Optional<String> typeAttribute,
    char delimiter,
    Naming naming,
    List<IndexModel> indexes,
    List<EntityModel> entities,
    List<NestedRecord> nestedRecords,
    List<SealedModel> sealedTypes,
    List<PatternModel> patterns,
    boolean sealed,
    Set<String> suppressed,
    Site site) {

  public TableModel {
    indexes = List.copyOf(indexes);
    entities = List.copyOf(entities);
    nestedRecords = List.copyOf(nestedRecords);
    sealedTypes = List.copyOf(sealedTypes);
    patterns = List.copyOf(patterns);
    suppressed = Set.copyOf(suppressed);
  }

  public Optional<IndexModel> index(String indexName) {
    return indexes.stream().filter(index -> index.name().equals(indexName)).findFirst();
  }

  public Optional<NestedRecord> nestedRecord(TypeRef recordType) {
    return nestedRecords.stream().filter(nested -> nested.type().equals(recordType)).findFirst();
  }
}
