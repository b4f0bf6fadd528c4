package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keywright.runtime.BatchIncompleteException;
import dev.keywright.runtime.BatchItems;
import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.generated.NativeEncoding;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.WritePattern;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** A batch of keys is answered in the order asked, each key found or missing. */
class BatchReadingTest {
  private static final ReadPattern FIND = ReadPattern.named("Task.findMany");

  private final TaskTable table = new TaskTable();

  @AfterEach
  void close() {
    table.close();
  }

  private BatchItems<Long, Task> find(List<Long> numbers) {
    return table.connection.batchRead(FIND, Task.CODEC, numbers, number -> Task.key("ann", number));
  }

  private List<KeysAndAttributes> asked() {
    return table.sent(BatchGetItemRequest.class).stream().map(request -> request.requestItems().get("tasks")).toList();
  }

  private void fill(int count) {
    table.connection.batchPut(WritePattern.named("Task.storeMany"), Task.CODEC,
        LongStream.range(0, count).mapToObj(number -> Task.of(number, "open", number)).toList());
    table.sent.clear();
    table.events.clear();
  }

  @Test
  void twoHundredAndFiftyKeysSomeMissingSomeTwice() {
    fill(180);
    List<Long> keys = new ArrayList<>(LongStream.range(0, 225).boxed().toList());
    keys.addAll(LongStream.range(0, 300).filter(number -> number % 12 == 5).boxed().toList());
    Collections.shuffle(keys, new Random(7));
    assertThat(keys).hasSize(250);
    table.db.faults().on("BatchGetItem").nth(1).leaveUnprocessed(60);
    table.db.faults().on("BatchGetItem").nth(2).throttle();

    BatchItems<Long, Task> items = find(keys);

    List<Long> distinct = keys.stream().distinct().toList();
    assertThat(items.found()).extracting(Task::number)
        .isEqualTo(distinct.stream().filter(number -> number < 180).toList());
    assertThat(items.missing()).isEqualTo(distinct.stream().filter(number -> number >= 180).toList());
    assertThat(items.get(17L)).contains(Task.of(17, "open", 17));
    assertThat(items.get(200L)).isEmpty();
    assertThat(asked()).extracting(asked -> asked.keys().size()).containsExactly(100, 100, 100, 71);
    assertThat(table.events).hasSize(4);
    assertThat(table.events.stream().mapToInt(event -> event.itemsReturned()).sum()).isEqualTo(180);
    assertThat(table.time.sleeps).hasSize(2);
  }

  @Test
  void nothingIsSentForNothing() {
    assertThat(find(List.of())).isEqualTo(BatchItems.of(Map.of(), List.of()));
    assertThat(table.sent).isEmpty();
  }

  @Test
  void foreignAndExpiredItemsAreMissing() {
    table.put(Task.of(1, "open", 1));
    table.put(new Task("ann", 2, "open", 1, Optional.of(TaskTable.NOW)));
    table.put(new Task("ann", 3, "open", 1, Optional.of(TaskTable.NOW.plusSeconds(1))));
    table.put(Task.OTHER, Task.of(4, "open", 1));
    BatchItems<Long, Task> items = find(List.of(4L, 3L, 2L, 1L));
    assertThat(items.found()).extracting(Task::number).containsExactly(3L, 1L);
    assertThat(items.missing()).containsExactly(4L, 2L);
    assertThat(table.events).singleElement().satisfies(event -> {
      assertThat(event.operation()).isEqualTo("BatchGetItem");
      assertThat(event.itemsRead()).isEqualTo(4);
      assertThat(event.foreignItems()).isEqualTo(1);
      assertThat(event.expiredItems()).isEqualTo(1);
    });
  }

  @Test
  void anItemThatIsNoEntityIsAnErrorAsInGetItem() {
    table.putStranger("ann", 1);
    assertThatThrownBy(() -> find(List.of(1L))).isInstanceOf(ItemReadException.class)
        .hasMessageContaining("is 'Stranger', which names no entity of the table");
    assertThat(table.events).singleElement()
        .satisfies(event -> assertThat(event.unknownItems()).hasSize(1));
  }

  @Test
  void namesTheKeysThatWereNotRead() {
    fill(3);
    table.db.faults().on("BatchGetItem").nth(1).leaveUnprocessed(1);
    table.db.faults().on("BatchGetItem").nth(2).internalError();
    BatchIncompleteException e = catchThrowableOfType(BatchIncompleteException.class,
        () -> find(List.of(2L, 9L, 2L, 1L)));
    assertThat(e.unprocessed()).isEqualTo(List.of(9L, 1L));
  }

  @Test
  void aMissingTableIsNamedWithTheKeys() {
    table.db.client().deleteTable(request -> request.tableName("tasks"));
    assertThatThrownBy(() -> find(List.of(1L))).isInstanceOf(BatchIncompleteException.class)
        .hasCauseInstanceOf(ResourceNotFoundException.class);
  }

  @Test
  void keysThatDynamoDbTakesForOneAreSentOnce() {
    fill(2);
    NativeEncoding<BigDecimal> decimal = NativeEncoding.bigDecimal();
    List<BigDecimal> keys = List.of(new BigDecimal("1.0"), new BigDecimal("7.00"), new BigDecimal("1"));
    BatchItems<BigDecimal, Task> items = table.connection.batchRead(FIND, Task.CODEC, keys, number ->
        PrimaryKey.of("owner", AttributeValue.fromS("ann"), "number", decimal.encode("number", number)));
    assertThat(items.found()).extracting(Task::number).containsExactly(1L, 1L);
    assertThat(items.missing()).containsExactly(new BigDecimal("7.00"));
    assertThat(asked()).singleElement().satisfies(asked -> assertThat(asked.keys()).hasSize(2));
  }

  @Test
  void aKeyThatIsNoneIsRefusedBeforeAnythingIsSent() {
    assertThatThrownBy(() -> table.connection.batchRead(FIND, Task.CODEC, List.of("ann", ""),
        owner -> Task.key(owner, 1))).isInstanceOf(InvalidKeyException.class)
        .hasMessageStartingWith("Task.findMany on table tasks: owner cannot be used in a key");
    assertThat(table.sent).isEmpty();
  }

  @Test
  void readsConsistentlyAndInPartOnlyWhereThePatternSaysSo() {
    find(List.of(1L));
    table.connection.batchRead(FIND.consistent().projecting("cents"), Task.CODEC, List.of(1L),
        number -> Task.key("ann", number));
    assertThat(asked().get(0).consistentRead()).isNull();
    assertThat(asked().get(0).projectionExpression()).isNull();
    assertThat(asked().get(1).consistentRead()).isTrue();
    assertThat(asked().get(1).projectionExpression()).isEqualTo("#0, #1, #2, #3, #4");
    assertThat(asked().get(1).expressionAttributeNames().values())
        .containsExactlyInAnyOrder("owner", "number", "type", "expiry", "cents");
  }
}
