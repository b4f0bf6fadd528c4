package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keywright.runtime.BatchIncompleteException;
import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.OperationEvent;
import dev.keywright.runtime.TableBuilder;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.TableConnection;
import dev.keywright.runtime.generated.WritePattern;
import java.time.Duration;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.LongStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;

/** A batch of writes is stored, or what is not stored is named. */
class BatchWritingTest {
  private static final WritePattern STORE = WritePattern.named("Task.storeMany");
  private static final WritePattern REMOVE = WritePattern.named("Task.removeMany");

  private final TaskTable table = new TaskTable();

  @AfterEach
  void close() {
    table.close();
  }

  private static List<Task> tasks(int count) {
    return LongStream.range(0, count).mapToObj(number -> Task.of(number, "open", number)).toList();
  }

  private List<Task> store(List<Task> tasks) {
    return table.connection.batchPut(STORE, Task.CODEC, tasks);
  }

  private void remove(List<Long> numbers) {
    table.connection.batchDelete(REMOVE, Task.CODEC, numbers, number -> Task.key("ann", number));
  }

  private static List<Object> numbers(BatchIncompleteException e) {
    return e.unprocessed().stream().map(task -> (Object) ((Task) task).number()).toList();
  }

  @Test
  void sixtyAreStoredInThreeCalls() {
    assertThat(store(tasks(60))).isEqualTo(tasks(60));
    assertThat(table.numbers()).hasSize(60);
    assertThat(table.sent(BatchWriteItemRequest.class))
        .extracting(request -> request.requestItems().get("tasks").size()).containsExactly(25, 25, 10);
    assertThat(table.time.sleeps).isEmpty();
    assertThat(table.events).extracting(OperationEvent::operation).containsOnly("BatchWriteItem");
    assertThat(table.events.get(0).capacityUnits()).isGreaterThan(0);
    assertThat(table.events.get(0).keyCondition()).isEqualTo("owner=ann, number=0 and 24 more");
  }

  @Test
  void sixtyAreStoredDespiteLeftoversAndThrottling() {
    table.db.faults().on("BatchWriteItem").nth(1).leaveUnprocessed(3);
    table.db.faults().on("BatchWriteItem").nth(2).throttle();
    table.db.faults().on("BatchWriteItem").nth(3).throttle();
    table.db.faults().on("BatchWriteItem").nth(4).leaveUnprocessed(0);
    table.db.faults().on("BatchWriteItem").nth(6).leaveUnprocessed(24);
    assertThat(store(tasks(60))).isEqualTo(tasks(60));
    assertThat(table.numbers()).hasSize(60);
    assertThat(table.events).hasSize(7);
    assertThat(table.events.get(1).failure()).containsInstanceOf(ProvisionedThroughputExceededException.class);
  }

  @Test
  void pausesGrowWhileNothingGetsDoneAndAreShortAgainAfterThat() {
    table.db.faults().on("BatchWriteItem").times(3).throttle();
    table.db.faults().on("BatchWriteItem").nth(4).leaveUnprocessed(5);
    table.db.faults().on("BatchWriteItem").nth(5).leaveUnprocessed(0);
    store(tasks(10));
    assertThat(table.time.sleeps).extracting(Duration::toMillis).containsExactly(50L, 100L, 200L, 50L, 100L);
  }

  @Test
  void namesExactlyWhatWasNotStoredWhenPatienceIsOver() {
    table.db.faults().on("BatchWriteItem").nth(2).leaveUnprocessed(7);
    for (int call = 3; call < 40; call++) {
      table.db.faults().on("BatchWriteItem").nth(call).throttle();
    }
    BatchIncompleteException e =
        catchThrowableOfType(BatchIncompleteException.class, () -> store(tasks(60)));
    assertThat(numbers(e)).isEqualTo(LongStream.range(32, 60).boxed().toList());
    assertThat(e.unprocessed()).isEqualTo(tasks(60).subList(32, 60));
    assertThat(table.numbers()).isEqualTo(LongStream.range(0, 32).boxed().toList());
    assertThat(e).hasCauseInstanceOf(ProvisionedThroughputExceededException.class).hasMessage(
        "Task.storeMany on table tasks: 28 of the batch are not done: DynamoDB was too busy for 30000 ms"
            + " (the first left is owner=ann, number=32).");
    assertThat(e.pattern() + e.table()).isEqualTo("Task.storeManytasks");
    assertThat(table.time.sleeps.stream().reduce(Duration.ZERO, Duration::plus)).isEqualTo(Duration.ofSeconds(30));
  }

  @Test
  void hasNoCauseWhenDynamoDbOnlySaysThatItLeftSomething() {
    table.db.faults().on("BatchWriteItem").always().leaveUnprocessed(0);
    assertThatThrownBy(() -> store(tasks(2))).isInstanceOf(BatchIncompleteException.class).hasNoCause()
        .hasMessageContaining("2 of the batch are not done");
  }

  @Test
  void aFailureOfAnotherKindEndsItAndNamesTheRest() {
    table.db.faults().on("BatchWriteItem").nth(2).internalError();
    BatchIncompleteException e = catchThrowableOfType(BatchIncompleteException.class, () -> store(tasks(60)));
    assertThat(e.unprocessed()).isEqualTo(tasks(60).subList(25, 60));
    assertThat(e).hasCauseInstanceOf(InternalServerErrorException.class);
    assertThat(table.numbers()).hasSize(25);
    assertThat(table.events).hasSize(2);
  }

