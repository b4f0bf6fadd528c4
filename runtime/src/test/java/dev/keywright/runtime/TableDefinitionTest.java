package dev.keywright.runtime;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.B;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.N;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.S;

import dev.keywright.testkit.LocalDynamoDb;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

class TableDefinitionTest {
  private static final TableDefinition ORDERS = TableDefinition.of("orders", "pk", S)
      .withSortKey("sk", N)
      .withIndex(IndexDefinition.global("inverted").partitionKey("sk", N).sortKey("pk", S).keysOnly())
      .withIndex(IndexDefinition.local("by-hash").sortKey("hash", B).include("a", "b"))
      .withIndex(IndexDefinition.global("wide").partitionKey("p1", S).partitionKey("p2", N).sortKey("s1", S)
          .sortKey("s2", B))
      .withTypeAttribute("type");

  private static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  @Test
  void becomesACreateTableRequest() {
    CreateTableRequest request = ORDERS.withName("orders-test").createTableRequest();
    assertThat(request.tableName()).isEqualTo("orders-test");
    assertThat(request.billingMode()).isEqualTo(BillingMode.PAY_PER_REQUEST);
    assertThat(request.keySchema()).containsExactly(key("pk", KeyType.HASH), key("sk", KeyType.RANGE));
    assertThat(request.attributeDefinitions()).extracting(AttributeDefinition::attributeName)
        .containsExactly("pk", "sk", "hash", "p1", "p2", "s1", "s2");
    assertThat(request.globalSecondaryIndexes()).hasSize(2);
    assertThat(request.globalSecondaryIndexes().get(0).projection().projectionType()).isEqualTo(ProjectionType.KEYS_ONLY);
    assertThat(request.globalSecondaryIndexes().get(1).keySchema()).containsExactly(key("p1", KeyType.HASH),
        key("p2", KeyType.HASH), key("s1", KeyType.RANGE), key("s2", KeyType.RANGE));
    assertThat(request.localSecondaryIndexes().get(0).keySchema())
        .containsExactly(key("pk", KeyType.HASH), key("hash", KeyType.RANGE));
    assertThat(request.localSecondaryIndexes().get(0).projection().nonKeyAttributes()).containsExactly("a", "b");
  }

  @Test
  void isTakenByDynamoDb() {
    try (LocalDynamoDb db = LocalDynamoDb.start()) {
      db.client().createTable(ORDERS.createTableRequest());
      db.client().createTable(TableDefinition.of("simple", "id", N).createTableRequest());
      assertThat(db.client().listTables().tableNames()).containsExactly("orders", "simple");
    }
  }

  @Test
  void knowsItsIndexes() {
    assertThat(ORDERS.index("by-hash").keys()).extracting(KeyAttribute::name).containsExactly("pk", "hash");
    assertThatThrownBy(() -> ORDERS.index("other")).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Table orders has no index other");
  }
}
