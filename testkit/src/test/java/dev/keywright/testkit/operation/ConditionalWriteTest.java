package dev.keywright.testkit.operation;

import static dev.keywright.testkit.Tables.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.Tables;
import java.util.Map;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/** What a write says whose condition fails. */
class ConditionalWriteTest {

  private static final Map<String, AttributeValue> STORED = item("pk", "a", "sk", "s", "x", 1);

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final DynamoDbClient client = db.client();

  @BeforeEach
  void createTable() {
    Tables.create(client, "table");
    client.putItem(request -> request.tableName("table").item(STORED));
  }

  @AfterEach
  void close() {
    db.close();
  }

  private void put(ReturnValuesOnConditionCheckFailure returned) {
    client.putItem(request -> request.tableName("table").item(item("pk", "a", "sk", "s", "x", 2))
        .conditionExpression("attribute_not_exists(pk)").returnValuesOnConditionCheckFailure(returned));
  }

  private void update(String pk, ReturnValuesOnConditionCheckFailure returned) {
    client.updateItem(request -> request.tableName("table").key(item("pk", pk, "sk", "s"))
        .updateExpression("SET x = :two").conditionExpression("x = :two")
        .expressionAttributeValues(item(":two", 2)).returnValuesOnConditionCheckFailure(returned));
  }

  private void delete(ReturnValuesOnConditionCheckFailure returned) {
    client.deleteItem(request -> request.tableName("table").key(item("pk", "a", "sk", "s"))
        .conditionExpression("x = :two").expressionAttributeValues(item(":two", 2))
        .returnValuesOnConditionCheckFailure(returned));
  }

  private static void assertFails(ThrowingCallable write, Map<String, AttributeValue> item) {
    assertThatThrownBy(write).isInstanceOfSatisfying(ConditionalCheckFailedException.class, failure -> {
      assertThat(failure.item()).isEqualTo(item);
      assertThat(failure.hasItem()).isEqualTo(!item.isEmpty());
    });
  }

  @Test
  void theStoredItemIsShownIfAskedFor() {
    assertFails(() -> put(ReturnValuesOnConditionCheckFailure.ALL_OLD), STORED);
    assertFails(() -> update("a", ReturnValuesOnConditionCheckFailure.ALL_OLD), STORED);
    assertFails(() -> delete(ReturnValuesOnConditionCheckFailure.ALL_OLD), STORED);
    assertThat(client.scan(request -> request.tableName("table")).items()).containsExactly(STORED);
  }

  @Test
  void otherwiseItIsNot() {
    assertFails(() -> put(ReturnValuesOnConditionCheckFailure.NONE), Map.of());
    assertFails(() -> update("a", ReturnValuesOnConditionCheckFailure.NONE), Map.of());
    assertFails(() -> delete(ReturnValuesOnConditionCheckFailure.NONE), Map.of());
    assertFails(() -> put(null), Map.of());
    assertFails(() -> update("a", null), Map.of());
    assertFails(() -> delete(null), Map.of());
  }

  @Test
  void whereNoItemIsNoneIsShown() {
    assertFails(() -> update("nosuch", ReturnValuesOnConditionCheckFailure.ALL_OLD), Map.of());
  }
}
