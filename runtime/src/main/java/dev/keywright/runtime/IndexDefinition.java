package dev.keywright.runtime;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * One secondary index of a table: its key attributes and what is projected into it. Part of a {@link TableDefinition}.
 * Immutable; each method answers a new definition.
 *
 * @param name the index's name
 * @param local whether it shares the table's partition key
 * @param partitionKeys one to four attributes; for a local index the table's partition key
 * @param sortKeys none to four attributes
 * @param projection what the index holds besides keys
 * @param included the attributes of an INCLUDE projection
 */
public record IndexDefinition(String name, boolean local, List<KeyAttribute> partitionKeys, List<KeyAttribute> sortKeys,
    ProjectionType projection, List<String> included) {

  /** Keeps own copies of the lists. */
  public IndexDefinition {
    partitionKeys = List.copyOf(partitionKeys);
    sortKeys = List.copyOf(sortKeys);
    included = List.copyOf(included);
  }

  /** A global secondary index that projects all attributes; its keys are added by the methods below. */
  public static IndexDefinition global(String name) {
    return new IndexDefinition(name, false, List.of(), List.of(), ProjectionType.ALL, List.of());
  }

  /** A local secondary index that projects all attributes; it has only a sort key of its own. */
  public static IndexDefinition local(String name) {
    return new IndexDefinition(name, true, List.of(), List.of(), ProjectionType.ALL, List.of());
  }

  /** Adds an attribute to the partition key. */
  public IndexDefinition partitionKey(String attribute, ScalarAttributeType type) {
    return new IndexDefinition(name, local, with(partitionKeys, attribute, type), sortKeys, projection, included);
  }

  /** Adds an attribute to the sort key. */
  public IndexDefinition sortKey(String attribute, ScalarAttributeType type) {
    return new IndexDefinition(name, local, partitionKeys, with(sortKeys, attribute, type), projection, included);
  }

  /** Projects the keys only. */
  public IndexDefinition keysOnly() {
    return new IndexDefinition(name, local, partitionKeys, sortKeys, ProjectionType.KEYS_ONLY, List.of());
  }

  /** Projects the keys and these attributes. */
  public IndexDefinition include(String... attributes) {
    return new IndexDefinition(name, local, partitionKeys, sortKeys, ProjectionType.INCLUDE, List.of(attributes));
  }

  /** All key attributes, partition keys first. */
  public List<KeyAttribute> keys() {
    List<KeyAttribute> keys = new ArrayList<>(partitionKeys);
    keys.addAll(sortKeys);
    return List.copyOf(keys);
  }

  IndexDefinition withPartitionKey(KeyAttribute key) {
    return new IndexDefinition(name, local, List.of(key), sortKeys, projection, included);
  }

  List<KeySchemaElement> keySchema() {
    return KeySchemas.of(partitionKeys, sortKeys);
  }

  Projection createdProjection() {
    Projection.Builder built = Projection.builder().projectionType(projection);
    return projection == ProjectionType.INCLUDE ? built.nonKeyAttributes(included).build() : built.build();
  }

  private static List<KeyAttribute> with(List<KeyAttribute> keys, String attribute, ScalarAttributeType type) {
    List<KeyAttribute> more = new ArrayList<>(keys);
    more.add(new KeyAttribute(attribute, type));
    return more;
  }
}
