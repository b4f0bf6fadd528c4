package dev.keywright.testkit.operation;

import static dev.keywright.testkit.Tables.b;
import static dev.keywright.testkit.Tables.definition;
import static dev.keywright.testkit.Tables.item;
import static dev.keywright.testkit.Tables.key;
import static dev.keywright.testkit.Tables.n;
import static dev.keywright.testkit.Tables.s;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.Tables;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.DynamoDbException;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.Select;

class QueryTest {

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final DynamoDbClient client = db.client();

  @AfterEach
  void close() {
    db.close();
  }

  private void put(Map<String, AttributeValue> item) {
    client.putItem(request -> request.tableName("table").item(item));
  }

  private QueryResponse query(String condition, Map<String, AttributeValue> values,
      Consumer<QueryRequest.Builder> more) {
    return client.query(request -> more.accept(request.tableName("table").keyConditionExpression(condition)
        .expressionAttributeValues(values)));
  }

  private List<String> sortKeys(QueryResponse response) {
    return response.items().stream().map(item -> item.get("sk").s()).toList();
  }

  @Test
  void aPageThatHappensToBeTheLastHasALastKey() {
    Tables.create(client, "table");
    List.of("1", "2", "3", "4").forEach(sk -> put(item("pk", "p", "sk", sk)));

    QueryResponse first = query("pk = :p", item(":p", "p"), request -> request.limit(2));
    QueryResponse second = query("pk = :p", item(":p", "p"),
        request -> request.limit(2).exclusiveStartKey(first.lastEvaluatedKey()));
    QueryResponse third = query("pk = :p", item(":p", "p"),
        request -> request.limit(2).exclusiveStartKey(second.lastEvaluatedKey()));

    assertThat(sortKeys(first)).containsExactly("1", "2");
    assertThat(sortKeys(second)).containsExactly("3", "4");
    assertThat(second.lastEvaluatedKey()).isEqualTo(item("pk", "p", "sk", "4"));
    assertThat(third.items()).isEmpty();
    assertThat(third.hasLastEvaluatedKey()).isFalse();
    assertThat(query("pk = :p", item(":p", "p"), request -> request.limit(5)).hasLastEvaluatedKey()).isFalse();
  }

