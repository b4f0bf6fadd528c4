package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keywright.runtime.BatchIncompleteException;
import dev.keywright.runtime.OperationEvent;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.Filter;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.SortCondition;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import dev.keywright.runtime.generated.WritePattern;
import java.time.Duration;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.LongStream;
import org.jspecify.annotations.Nullable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;

/** A delete in two steps deletes what is asked for when it is deleted, and nothing else. */
class DeletingAllTest {
  private static final WritePattern DELETE = WritePattern.named("Task.deleteDone");
  private static final ReadPattern READ = ReadPattern.named("Task.deleteDone");
  private static final KeyCondition ANN = KeyCondition.partition("owner", "ann");

  private TaskTable table = new TaskTable();

  @AfterEach
  void close() {
    table.close();
  }

  private long delete(KeyCondition condition, Filter filter, @Nullable WriteCondition each) {
    return table.connection.deleteAll(DELETE, Task.CODEC, READ, condition, filter, each);
  }

  private static Expression isState() {
    return Expression.of("#0 = :0", "st.ate");
  }

  private static Filter done() {
    return Filter.of(isState().with(ValueCodec.string(), "done"));
  }

  private static WriteCondition stillDone() {
    return new WriteCondition().and(isState().with(ValueCodec.string(), "done"));
  }

  private static List<Long> upTo(long end) {
    return LongStream.range(0, end).boxed().toList();
  }

  @Test
  void deletesInBatchesWhatKeysAloneSay() {
    upTo(60).forEach(number -> table.put(Task.of(number, "open", 1)));
    table.db.faults().on("BatchWriteItem").nth(2).leaveUnprocessed(5);
    KeyCondition first = ANN.sort(SortCondition.equalTo("number", AttributeValue.fromN("59")));
    assertThat(delete(first, Filter.NONE, null)).isEqualTo(1);
    assertThat(delete(ANN, Filter.NONE, null)).isEqualTo(59);
    assertThat(table.numbers()).isEmpty();
    assertThat(table.sent(BatchWriteItemRequest.class)).hasSize(5);
    assertThat(table.events).extracting(OperationEvent::pattern).containsOnly("Task.deleteDone");
  }

  @Test
  void readsKeysTypeAndTimeToLiveOnly() {
    table.put(Task.of(1, "done", 1));
    delete(ANN, done(), stillDone());
    QueryRequest request = table.sent(QueryRequest.class).get(0);
    assertThat(request.filterExpression()).isEqualTo("#0 = :0");
    assertThat(request.projectionExpression()).isEqualTo("#1, #2, #3, #4");
    assertThat(request.expressionAttributeNames().values())
        .containsExactlyInAnyOrder("owner", "st.ate", "owner", "number", "type", "expiry");
  }

  @Test
  void leavesForeignExpiredAndUnknownItemsAlone() {
    table.put(Task.of(1, "done", 1));
    table.put(Task.OTHER, Task.of(2, "done", 1));
    table.put(new Task("ann", 3, "done", 1, Optional.of(TaskTable.NOW)));
    table.putStranger("ann", 4);
    assertThat(delete(ANN, Filter.NONE, new WriteCondition())).isEqualTo(1);
    assertThat(table.numbers()).containsExactly(2L, 3L, 4L);
    assertThat(table.events.get(0).foreignItems()).isEqualTo(1);
    assertThat(table.events.get(0).expiredItems()).isEqualTo(1);
    assertThat(table.events.get(0).unknownItems()).hasSize(1);
    assertThat(delete(ANN, Filter.NONE, null)).isZero();
    assertThat(table.numbers()).containsExactly(2L, 3L, 4L);
  }

  @Test
  void whatIsRenewedInBetweenStays() {
    upTo(5).forEach(number -> table.put(Task.of(number, "done", 1)));
    table.put(Task.of(5, "open", 1));
    table.afterRequest = event -> {
      if (event.operation().equals("Query")) {
        table.db.client().updateItem(update -> update.tableName("tasks").key(Task.key("ann", 3).attributes())
            .updateExpression("SET #s = :s").expressionAttributeNames(Map.of("#s", "st.ate"))
            .expressionAttributeValues(Map.of(":s", AttributeValue.fromS("open"))));
        table.db.client().deleteItem(gone -> gone.tableName("tasks").key(Task.key("ann", 4).attributes()));
      }
    };
    assertThat(delete(ANN, done(), stillDone())).isEqualTo(3);
    assertThat(table.numbers()).containsExactly(3L, 5L);
    assertThat(table.sent(DeleteItemRequest.class)).hasSize(5);
  }

  @Test
  void whatIsGoneInBetweenIsNotCounted() {
    table.put(Task.of(1, "done", 1));
    table.afterRequest = event -> table.db.client()
        .deleteItem(gone -> gone.tableName("tasks").key(Task.key("ann", 1).attributes()));
    assertThat(delete(ANN, Filter.NONE, new WriteCondition())).isZero();
  }

