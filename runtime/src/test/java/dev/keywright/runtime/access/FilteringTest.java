package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ItemWriteException;
import dev.keywright.runtime.Page;
import dev.keywright.runtime.Query;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.Filter;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.SortCondition;
import dev.keywright.runtime.generated.ValueCodec;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;

/** What a filter lets through is what is returned, streamed, paged and found first. */
class FilteringTest {
  private static final ReadPattern ALL = ReadPattern.named("Task.all");
  private static final KeyCondition ANN = KeyCondition.partition("owner", "ann");

  private final TaskTable table = new TaskTable();

  @AfterEach
  void close() {
    table.close();
  }

  private static Filter state(String state) {
    return Filter.of(Expression.of("#0 = :0", "st.ate").with(ValueCodec.string(), state));
  }

  private static Filter cents(@Nullable Long least) {
    return Filter.of(Expression.of("#0 >= :0", "cents").withOptional(ValueCodec.longValue(), least));
  }

  private Query<Task> query(ReadPattern pattern, Filter filter) {
    return table.connection.query(pattern, Task.CODEC, ANN, filter);
  }

  /** Ten tasks; those of an even number are open. */
  private void fill() {
    for (long number = 0; number < 10; number++) {
      table.put(Task.of(number, number % 2 == 0 ? "open" : "done", number * 100));
    }
  }

  private List<QueryRequest> queries() {
    return table.sent(QueryRequest.class);
  }

  @Test
  void sendsTheFilterBesideTheKeyCondition() {
    fill();
    assertThat(query(ALL, state("open")).list()).extracting(Task::number).containsExactly(0L, 2L, 4L, 6L, 8L);
    assertThat(queries()).singleElement().satisfies(request -> {
      assertThat(request.keyConditionExpression()).isEqualTo("#k0 = :k0");
      assertThat(request.filterExpression()).isEqualTo("#0 = :0");
      assertThat(request.expressionAttributeNames()).isEqualTo(Map.of("#k0", "owner", "#0", "st.ate"));
      assertThat(request.expressionAttributeValues()).isEqualTo(
          Map.of(":k0", AttributeValue.fromS("ann"), ":0", AttributeValue.fromS("open")));
    });
    assertThat(table.events.get(0).itemsRead()).isEqualTo(10);
    assertThat(table.events.get(0).itemsReturned()).isEqualTo(5);
  }

  @Test
  void anAbsentOptionalTermAsksForNothing() {
    fill();
    assertThat(query(ALL, cents(null)).list()).hasSize(10);
    assertThat(queries().get(0).filterExpression()).isNull();
    assertThat(query(ALL, cents(700L)).list()).extracting(Task::number).containsExactly(7L, 8L, 9L);
  }

  @Test
  void joinsTermsAndAlternatives() {
    fill();
    Filter filter = Filter.of(
        Expression.of("#0 = :0 OR #1 < :1", "st.ate", "cents")
            .with(ValueCodec.string(), "open").with(ValueCodec.longValue(), 200L),
        Expression.of("#0 IN (:0*)", "cents").withAll(ValueCodec.longValue(), List.of(100L, 200L, 300L)));
    assertThat(query(ALL, filter).list()).extracting(Task::number).containsExactly(1L, 2L);
    assertThat(query(ALL, filter))
        .hasToString("Task.all (owner=ann, filtered by (st.ate = ? OR cents < ?) AND cents IN (?))");
  }

  @Test
  void aWholeKeyIsReadByOneRequest() {
    fill();
    KeyCondition third = ANN.sort(SortCondition.equalTo("number", AttributeValue.fromN("3")));
    assertThat(table.connection.first(ALL, Task.CODEC, third, state("done"))).contains(Task.of(3, "done", 300));
    assertThat(table.connection.first(ALL, Task.CODEC, third, state("open"))).isEmpty();
    assertThat(queries()).hasSize(2);
  }

