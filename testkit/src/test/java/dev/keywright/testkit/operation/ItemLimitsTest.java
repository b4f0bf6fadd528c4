package dev.keywright.testkit.operation;

import static dev.keywright.testkit.Tables.definition;
import static dev.keywright.testkit.Tables.item;
import static dev.keywright.testkit.Tables.key;
import static dev.keywright.testkit.Tables.n;
import static dev.keywright.testkit.Tables.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.Tables;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

class ItemLimitsTest {

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final DynamoDbClient client = db.client();

  @BeforeEach
  void createTable() {
    Tables.create(client, "table");
  }

  @AfterEach
  void close() {
    db.close();
  }

  private void put(Map<String, AttributeValue> item) {
    client.putItem(request -> request.tableName("table").item(item));
  }

  @Test
  void itemsHoldUpTo400Kb() {
    int room = 400 * 1024 - "pk".length() - "p".length() - "sk".length() - "s".length() - "x".length();

    assertThatCode(() -> put(item("pk", "p", "sk", "s", "x", "y".repeat(room)))).doesNotThrowAnyException();
    assertThatThrownBy(() -> put(item("pk", "p", "sk", "s", "x", "y".repeat(room + 1))))
        .hasMessageContaining("Item size has exceeded the maximum allowed size");
    assertThatThrownBy(() -> client.updateItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s"))
        .updateExpression("SET z = :z").expressionAttributeValues(item(":z", "z"))))
        .hasMessageContaining("Item size to update has exceeded the maximum allowed size");
  }

  @Test
  void keysAreMeasuredInBytes() {
    assertThatCode(() -> put(item("pk", "é".repeat(1024), "sk", "é".repeat(512)))).doesNotThrowAnyException();
    assertThatThrownBy(() -> put(item("pk", "é".repeat(1024) + "x", "sk", "s")))
        .hasMessageContaining("Size of hashkey has exceeded the maximum size limit of2048 bytes");
    assertThatThrownBy(() -> put(item("pk", "p", "sk", "é".repeat(512) + "x")))
        .hasMessageContaining("Aggregated size of all range keys has exceeded the size limit of 1024 bytes");
  }

  @Test
  void keysMustBeThereAndWellTyped() {
    assertThatThrownBy(() -> put(item("pk", "p"))).hasMessageContaining("Missing the key sk in the item");
    assertThatThrownBy(() -> put(item("pk", "p", "sk", 1)))
        .hasMessageContaining("Type mismatch for key sk expected: S actual: N");
    assertThatThrownBy(() -> put(item("pk", "", "sk", "s")))
        .hasMessageContaining("The AttributeValue for a key attribute cannot contain an empty string value. Key: pk");
    assertThatThrownBy(() -> client.getItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s",
        "x", "y")))).hasMessageContaining("The provided key element does not match the schema");
  }

  @ParameterizedTest
  @CsvSource({"1.0, 1", "-0.0, 0", "1E2, 100", "+5, 5", ".5, 0.5", "1e-2, 0.01", "00012.3400, 12.34"})
  void numbersComeBackCanonical(String given, String stored) {
    put(item("pk", "p", "sk", "s", "x", n(given)));

    assertThat(client.getItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s"))).item())
        .containsEntry("x", n(stored));
  }

  @ParameterizedTest
  @CsvSource({
      "123456789012345678901234567890123456789, more than 38 significant digits",
      "1E126, magnitude larger than supported range", "1E-131, magnitude smaller than supported range",
      "1E999999999999, magnitude larger", "1E-999999999999, magnitude smaller",
      "abc, cannot be converted to a numeric value: abc", "1_000, cannot be converted",
      "NaN, cannot be converted to a numeric value: NaN", "0x1F, cannot be converted"})
  void numbersBeyondTheLimitsAreRefused(String number, String message) {
    assertThatThrownBy(() -> put(item("pk", "p", "sk", "s", "x", n(number)))).hasMessageContaining(message);
  }

  @Test
  void aNumberNeverBecomesLonger() {
    put(item("pk", "p", "sk", "s", "x", n("0." + "0".repeat(129) + "1")));

    assertThat(client.getItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s"))).item().get("x")
        .n()).isEqualTo("0." + "0".repeat(129) + "1");
  }

  @Test
  void documentsNestThirtyTwoTimes() {
    assertThatCode(() -> put(item("pk", "p", "sk", "s", "x", nested(32)))).doesNotThrowAnyException();
    assertThatThrownBy(() -> put(item("pk", "p", "sk", "s", "x", nested(33))))
        .hasMessageContaining("Nesting Levels have exceeded supported limits");
  }

  private static AttributeValue nested(int levels) {
    AttributeValue value = s("innermost");
    for (int level = 0; level < levels; level++) {
      value = AttributeValue.fromL(List.of(value));
    }
    return value;
  }

  @Test
  void mistypedIndexKeysAreRefusedAndMissingOnesAreNot() {
    client.createTable(request -> request.tableName("indexed")
        .attributeDefinitions(definition("pk", ScalarAttributeType.S), definition("when", ScalarAttributeType.N))
        .keySchema(key("pk", KeyType.HASH)).billingMode("PAY_PER_REQUEST")
        .globalSecondaryIndexes(GlobalSecondaryIndex.builder().indexName("byWhen")
            .keySchema(key("when", KeyType.HASH))
            .projection(projection -> projection.projectionType(ProjectionType.ALL)).build()));

    assertThatThrownBy(() -> client.putItem(request -> request.tableName("indexed").item(
        item("pk", "p", "when", "now"))))
        .hasMessageContaining("Type mismatch for Index Key when Expected: N Actual: S IndexName: byWhen");
    assertThatThrownBy(() -> client.updateItem(request -> request.tableName("indexed").key(item("pk", "p"))
        .updateExpression("SET #w = :w").expressionAttributeNames(Map.of("#w", "when"))
        .expressionAttributeValues(item(":w", "now"))))
        .hasMessageContaining("Type mismatch for Index Key");
    assertThatThrownBy(() -> client.updateItem(request -> request.tableName("indexed").key(item("pk", "p"))
        .updateExpression("SET #w = pk").expressionAttributeNames(Map.of("#w", "when"))))
        .hasMessageContaining("The provided expression refers to an attribute that does not exist in the item");
    client.putItem(request -> request.tableName("indexed").item(item("pk", "q")));
    assertThatThrownBy(() -> client.updateItem(request -> request.tableName("indexed").key(item("pk", "q"))
        .updateExpression("SET #w = pk").expressionAttributeNames(Map.of("#w", "when"))))
        .hasMessageContaining("attempted to update the secondary index key to unsupported type");
    client.putItem(request -> request.tableName("indexed").item(item("pk", "p")));
    assertThat(client.scan(request -> request.tableName("indexed").indexName("byWhen")).items()).isEmpty();
    assertThat(client.scan(request -> request.tableName("indexed")).items()).hasSize(2);
  }
}