  @Test
  void anItemNeedNotBeReadableToBeDeleted() {
    Map<String, AttributeValue> old = new HashMap<>(Task.key("ann", 1).attributes());
    old.put("type", AttributeValue.fromS("Task"));
    old.put("st.ate", AttributeValue.fromS("done"));
    table.db.client().putItem(request -> request.tableName("tasks").item(old));
    Map<String, AttributeValue> second = with(old, "number", AttributeValue.fromN("2"));
    table.db.client().putItem(request -> request.tableName("tasks").item(second));
    assertThat(delete(ANN, done(), stillDone())).isEqualTo(2);
    assertThat(table.numbers()).isEmpty();
  }

  @Test
  void findsThemByAnIndex() {
    upTo(4).forEach(number -> table.put(Task.of(number, number == 2 ? "open" : "done", 1)));
    long deleted = table.connection.deleteAll(DELETE, Task.CODEC, READ.index("by-state"),
        KeyCondition.partition("st.ate", "done"), Filter.NONE, stillDone());
    assertThat(deleted).isEqualTo(3);
    assertThat(table.numbers()).containsExactly(2L);
  }

  @Test
  void goesThroughAllPages() {
    for (long number = 0; number < 25; number++) {
      Map<String, AttributeValue> item = new HashMap<>(Task.key("ann", number).attributes());
      item.put("type", AttributeValue.fromS("Task"));
      item.put("filling", AttributeValue.fromS("x".repeat(100_000)));
      table.db.client().putItem(request -> request.tableName("tasks").item(item));
    }
    assertThat(delete(ANN, Filter.NONE, null)).isEqualTo(25);
    assertThat(table.sent(QueryRequest.class)).hasSizeGreaterThan(1);
    assertThat(table.numbers()).isEmpty();
  }

  @Test
  void nothingIsSentWhereNothingCanBe() {
    assertThat(delete(ANN.sort(SortCondition.none()), Filter.NONE, null)).isZero();
    assertThat(table.sent).isEmpty();
    assertThat(delete(ANN, Filter.NONE, null)).isZero();
    assertThat(table.sent).hasSize(1);
  }

  @Test
  void namesTheKeysThatAreLeft() {
    upTo(4).forEach(number -> table.put(Task.of(number, "open", 1)));
    table.db.faults().on("BatchWriteItem").nth(1).leaveUnprocessed(3);
    table.db.faults().on("BatchWriteItem").nth(2).internalError();
    BatchIncompleteException e =
        catchThrowableOfType(BatchIncompleteException.class, () -> delete(ANN, Filter.NONE, null));
    assertThat(e.unprocessed()).isEqualTo(List.of(Task.key("ann", 3)));
    assertThat(delete(ANN, Filter.NONE, null)).isEqualTo(1);
  }

  @Test
  void markersOfUniqueComponentsGoToo() {
    table.close();
    EntityCodec<Task> unique = new UniqueStates();
    table = new TaskTable(TaskTable.TYPED, Duration.ofSeconds(30), List.of(unique));
    table.put(unique, Task.of(1, "a", 1));
    table.put(unique, Task.of(2, "b", 1));
    assertThat(table.numbers()).containsExactly(0L, 0L, 1L, 2L);
    Filter ofA = Filter.of(isState().with(ValueCodec.string(), "a"));
    assertThat(table.connection.deleteAll(DELETE, unique, READ, ANN, ofA, new WriteCondition())).isEqualTo(1);
    assertThat(table.numbers()).containsExactly(0L, 2L);
    assertThat(table.sent(TransactWriteItemsRequest.class)).singleElement()
        .satisfies(request -> assertThat(request.transactItems()).hasSize(2));
  }

  @Test
  void whatIsRenewedInBetweenKeepsItsMarker() {
    table.close();
    EntityCodec<Task> unique = new UniqueStates();
    table = new TaskTable(TaskTable.TYPED, Duration.ofSeconds(30), List.of(unique));
    table.put(unique, Task.of(1, "a", 1));
    table.put(unique, Task.of(2, "b", 1));
    Expression isCheap = Expression.of("#0 = :0", "cents");
    table.afterRequest = event -> {
      if (event.operation().equals("Query")) {
        table.db.client().updateItem(update -> update.tableName("tasks").key(Task.key("ann", 2).attributes())
            .updateExpression("SET cents = :c").expressionAttributeValues(Map.of(":c", AttributeValue.fromN("9"))));
      }
    };
    assertThat(table.connection.deleteAll(DELETE, unique, READ, ANN,
        Filter.of(isCheap.with(ValueCodec.longValue(), 1L)),
        new WriteCondition().and(isCheap.with(ValueCodec.longValue(), 1L)))).isEqualTo(1);
    assertThat(table.numbers()).containsExactly(0L, 2L);
  }

  private static Map<String, AttributeValue> with(Map<String, AttributeValue> item, String name, AttributeValue value) {
    Map<String, AttributeValue> changed = new HashMap<>(item);
    changed.put(name, value);
    return changed;
  }
}
