package dev.keywright.testkit.transactions;

import static dev.keywright.testkit.Tables.item;
import static dev.keywright.testkit.Tables.put;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.MovableClock;
import dev.keywright.testkit.Tables;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.IdempotentParameterMismatchException;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

class TransactionsTest {

  private final MovableClock clock = new MovableClock(Instant.parse("2026-01-01T00:00:00Z"));
  private final LocalDynamoDb db = LocalDynamoDb.start(clock);
  private final DynamoDbClient client = db.client();

  @BeforeEach
  void createTable() {
    Tables.create(client, "table");
  }

  @AfterEach
  void close() {
    db.close();
  }

  private static Map<String, AttributeValue> at(String pk) {
    return item("pk", pk, "sk", "s");
  }

  private static TransactWriteItem update(String pk, String expression, Map<String, AttributeValue> values) {
    return TransactWriteItem.builder().update(update -> update.tableName("table").key(at(pk))
        .updateExpression(expression).expressionAttributeValues(values.isEmpty() ? null : values)).build();
  }

  private static TransactWriteItem check(String pk, String condition, ReturnValuesOnConditionCheckFailure returned) {
    return TransactWriteItem.builder().conditionCheck(check -> check.tableName("table").key(at(pk))
        .conditionExpression(condition).returnValuesOnConditionCheckFailure(returned)).build();
  }

  private void write(TransactWriteItem... items) {
    client.transactWriteItems(request -> request.transactItems(items));
  }

  private int count() {
    return client.scan(request -> request.tableName("table")).count();
  }

  @Test
  void allIsDoneOrNothing() {
    write(put("table", at("a")), put("table", at("b")));
    assertThat(count()).isEqualTo(2);

    assertThatThrownBy(() -> write(put("table", at("c")), check("nosuch", "attribute_exists(pk)", null)))
        .isInstanceOf(TransactionCanceledException.class);
    assertThat(count()).isEqualTo(2);
  }

  @Test
  void reasonsStandInTheirActionsPlace() {
    client.putItem(request -> request.tableName("table").item(item("pk", "a", "sk", "s", "x", "text")));

    assertThatThrownBy(() -> write(
        check("a", "attribute_not_exists(pk)", ReturnValuesOnConditionCheckFailure.ALL_OLD),
        put("table", at("b")),
        check("nosuch", "attribute_exists(pk)", ReturnValuesOnConditionCheckFailure.ALL_OLD),
        update("c", "SET y = x", Map.of())))
        .isInstanceOfSatisfying(TransactionCanceledException.class, failure -> {
          assertThat(failure.cancellationReasons()).extracting(reason -> reason.code()).containsExactly(
              "ConditionalCheckFailed", "None", "ConditionalCheckFailed", "ValidationError");
          assertThat(failure.cancellationReasons().get(0).item()).containsEntry("x", Tables.s("text"));
          assertThat(failure.cancellationReasons().get(2).item()).isEmpty();
          assertThat(failure.cancellationReasons().get(3).message())
              .isEqualTo("The provided expression refers to an attribute that does not exist in the item");
        });
  }

  @Test
  void everyKindOfActionShowsTheItemItFoundIfAskedTo() {
    ReturnValuesOnConditionCheckFailure allOld = ReturnValuesOnConditionCheckFailure.ALL_OLD;
    for (String pk : List.of("a", "b", "c", "d")) {
      client.putItem(request -> request.tableName("table").item(item("pk", pk, "sk", "s", "x", pk)));
    }
    Map<String, AttributeValue> value = item(":x", "other");

    assertThatThrownBy(() -> write(
        TransactWriteItem.builder().put(put -> put.tableName("table").item(at("a")).conditionExpression("x = :x")
            .expressionAttributeValues(value).returnValuesOnConditionCheckFailure(allOld)).build(),
        TransactWriteItem.builder().update(update -> update.tableName("table").key(at("b"))
            .updateExpression("SET x = :x").conditionExpression("x = :x").expressionAttributeValues(value)
            .returnValuesOnConditionCheckFailure(allOld)).build(),
        TransactWriteItem.builder().delete(delete -> delete.tableName("table").key(at("c"))
            .conditionExpression("x = :x").expressionAttributeValues(value)
            .returnValuesOnConditionCheckFailure(allOld)).build(),
        check("d", "attribute_not_exists(x)", ReturnValuesOnConditionCheckFailure.NONE)))
        .isInstanceOfSatisfying(TransactionCanceledException.class, failure -> {
          assertThat(failure.cancellationReasons()).extracting(reason -> reason.item()).containsExactly(
              item("pk", "a", "sk", "s", "x", "a"), item("pk", "b", "sk", "s", "x", "b"),
              item("pk", "c", "sk", "s", "x", "c"), Map.of());
          assertThat(failure.cancellationReasons()).extracting(reason -> reason.code() + ": " + reason.message())
              .containsOnly("ConditionalCheckFailed: The conditional request failed");
        });
  }