  @Test
  void limitAndMegabyteCountBeforeTheFilter() {
    Tables.create(client, "table");
    String padding = "x".repeat(300 * 1024);
    for (int at = 1; at <= 6; at++) {
      put(item("pk", "p", "sk", "" + at, "odd", at % 2, "padding", padding));
    }

    QueryResponse limited = query("pk = :p", item(":p", "p", ":odd", 1),
        request -> request.limit(3).filterExpression("odd = :odd"));
    QueryResponse megabyte = query("pk = :p", item(":p", "p", ":odd", 0),
        request -> request.filterExpression("odd = :odd").returnConsumedCapacity(ReturnConsumedCapacity.TOTAL));

    assertThat(sortKeys(limited)).containsExactly("1", "3");
    assertThat(limited.scannedCount()).isEqualTo(3);
    assertThat(sortKeys(megabyte)).containsExactly("2", "4");
    assertThat(megabyte.scannedCount()).isEqualTo(4);
    assertThat(megabyte.lastEvaluatedKey()).isEqualTo(item("pk", "p", "sk", "4"));
    assertThat(megabyte.consumedCapacity().capacityUnits()).isEqualTo(150.5);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "sk = :b | b", "sk < :b | a", "sk <= :b | a,b", "sk > :b | bc,c,ca", "sk >= :b | b,bc,c,ca",
      "sk BETWEEN :b AND :c | b,bc,c", "begins_with(sk, :b) | b,bc", ":b < sk | bc,c,ca"})
  void theSortKeyIsReadInItsRange(String condition, String expected) {
    Tables.create(client, "table");
    List.of("a", "b", "bc", "c", "ca").forEach(sk -> put(item("pk", "p", "sk", sk)));
    List.of("b", "c").forEach(sk -> put(item("pk", "other", "sk", sk)));
    Map<String, AttributeValue> values = item(":p", "p", ":b", "b");
    if (condition.contains(":c")) {
      values.put(":c", s("c"));
    }

    List<String> forward = sortKeys(query("pk = :p AND " + condition, values, request -> { }));
    List<String> backward = new ArrayList<>(sortKeys(query(condition + " AND pk = :p", values,
        request -> request.scanIndexForward(false))));
    Collections.reverse(backward);

    assertThat(String.join(",", forward)).isEqualTo(expected);
    assertThat(backward).isEqualTo(forward);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "sk = :v | Query condition missed key schema element: pk",
      "pk = :v AND another = :v | Query condition missed key schema element: sk",
      "pk > :v | Query key condition not supported",
      "pk = :v AND sk <> :v | Invalid operator used in KeyConditionExpression: <>",
      "pk = :v OR sk = :v | Invalid operator used in KeyConditionExpression: OR",
      "pk = :v AND sk = :v AND sk > :v | KeyConditionExpressions must only contain one"
          + " condition per key",
      "pk = :v AND contains(sk, :v) | Invalid operator used in"
          + " KeyConditionExpression: contains",
      "pk = :v AND sk.x = :v | KeyConditionExpressions cannot have conditions on"
          + " nested attributes"})
  void conditionsThatNoKeyServesAreRefused(String condition, String message) {
    Tables.create(client, "table");

    assertThatThrownBy(() -> query(condition, item(":v", "v"), request -> { }))
        .isInstanceOf(DynamoDbException.class).hasMessageContaining(message);
  }

  @Test
  void valuesOfAnotherTypeAreRefused() {
    Tables.create(client, "table");

    assertThatThrownBy(() -> query("pk = :p", item(":p", 1), request -> { }))
        .hasMessageContaining("Condition parameter type does not match schema type");
    assertThatThrownBy(() -> query("pk = :p", item(":p", ""), request -> { }))
        .hasMessageContaining("cannot contain an empty string value. Key: pk");
    assertThatThrownBy(() -> query("pk = :p", item(":p", "p", ":x", "x"),
        request -> request.filterExpression("sk = :x")))
        .hasMessageContaining("Filter Expression can only contain non-primary key attributes: Primary key attribute:"
            + " sk");
  }

  @Test
  void aStartKeyMustLieInTheRange() {
    Tables.create(client, "table");
    put(item("pk", "p", "sk", "a"));

    assertThatThrownBy(() -> query("pk = :p", item(":p", "p"),
        request -> request.exclusiveStartKey(item("pk", "other", "sk", "a"))))
        .hasMessageContaining("The provided starting key is outside query boundaries");
    assertThatThrownBy(() -> query("pk = :p", item(":p", "p"),
        request -> request.exclusiveStartKey(item("pk", "p"))))
        .hasMessageContaining("The provided starting key is invalid");
  }

  /** A table with an index whose key is two attributes and two to sort by. */
  private void createWithMultiAttributeIndex() {
    client.createTable(request -> request.tableName("table").billingMode(BillingMode.PAY_PER_REQUEST)
        .attributeDefinitions(definition("pk", ScalarAttributeType.S), definition("tenant", ScalarAttributeType.S),
            definition("region", ScalarAttributeType.N), definition("dayOf", ScalarAttributeType.S),
            definition("seq", ScalarAttributeType.N))
        .keySchema(key("pk", KeyType.HASH))
        .globalSecondaryIndexes(GlobalSecondaryIndex.builder().indexName("multi")
            .keySchema(key("tenant", KeyType.HASH), key("region", KeyType.HASH), key("dayOf", KeyType.RANGE),
                key("seq", KeyType.RANGE))
            .projection(projection -> projection.projectionType(ProjectionType.KEYS_ONLY)).build()));
    for (int at = 0; at < 12; at++) {
      put(item("pk", "p" + at, "tenant", "t", "region", at % 2, "dayOf", "d" + at / 4, "seq", at, "x", "x"));
    }
    put(item("pk", "sparse", "tenant", "t", "region", 0, "seq", 5));
  }

  private List<String> multi(String condition, Map<String, AttributeValue> values) {
    List<String> keys = new ArrayList<>();
    Map<String, AttributeValue> start = Map.of();
    do {
      Map<String, AttributeValue> from = start;
      QueryResponse page = query(condition, values, request -> request.indexName("multi").limit(2)
          .expressionAttributeNames(Map.of("#r", "region")).exclusiveStartKey(from.isEmpty() ? null : from));
      page.items().forEach(item -> keys.add(item.get("pk").s()));
      start = page.lastEvaluatedKey();
    } while (!start.isEmpty());
    return keys;
  }

  @Test
  void multiAttributeKeysAreTiedFromTheLeft() {
    createWithMultiAttributeIndex();
    Map<String, AttributeValue> values = item(":t", "t", ":r", 1);

    assertThat(multi("tenant = :t AND #r = :r", values)).containsExactly("p1", "p3", "p5", "p7", "p9", "p11");
    values.put(":d", s("d1"));
    assertThat(multi("tenant = :t AND #r = :r AND dayOf = :d", values)).containsExactly("p5", "p7");
    assertThat(multi("tenant = :t AND #r = :r AND dayOf >= :d", values)).containsExactly("p5", "p7", "p9", "p11");
    values.put(":s", n(5));
    assertThat(multi("tenant = :t AND #r = :r AND dayOf = :d AND seq > :s", values)).containsExactly("p7");
  }

  @Test
  void multiAttributeKeysAreRefusedWithGaps() {
    createWithMultiAttributeIndex();

    assertThatThrownBy(() -> multi("tenant = :t AND dayOf = :d AND #r > :r", item(":t", "t", ":d", "d1", ":r", 0)))
        .hasMessageContaining("Query key condition not supported");
    assertThatThrownBy(() -> multi("tenant = :t AND #r = :r AND seq = :s", item(":t", "t", ":r", 1, ":s", 5)))
        .hasMessageContaining("Query key condition not supported");
    assertThatThrownBy(() -> multi("#r = :r", item(":r", 1)))
        .hasMessageContaining("Query condition missed key schema element: tenant");
    assertThatThrownBy(() -> query("tenant = :t", item(":t", "t"), request -> request.indexName("multi")
        .consistentRead(true)))
        .hasMessageContaining("Consistent reads are not supported on global secondary indexes");
  }

  @Test
  void keysOnlyHoldsTheKeysAlone() {
    createWithMultiAttributeIndex();

    QueryResponse response = query("tenant = :t AND #r = :r", item(":t", "t", ":r", 1),
        request -> request.indexName("multi").limit(1).expressionAttributeNames(Map.of("#r", "region")));

    assertThat(response.items()).containsExactly(item("pk", "p1", "tenant", "t", "region", 1, "dayOf", "d0", "seq", 1));
    assertThat(response.lastEvaluatedKey()).isEqualTo(response.items().get(0));
    assertThatThrownBy(() -> query("tenant = :t AND #r = :r", item(":t", "t", ":r", 1),
        request -> request.indexName("multi").select(Select.ALL_ATTRIBUTES)
            .expressionAttributeNames(Map.of("#r", "region"))))
        .hasMessageContaining("Select type ALL_ATTRIBUTES is not supported for global secondary index multi");
  }

  @Test
  void binaryAndNumberKeysAreOrderedByValue() {
    client.createTable(request -> request.tableName("table").billingMode(BillingMode.PAY_PER_REQUEST)
        .attributeDefinitions(definition("pk", ScalarAttributeType.N), definition("sk", ScalarAttributeType.B))
        .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE)));
    List.of(b((byte) -1), b((byte) 1, (byte) 0), b((byte) 1), b((byte) 127)).forEach(sk ->
        put(item("pk", n("1.0"), "sk", sk)));

    assertThat(query("pk = :p", item(":p", n("1")), request -> { }).items().stream()
        .map(item -> item.get("sk"))).containsExactly(b((byte) 1), b((byte) 1, (byte) 0), b((byte) 127), b((byte) -1));
  }
}