  @Test
  void theFirstIsTheFirstThatPasses() {
    fill();
    assertThat(query(ALL.descending(), state("open")).first()).contains(Task.of(8, "open", 800));
    assertThat(query(ALL, cents(900L)).first()).contains(Task.of(9, "done", 900));
    assertThat(query(ALL, cents(901L)).first()).isEmpty();
  }

  @Test
  void aLimitCountsWhatIsReturned() {
    fill();
    Query<Task> limited = query(ALL.limit(3), state("done"));
    assertThat(limited.list()).extracting(Task::number).containsExactly(1L, 3L, 5L);
    assertThat(limited.stream()).hasSize(3);
    Page<Task> first = limited.page(2, null);
    assertThat(first.items()).extracting(Task::number).containsExactly(1L, 3L);
    Page<Task> second = limited.page(2, first.nextToken());
    assertThat(second.items()).extracting(Task::number).containsExactly(5L);
    assertThat(second.nextToken()).isNull();
  }

  /** 100 KB each, so that a request ends after about ten of them. */
  private void fillWithLargeItems(int count, String lastState) {
    for (int number = 0; number < count; number++) {
      Map<String, AttributeValue> item = new HashMap<>(Task.key("ann", number).attributes());
      item.put("type", AttributeValue.fromS("Task"));
      item.put("st.ate", AttributeValue.fromS(number == count - 1 ? lastState : "open"));
      item.put("cents", AttributeValue.fromN("0"));
      item.put("filling", AttributeValue.fromS("x".repeat(100_000)));
      table.db.client().putItem(request -> request.tableName("tasks").item(item));
    }
  }

  @Test
  void aPageEndsShortAfterOneMegabyteAndHasAToken() {
    fillWithLargeItems(45, "done");
    List<Task> found = new ArrayList<>();
    String token = null;
    int pages = 0;
    do {
      Page<Task> page = query(ALL, state("done")).page(5, token);
      found.addAll(page.items());
      token = page.nextToken();
      pages++;
    } while (token != null && pages < 20);
    assertThat(found).extracting(Task::number).containsExactly(44L);
    assertThat(pages).isGreaterThan(1);
    assertThat(query(ALL, state("done")).list()).hasSize(1);
  }

  @Test
  void aShortPageLeavesTheRestOfTheLimit() {
    fillWithLargeItems(45, "done");
    Query<Task> limited = query(ALL.limit(2), state("done"));
    Page<Task> page = limited.page(2, null);
    assertThat(page.items()).isEmpty();
    while (page.items().isEmpty()) {
      page = limited.page(2, page.nextToken());
    }
    assertThat(page.items()).hasSize(1);
  }

  @Test
  void aPageOfManySmallRequestsEndsShortToo() {
    fill();
    Page<Task> page = query(ALL, cents(900L)).pageSize(1).page(1, null);
    assertThat(page.items()).isEmpty();
    assertThat(queries()).hasSize(8);
    assertThat(query(ALL, cents(900L)).pageSize(1).page(1, page.nextToken()).items()).hasSize(1);
  }

  @Test
  void foreignAndExpiredItemsStayOut() {
    table.put(Task.of(1, "open", 1));
    table.put(Task.OTHER, Task.of(2, "open", 1));
    table.put(new Task("ann", 3, "open", 1, Optional.of(TaskTable.NOW)));
    assertThat(query(ALL, state("open")).list()).extracting(Task::number).containsExactly(1L);
    assertThat(table.connection.count(ALL, Task.CODEC, ANN, state("open"))).isEqualTo(1);
  }

  @Test
  void whatCannotBeComparedWithIsRefusedBeforeAnythingIsSent() {
    Filter infinite = Filter.of(Expression.of("#0 > :0", "cents").with(ValueCodec.doubleValue(), Double.NaN));
    assertThatThrownBy(() -> query(ALL, infinite)).isInstanceOf(ItemWriteException.class)
        .hasMessageContaining("Task.all on table tasks").hasMessageContaining("cents");
    assertThat(table.sent).isEmpty();
  }
}
