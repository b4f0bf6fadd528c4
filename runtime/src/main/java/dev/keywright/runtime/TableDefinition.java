package dev.keywright.runtime;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/**
 * What a table is made of, as the annotations declare it: its name, its keys, its indexes, and the two attributes that
 * mean something to Keywright. A generated table gives it by {@code definition()}; everything that reads or writes the
 * table takes it from here. Immutable.
 *
 * <pre>{@code
 * client.createTable(ShopTable.definition().withName("shop-test").createTableRequest());
 * }</pre>
 *
 * @param name the table's name
 * @param partitionKey the partition key's attribute
 * @param sortKey the sort key's attribute, if the table has one
 * @param indexes in declaration order
 * @param typeAttribute the attribute that holds an item's entity, if one is stored
 * @param ttlAttribute the attribute that holds the time to live in epoch seconds, if an entity has one
 */
public record TableDefinition(String name, KeyAttribute partitionKey, Optional<KeyAttribute> sortKey,
    List<IndexDefinition> indexes, Optional<String> typeAttribute, Optional<String> ttlAttribute) {

  /** Keeps an own copy of the indexes. */
  public TableDefinition {
    indexes = List.copyOf(indexes);
  }

  /** A table with a partition key of that name and type, and nothing else yet. */
  public static TableDefinition of(String name, String partitionKey, ScalarAttributeType type) {
    return new TableDefinition(name, new KeyAttribute(partitionKey, type), Optional.empty(), List.of(), Optional.empty(),
        Optional.empty());
  }

  /** The same with a sort key. */
  public TableDefinition withSortKey(String attribute, ScalarAttributeType type) {
    return new TableDefinition(name, partitionKey, Optional.of(new KeyAttribute(attribute, type)), indexes,
        typeAttribute, ttlAttribute);
  }

  /** The same with one more index. */
  public TableDefinition withIndex(IndexDefinition index) {
    List<IndexDefinition> more = new ArrayList<>(indexes);
    more.add(index.local() ? index.withPartitionKey(partitionKey) : index);
    return new TableDefinition(name, partitionKey, sortKey, more, typeAttribute, ttlAttribute);
  }

  /** The same with a type attribute. */
  public TableDefinition withTypeAttribute(String attribute) {
    return new TableDefinition(name, partitionKey, sortKey, indexes, Optional.of(attribute), ttlAttribute);
  }

  /** The same with a time-to-live attribute. */
  public TableDefinition withTtlAttribute(String attribute) {
    return new TableDefinition(name, partitionKey, sortKey, indexes, typeAttribute, Optional.of(attribute));
  }

  /** The same under another name: {@code shop-prod} for {@code shop}. */
  public TableDefinition withName(String otherName) {
    return new TableDefinition(otherName, partitionKey, sortKey, indexes, typeAttribute, ttlAttribute);
  }

  /** The primary key's attributes, partition key first. */
  public List<KeyAttribute> keys() {
    return sortKey.map(sort -> List.of(partitionKey, sort)).orElse(List.of(partitionKey));
  }

  /**
   * The index of that name.
   *
   * @throws IllegalArgumentException if the table has none
   */
  public IndexDefinition index(String indexName) {
    for (IndexDefinition index : indexes) {
      if (index.name().equals(indexName)) {
        return index;
      }
    }
    throw new IllegalArgumentException("Table " + name + " has no index " + indexName);
  }

  /** The request that creates this table, billed by request. It does not enable the time to live, which is a call apart. */
  public CreateTableRequest createTableRequest() {
    CreateTableRequest.Builder request = CreateTableRequest.builder()
        .tableName(name)
        .billingMode(BillingMode.PAY_PER_REQUEST)
        .keySchema(KeySchemas.of(List.of(partitionKey), sortKey.map(List::of).orElse(List.of())))
        .attributeDefinitions(attributeDefinitions());
    List<GlobalSecondaryIndex> global = new ArrayList<>();
    List<LocalSecondaryIndex> local = new ArrayList<>();
    for (IndexDefinition index : indexes) {
      if (index.local()) {
        local.add(LocalSecondaryIndex.builder().indexName(index.name()).keySchema(index.keySchema())
            .projection(index.createdProjection()).build());
      } else {
        global.add(GlobalSecondaryIndex.builder().indexName(index.name()).keySchema(index.keySchema())
            .projection(index.createdProjection()).build());
      }
    }
    if (!global.isEmpty()) {
      request.globalSecondaryIndexes(global);
    }
    if (!local.isEmpty()) {
      request.localSecondaryIndexes(local);
    }
    return request.build();
  }

  private List<AttributeDefinition> attributeDefinitions() {
    Map<String, ScalarAttributeType> types = new LinkedHashMap<>();
    keys().forEach(key -> types.put(key.name(), key.type()));
    for (IndexDefinition index : indexes) {
      index.keys().forEach(key -> types.put(key.name(), key.type()));
    }
    List<AttributeDefinition> definitions = new ArrayList<>();
    types.forEach((attribute, type) ->
        definitions.add(AttributeDefinition.builder().attributeName(attribute).attributeType(type).build()));
    return definitions;
  }
}
