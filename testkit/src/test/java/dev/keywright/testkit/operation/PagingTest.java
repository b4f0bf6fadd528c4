package dev.keywright.testkit.operation;

import static dev.keywright.testkit.Tables.definition;
import static dev.keywright.testkit.Tables.item;
import static dev.keywright.testkit.Tables.key;
import static dev.keywright.testkit.Tables.s;
import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.Combinators;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** Pages of any size, in either direction, on a table and on an index, together are what a filter in memory gives. */
class PagingTest {

  private static final LocalDynamoDb DB = LocalDynamoDb.start();
  private static final DynamoDbClient CLIENT = DB.client();

  static {
    CLIENT.createTable(request -> request.tableName("table").billingMode("PAY_PER_REQUEST")
        .attributeDefinitions(definition("pk", ScalarAttributeType.S), definition("sk", ScalarAttributeType.N),
            definition("g", ScalarAttributeType.S))
        .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE))
        .globalSecondaryIndexes(GlobalSecondaryIndex.builder().indexName("byG")
            .keySchema(key("pk", KeyType.HASH), key("g", KeyType.RANGE))
            .projection(projection -> projection.projectionType(ProjectionType.ALL)).build()));
  }

  @AfterContainer
  static void close() {
    DB.close();
  }

  /** An item; it is not in the index if {@code g} is empty. */
  record Row(String pk, int sk, String g) {

    Map<String, AttributeValue> stored() {
      Map<String, AttributeValue> stored = item("pk", pk, "sk", sk);
      if (!g.isEmpty()) {
        stored.put("g", s(g));
      }
      return stored;
    }
  }

  @Provide
  Arbitrary<List<Row>> rows() {
    return Combinators.combine(Arbitraries.of("p", "p", "q"), Arbitraries.integers().between(-5, 20),
        Arbitraries.of("", "a", "a", "ab", "b")).as(Row::new).list().uniqueElements(row -> row.pk() + row.sk())
        .ofMaxSize(25);
  }

  private static void store(List<Row> rows) {
    DB.clear();
    rows.forEach(row -> CLIENT.putItem(request -> request.tableName("table").item(row.stored())));
  }

  @Property(tries = 100)
  void queriesOfTheTable(@ForAll("rows") List<Row> rows, @ForAll @IntRange(min = -6, max = 21) int low,
      @ForAll @IntRange(min = 1, max = 6) int pageSize, @ForAll boolean forward) {
    store(rows);

    List<Integer> read = query(QueryRequest.builder().keyConditionExpression("pk = :p AND sk > :low")
        .expressionAttributeValues(item(":p", "p", ":low", low)), pageSize, forward);

    assertThat(read).isEqualTo(expected(rows, row -> row.sk() > low, Comparator.comparing(Row::sk), forward));
  }

  @Property(tries = 100)
  void queriesOfAnIndexWithEqualKeys(@ForAll("rows") List<Row> rows, @ForAll @IntRange(min = 1, max = 6) int pageSize,
      @ForAll boolean forward) {
    store(rows);

    List<Integer> read = query(QueryRequest.builder().indexName("byG")
        .keyConditionExpression("pk = :p AND begins_with(g, :a)")
        .expressionAttributeValues(item(":p", "p", ":a", "a")), pageSize, forward);

    assertThat(read).isEqualTo(expected(rows, row -> row.g().startsWith("a"),
        Comparator.comparing(Row::g).thenComparing(Row::sk), forward));
  }

  @Property(tries = 50)
  void segmentsOfAScanAreTheTable(@ForAll("rows") List<Row> rows, @ForAll @IntRange(min = 1, max = 6) int pageSize,
      @ForAll @IntRange(min = 1, max = 5) int segments) {
    store(rows);
    List<Map<String, AttributeValue>> read = new ArrayList<>();
    for (int segment = 0; segment < segments; segment++) {
      read.addAll(scan(segment, segments, pageSize));
    }

    assertThat(read).containsExactlyInAnyOrderElementsOf(rows.stream().map(Row::stored).toList());
  }

  private static List<Integer> expected(List<Row> rows, Predicate<Row> wanted, Comparator<Row> order,
      boolean forward) {
    List<Integer> expected = new ArrayList<>(rows.stream().filter(row -> row.pk().equals("p")).filter(wanted)
        .sorted(order).map(Row::sk).toList());
    if (!forward) {
      Collections.reverse(expected);
    }
    return expected;
  }

  private static List<Integer> query(QueryRequest.Builder request, int pageSize, boolean forward) {
    List<Integer> read = new ArrayList<>();
    request.tableName("table").limit(pageSize).scanIndexForward(forward);
    QueryResponse page = CLIENT.query(request.build());
    page.items().forEach(item -> read.add(Integer.parseInt(item.get("sk").n())));
    while (page.hasLastEvaluatedKey()) {
      page = CLIENT.query(request.exclusiveStartKey(page.lastEvaluatedKey()).build());
      page.items().forEach(item -> read.add(Integer.parseInt(item.get("sk").n())));
    }
    return read;
  }

  private static List<Map<String, AttributeValue>> scan(int segment, int segments, int pageSize) {
    ScanResponse page = CLIENT.scan(request -> request.tableName("table").limit(pageSize).segment(segment)
        .totalSegments(segments));
    List<Map<String, AttributeValue>> read = new ArrayList<>(page.items());
    while (page.hasLastEvaluatedKey()) {
      Map<String, AttributeValue> last = page.lastEvaluatedKey();
      page = CLIENT.scan(request -> request.tableName("table").limit(pageSize).segment(segment)
          .totalSegments(segments).exclusiveStartKey(last));
      read.addAll(page.items());
    }
    return read;
  }
}
