package dev.keywright.testkit.operation;

import static dev.keywright.testkit.Tables.item;
import static dev.keywright.testkit.Tables.n;
import static dev.keywright.testkit.Tables.s;
import static org.assertj.core.api.Assertions.assertThat;
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
import software.amazon.awssdk.services.dynamodb.model.AttributeAction;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.AttributeValueUpdate;
import software.amazon.awssdk.services.dynamodb.model.ComparisonOperator;
import software.amazon.awssdk.services.dynamodb.model.Condition;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ConditionalOperator;
import software.amazon.awssdk.services.dynamodb.model.ExpectedAttributeValue;

class LegacyParametersTest {

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final DynamoDbClient client = db.client();

  @BeforeEach
  void createTable() {
    Tables.create(client, "table");
    client.putItem(request -> request.tableName("table").item(item("pk", "p", "sk", "s", "a", 5, "b", "text")));
  }

  @AfterEach
  void close() {
    db.close();
  }

  private static Condition condition(ComparisonOperator operator, AttributeValue... values) {
    return Condition.builder().comparisonOperator(operator).attributeValueList(values).build();
  }

  private static AttributeValueUpdate update(AttributeAction action, AttributeValue value) {
    return AttributeValueUpdate.builder().action(action).value(value).build();
  }

  @ParameterizedTest
  @CsvSource({"EQ, 5, 1", "EQ, 6, 0", "NE, 6, 1", "LT, 6, 1", "LE, 5, 1", "GT, 5, 0", "GE, 5, 1", "IN, 5, 1",
      "CONTAINS, 5, 0", "NOT_CONTAINS, 5, 1"})
  void filters(ComparisonOperator operator, String value, int count) {
    assertThat(client.scan(request -> request.tableName("table").scanFilter(
        Map.of("a", condition(operator, n(value))))).count()).isEqualTo(count);
  }

  @Test
  void conditionsAreJoined() {
    Map<String, Condition> conditions = Map.of("a", condition(ComparisonOperator.EQ, n(6)),
        "b", condition(ComparisonOperator.BEGINS_WITH, s("te")));

    assertThat(client.scan(request -> request.tableName("table").scanFilter(conditions)).count()).isZero();
    assertThat(client.scan(request -> request.tableName("table").scanFilter(conditions)
        .conditionalOperator(ConditionalOperator.OR)).count()).isEqualTo(1);
    assertThatThrownBy(() -> client.scan(request -> request.tableName("table")
        .conditionalOperator(ConditionalOperator.OR)))
        .hasMessageContaining("ConditionalOperator cannot be used without Filter or Expected");
  }

  @Test
  void keyConditions() {
    assertThat(client.query(request -> request.tableName("table").attributesToGet("a").keyConditions(Map.of(
        "pk", condition(ComparisonOperator.EQ, s("p")), "sk", condition(ComparisonOperator.BETWEEN, s("a"), s("z")))))
        .items()).containsExactly(item("a", 5));
    assertThatThrownBy(() -> client.query(request -> request.tableName("table").keyConditions(Map.of(
        "pk", condition(ComparisonOperator.NE, s("p"))))))
        .hasMessageContaining("Attempted conditional constraint is not an indexable operation");
  }

  @Test
  void expectations() {
    assertThatThrownBy(() -> client.deleteItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s"))
        .expected(Map.of("a", ExpectedAttributeValue.builder().value(n(6)).build()))))
        .isInstanceOf(ConditionalCheckFailedException.class);
    assertThatThrownBy(() -> client.deleteItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s"))
        .expected(Map.of("a", ExpectedAttributeValue.builder().exists(false).value(n(6)).build()))))
        .hasMessageContaining("Value cannot be used when Exists is false for Attribute: a");
    client.deleteItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s"))
        .expected(Map.of("nosuch", ExpectedAttributeValue.builder().exists(false).build())));
    assertThat(client.scan(request -> request.tableName("table")).count()).isZero();
  }

  @Test
  void updates() {
    client.updateItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s")).attributeUpdates(Map.of(
        "a", update(AttributeAction.ADD, n(2)), "b", AttributeValueUpdate.builder().action("DELETE").build(),
        "l", update(AttributeAction.ADD, AttributeValue.fromL(List.of(n(1)))), "c", update(AttributeAction.PUT,
            s("new")))));

    assertThat(client.getItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s"))).item())
        .isEqualTo(item("pk", "p", "sk", "s", "a", 7, "l", AttributeValue.fromL(List.of(n(1))), "c", "new"));
    assertThatThrownBy(() -> client.updateItem(request -> request.tableName("table").key(item("pk", "p", "sk", "s"))
        .attributeUpdates(Map.of("c", update(AttributeAction.ADD, s("x"))))))
        .hasMessageContaining("ADD action is not supported for the type S");
  }
}
