package dev.keywright.testkit.operation;

import static dev.keywright.testkit.Tables.definition;
import static dev.keywright.testkit.Tables.item;
import static dev.keywright.testkit.Tables.key;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.Tables;
import java.util.List;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexUpdate;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ListTablesResponse;
import software.amazon.awssdk.services.dynamodb.model.LocalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.Projection;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ResourceInUseException;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;
import software.amazon.awssdk.services.dynamodb.model.Tag;

class TableLifeTest {

  private static final Projection ALL = Projection.builder().projectionType(ProjectionType.ALL).build();

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final DynamoDbClient client = db.client();

  @AfterEach
  void close() {
    db.close();
  }

  private TableDescription described(String table) {
    return client.describeTable(request -> request.tableName(table)).table();
  }

  /** A request that creates "table" with the keys pk and sk, changed by {@code more}. */
  private void create(Consumer<CreateTableRequest.Builder> more) {
    client.createTable(request -> more.accept(request.tableName("table").billingMode("PAY_PER_REQUEST")
        .attributeDefinitions(definition("pk", ScalarAttributeType.S), definition("sk", ScalarAttributeType.S))
        .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE))));
  }

  private static GlobalSecondaryIndex global(String name, KeySchemaElement... keys) {
    return GlobalSecondaryIndex.builder().indexName(name).keySchema(keys).projection(ALL).build();
  }

  private static LocalSecondaryIndex local(String name, KeySchemaElement... keys) {
    return LocalSecondaryIndex.builder().indexName(name).keySchema(keys).projection(ALL).build();
  }

  @Test
  void tablesAreThereUntilTheyAreDeleted() {
    Tables.create(client, "table");
    client.putItem(request -> request.tableName("table").item(item("pk", "p", "sk", "s")));
    assertThat(described("table").tableStatus()).isEqualTo(TableStatus.ACTIVE);
    assertThat(described("table").itemCount()).isEqualTo(1);
    assertThat(described("table").tableSizeBytes()).isEqualTo(6);
    assertThatThrownBy(() -> Tables.create(client, "table")).isInstanceOf(ResourceInUseException.class)
        .hasMessageContaining("Table already exists: table");

    client.deleteTable(request -> request.tableName("table"));
    assertThatThrownBy(() -> described("table")).isInstanceOf(ResourceNotFoundException.class)
        .hasMessageContaining("Requested resource not found: Table: table not found");
    Tables.create(client, "table");
    assertThat(described("table").itemCount()).isZero();
  }

  @Test
  void namesAreListedInPages() {
    List.of("ccc", "aaa", "bbb").forEach(name -> Tables.create(client, name));

    ListTablesResponse first = client.listTables(request -> request.limit(2));
    assertThat(first.tableNames()).containsExactly("aaa", "bbb");
    assertThat(client.listTables(request -> request.exclusiveStartTableName(first.lastEvaluatedTableName()))
        .tableNames()).containsExactly("ccc");
    assertThat(client.listTables(request -> request.limit(3)).lastEvaluatedTableName()).isNull();
  }

  @Test
  void anIndexAddedLaterHoldsWhatIsThere() {
    Tables.create(client, "table");
    client.putItem(request -> request.tableName("table").item(item("pk", "p", "sk", "s", "g", "x")));
    client.putItem(request -> request.tableName("table").item(item("pk", "p", "sk", "t", "g", 7)));

    client.updateTable(request -> request.tableName("table")
        .attributeDefinitions(definition("g", ScalarAttributeType.S))
        .globalSecondaryIndexUpdates(GlobalSecondaryIndexUpdate.builder().create(create -> create.indexName("byG")
            .keySchema(key("g", KeyType.HASH)).projection(ALL)).build()));
    assertThat(described("table").globalSecondaryIndexes()).singleElement().satisfies(index -> {
      assertThat(index.indexStatus()).isEqualTo(IndexStatus.ACTIVE);
      assertThat(index.itemCount()).isEqualTo(1);
    });
    assertThat(client.scan(request -> request.tableName("table").indexName("byG")).items())
        .containsExactly(item("pk", "p", "sk", "s", "g", "x"));

    client.updateTable(request -> request.tableName("table").globalSecondaryIndexUpdates(
        GlobalSecondaryIndexUpdate.builder().delete(delete -> delete.indexName("byG")).build()));
    assertThat(described("table").hasGlobalSecondaryIndexes()).isFalse();
    assertThat(described("table").attributeDefinitions()).hasSize(2);
    assertThatThrownBy(() -> client.scan(request -> request.tableName("table").indexName("byG")))
        .hasMessageContaining("The table does not have the specified index: byG");
  }

  @Test
  void aProtectedTableIsNotDeleted() {
    create(request -> request.deletionProtectionEnabled(true));
    assertThatThrownBy(() -> client.deleteTable(request -> request.tableName("table")))
        .hasMessageContaining("protected against deletion");

    client.updateTable(request -> request.tableName("table").deletionProtectionEnabled(false));
    client.deleteTable(request -> request.tableName("table"));
    assertThat(client.listTables().tableNames()).isEmpty();
  }

  @Test
  void definitionsThatDoNotAgreeAreRefused() {
    assertThatThrownBy(() -> create(request -> request.keySchema(key("pk", KeyType.HASH))))
        .hasMessageContaining("Number of attributes in KeySchema does not exactly match");
    assertThatThrownBy(() -> create(request -> request.keySchema(key("sk", KeyType.RANGE), key("pk", KeyType.HASH))))
        .hasMessageContaining("The first KeySchemaElement is not a HASH key type");
    assertThatThrownBy(() -> create(request -> request.keySchema(key("pk", KeyType.HASH), key("xx", KeyType.RANGE))))
        .hasMessageContaining("Some index key attributes are not defined in AttributeDefinitions. Keys: [pk, xx],"
            + " AttributeDefinitions: [pk, sk]");
    assertThatThrownBy(() -> create(request -> request.globalSecondaryIndexes(
        global("same", key("sk", KeyType.HASH)), global("same", key("pk", KeyType.HASH)))))
        .hasMessageContaining("Duplicate index name: same");
    assertThatThrownBy(() -> create(request -> request.localSecondaryIndexes(
        local("local", key("sk", KeyType.HASH), key("pk", KeyType.RANGE)))))
        .hasMessageContaining("Index KeySchema does not have the same leading hash key as table KeySchema");
    assertThatThrownBy(() -> create(request -> request.billingMode("PROVISIONED")))
        .hasMessageContaining("ReadCapacityUnits and WriteCapacityUnits must both be specified");
    assertThat(client.listTables().tableNames()).isEmpty();
  }

  @Test
  void indexKeysHaveFourAttributesOfAKindAtMost() {
    KeySchemaElement[] five = {key("k1", KeyType.HASH), key("k2", KeyType.HASH), key("k3", KeyType.HASH),
        key("k4", KeyType.HASH), key("k5", KeyType.HASH)};
    assertThatThrownBy(() -> create(request -> request.attributeDefinitions(
        definition("pk", ScalarAttributeType.S), definition("sk", ScalarAttributeType.S),
        definition("k1", ScalarAttributeType.S), definition("k2", ScalarAttributeType.S),
        definition("k3", ScalarAttributeType.S), definition("k4", ScalarAttributeType.S),
        definition("k5", ScalarAttributeType.S)).globalSecondaryIndexes(global("wide", five))))
        .hasMessageContaining("more than 4 HASH");
  }

  @Test
  void tagsAreKeptByArn() {
    create(request -> request.tags(Tag.builder().key("team").value("one").build()));
    String arn = described("table").tableArn();

    client.tagResource(request -> request.resourceArn(arn).tags(
        Tag.builder().key("team").value("two").build(), Tag.builder().key("env").value("test").build()));
    client.untagResource(request -> request.resourceArn(arn).tagKeys("env"));

    assertThat(client.listTagsOfResource(request -> request.resourceArn(arn)).tags())
        .containsExactly(Tag.builder().key("team").value("two").build());
    assertThat(client.scan(request -> request.tableName(arn)).count()).isZero();
  }
}