  @Test
  void whatMayBeStoredButIsNotKnownToBeIsNamedToo() {
    table.db.faults().on("BatchWriteItem").once().loseAnswer();
    BatchIncompleteException e = catchThrowableOfType(BatchIncompleteException.class, () -> store(tasks(3)));
    assertThat(e.unprocessed()).isEqualTo(tasks(3));
    assertThat(table.numbers()).hasSize(3);
  }

  @Test
  void anInterruptedThreadNamesTheRestAndStaysInterrupted() {
    table.db.faults().on("BatchWriteItem").nth(2).leaveUnprocessed(1);
    table.afterRequest = event -> {
      if (table.events.size() == 2) {
        Thread.currentThread().interrupt();
      }
    };
    BatchIncompleteException e = catchThrowableOfType(BatchIncompleteException.class, () -> store(tasks(30)));
    assertThat(Thread.interrupted()).isTrue();
    assertThat(e.unprocessed()).isEqualTo(tasks(30).subList(26, 30));
    assertThat(e).hasCauseInstanceOf(InterruptedException.class);
  }

  @Test
  void ofTwoWithOneKeyTheLastIsStored() {
    List<Task> given = List.of(Task.of(1, "first", 1), Task.of(2, "open", 2), Task.of(1, "second", 3));
    assertThat(store(given)).containsExactly(given.get(1), given.get(2));
    assertThat(table.connection.query(ReadPattern.named("Task.all"), Task.CODEC,
        KeyCondition.partition("owner", "ann")).list())
        .containsExactly(given.get(2), given.get(1));
  }

  @Test
  void answersWhatIsStored() {
    Task fine = new Task("ann", 1, "open", 1, Optional.of(Instant.ofEpochSecond(2_000, 999)));
    assertThat(store(List.of(fine)))
        .containsExactly(new Task("ann", 1, "open", 1, Optional.of(Instant.ofEpochSecond(2_000))));
  }

  @Test
  void nothingIsSentForNothing() {
    assertThat(store(List.of())).isEmpty();
    remove(List.of());
    assertThat(table.sent).isEmpty();
  }

  @Test
  void whatCannotBeStoredIsRefusedBeforeAnythingIsSent() {
    List<Task> given = new ArrayList<>(tasks(30));
    given.add(new Task("", 1, "open", 1, Optional.empty()));
    assertThatThrownBy(() -> store(given)).isInstanceOf(InvalidKeyException.class)
        .hasMessage("Task.storeMany on table tasks: owner cannot be used in a key: it is empty.");
    assertThatThrownBy(() -> table.connection.batchDelete(REMOVE, Task.CODEC, List.of(1L),
        number -> Task.key("", number))).isInstanceOf(InvalidKeyException.class)
        .hasMessageStartingWith("Task.removeMany on table tasks: ");
    given.set(30, null);
    assertThatThrownBy(() -> store(given)).isInstanceOf(NullPointerException.class);
    assertThat(table.sent).isEmpty();
  }

  @Test
  void aTableHasThePatienceItWasBuiltWith() {
    TableBuilder<TableConnection> builder = TableBuilder.of(table.db.client(), TaskTable.TYPED,
        EntityTypes.of(Task.CODEC), Function.identity());
    assertThatThrownBy(() -> builder.batchPatience(Duration.ofMillis(-1))).isInstanceOf(IllegalArgumentException.class);
    TableConnection patient = builder.batchPatience(Duration.ofMinutes(5)).build();
    TableConnection impatient = builder.batchPatience(Duration.ofMillis(1)).build();
    table.db.faults().on("BatchWriteItem").times(2).leaveUnprocessed(1);
    assertThat(patient.batchPut(STORE, Task.CODEC, tasks(3))).hasSize(3);
    table.db.faults().on("BatchWriteItem").always().leaveUnprocessed(0);
    assertThatThrownBy(() -> impatient.batchPut(STORE, Task.CODEC, tasks(3)))
        .isInstanceOf(BatchIncompleteException.class).hasMessageContaining("too busy for 1 ms");
  }

  @Test
  void removesEachKeyOnce() {
    store(tasks(60));
    table.sent.clear();
    table.db.faults().on("BatchWriteItem").nth(1).leaveUnprocessed(20);
    List<Long> keys = new ArrayList<>(LongStream.range(0, 40).boxed().toList());
    keys.addAll(List.of(3L, 99L, 4L));
    remove(keys);
    assertThat(table.numbers()).isEqualTo(LongStream.range(40, 60).boxed().toList());
    assertThat(table.sent(BatchWriteItemRequest.class))
        .extracting(request -> request.requestItems().get("tasks").size()).containsExactly(25, 21);
  }

  @Test
  void namesTheKeysThatAreLeft() {
    store(tasks(5));
    table.db.faults().on("BatchWriteItem").nth(1).leaveUnprocessed(2);
    table.db.faults().on("BatchWriteItem").nth(2).internalError();
    BatchIncompleteException e = catchThrowableOfType(BatchIncompleteException.class,
        () -> remove(List.of(4L, 0L, 3L, 4L, 1L)));
    assertThat(e.unprocessed()).isEqualTo(List.of(3L, 1L));
    assertThat(table.numbers()).containsExactly(1L, 2L, 3L);
  }
}