  @Test
  void oneItemTwiceIsRefused() {
    assertThatThrownBy(() -> write(put("table", at("a")), check("a", "attribute_exists(pk)", null)))
        .isInstanceOf(DynamoDbException.class)
        .hasMessageContaining("Transaction request cannot include multiple operations on one item");
  }

  private void count(String token, int by) {
    client.transactWriteItems(request -> request.clientRequestToken(token)
        .transactItems(update("a", "ADD n :by", item(":by", by))));
  }

  private String counted() {
    return client.getItem(request -> request.tableName("table").key(at("a"))).item().get("n").n();
  }

  @Test
  void aTokenIsGoodForOneCommit() {
    count("token", 5);
    count("token", 5);
    assertThat(counted()).isEqualTo("5");

    assertThatThrownBy(() -> count("token", 6)).isInstanceOf(IdempotentParameterMismatchException.class);
    count("other", 6);
    assertThat(counted()).isEqualTo("11");

    clock.advance(Duration.ofMinutes(11));
    count("token", 5);
    assertThat(counted()).isEqualTo("16");
  }

  @Test
  void aClearedDatabaseKnowsNoTokens() {
    count("token", 5);
    db.clear();
    assertThat(count()).isZero();

    count("token", 5);
    assertThat(counted()).isEqualTo("5");
  }

  @Test
  void aCancelledTransactionLeavesItsTokenFree() {
    TransactWriteItem expectsItem = check("b", "attribute_exists(pk)", null);
    assertThatThrownBy(() -> client.transactWriteItems(request -> request.clientRequestToken("token")
        .transactItems(put("table", at("a")), expectsItem))).isInstanceOf(TransactionCanceledException.class);
    client.putItem(request -> request.tableName("table").item(at("b")));

    client.transactWriteItems(request -> request.clientRequestToken("token")
        .transactItems(put("table", at("a")), expectsItem));
    assertThat(count()).isEqualTo(2);
  }

  @Test
  void capacityIsTwiceThatOfSingleCalls() {
    Map<String, AttributeValue> large = item("pk", "a", "sk", "s", "x", "y".repeat(1500));

    assertThat(client.transactWriteItems(request -> request.returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
        .transactItems(put("table", large), put("table", at("b")))).consumedCapacity().get(0).capacityUnits())
        .isEqualTo(2 * (2 + 1));
    List<TransactGetItem> gets = List.of(
        TransactGetItem.builder().get(get -> get.tableName("table").key(at("a")).projectionExpression("pk")).build(),
        TransactGetItem.builder().get(get -> get.tableName("table").key(at("nosuch"))).build());
    assertThat(client.transactGetItems(request -> request.returnConsumedCapacity(ReturnConsumedCapacity.TOTAL)
        .transactItems(gets))).satisfies(response -> {
          assertThat(response.responses().get(0).item()).isEqualTo(item("pk", "a"));
          assertThat(response.responses().get(1).hasItem()).isFalse();
          assertThat(response.consumedCapacity().get(0).capacityUnits()).isEqualTo(2 * (1 + 1));
        });
  }

  @Test
  void aHundredActionsAreTheMost() {
    List<TransactWriteItem> hundred = IntStream.range(0, 100).mapToObj(at -> put("table", at("p" + at))).toList();
    client.transactWriteItems(request -> request.transactItems(hundred));
    assertThat(count()).isEqualTo(100);

    List<TransactWriteItem> more = IntStream.range(0, 101).mapToObj(at -> put("table", at("q" + at))).toList();
    assertThatThrownBy(() -> client.transactWriteItems(request -> request.transactItems(more)))
        .hasMessageContaining("Member must have length less than or equal to 100");
  }
}
