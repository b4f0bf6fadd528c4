package dev.keywright.testkit;

import static dev.keywright.testkit.Tables.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert.ThrowingCallable;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.exception.ApiCallTimeoutException;
import software.amazon.awssdk.core.exception.SdkClientException;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.BatchWriteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.InternalServerErrorException;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ProvisionedThroughputExceededException;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class FaultsTest {

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final DynamoDbClient once = db.connect(DynamoDbClient.builder().overrideConfiguration(
      settings -> settings.retryStrategy(AwsRetryStrategy.doNotRetry()))).build();

  @BeforeEach
  void createTable() {
    Tables.create(once, "table");
  }

  @AfterEach
  void close() {
    once.close();
    db.close();
  }

  private void put(DynamoDbClient client, String key) {
    client.putItem(request -> request.tableName("table").item(item("pk", key, "sk", "s")));
  }

  private int count() {
    return once.scan(request -> request.tableName("table")).count();
  }

  @Test
  void aThrottledCallDoesNothing() {
    db.faults().on("PutItem").once().throttle();

    assertThatThrownBy(() -> put(once, "a")).isInstanceOf(ProvisionedThroughputExceededException.class);
    assertThat(count()).isZero();
    put(once, "a");
    assertThat(count()).isEqualTo(1);
  }

  @Test
  void theStockClientRetriesPastAFault() {
    db.faults().on("PutItem").times(2).throttle();

    put(db.client(), "a");

    assertThat(count()).isEqualTo(1);
  }

  @Test
  void onlyTheNthCallFails() {
    db.faults().on("PutItem").nth(2).internalError();

    put(once, "a");
    assertThatThrownBy(() -> put(once, "b")).isInstanceOf(InternalServerErrorException.class);
    put(once, "c");
    assertThat(count()).isEqualTo(2);
  }

  @Test
  void aLostAnswerLeavesItsWriteBehind() {
    db.faults().on("PutItem").once().loseAnswer();

    assertThatThrownBy(() -> put(once, "a")).isInstanceOf(SdkClientException.class);
    assertThat(count()).isEqualTo(1);
  }

  @Test
  void aTruncatedAnswerIsNotReadAsAWholeOne() {
    put(once, "a");
    db.faults().on("Scan").once().truncateAnswer();

    assertThatThrownBy(this::count).isInstanceOf(SdkClientException.class);
    assertThat(count()).isEqualTo(1);
  }

  @Test
  void aSlowAnswerRunsIntoTheClientsTimeoutThoughTheCallIsDone() {
    db.faults().on("PutItem").once().delay(Duration.ofSeconds(20));
    try (DynamoDbClient impatient = db.connect(DynamoDbClient.builder().overrideConfiguration(
        settings -> settings.apiCallTimeout(Duration.ofSeconds(2)))).build()) {
      assertThatThrownBy(() -> put(impatient, "a")).isInstanceOf(ApiCallTimeoutException.class);
    }
    assertThat(count()).isEqualTo(1);
  }

  @Test
  void aBatchHandsBackWhatItDidNotDo() {
    db.faults().on("BatchWriteItem").once().leaveUnprocessed(2);
    List<WriteRequest> writes = IntStream.range(0, 5).mapToObj(at -> WriteRequest.builder()
        .putRequest(put -> put.item(item("pk", "p", "sk", "s" + at))).build()).toList();

    BatchWriteItemResponse response = once.batchWriteItem(request -> request.requestItems(Map.of("table", writes)));

    assertThat(response.unprocessedItems()).isEqualTo(Map.of("table", writes.subList(2, 5)));
    assertThat(count()).isEqualTo(2);
  }

  @Test
  void aBatchOfReadsHandsBackKeys() {
    IntStream.range(0, 3).forEach(at -> put(once, "p" + at));
    db.faults().on("BatchGetItem").once().leaveUnprocessed(0);
    Map<String, KeysAndAttributes> keys = Map.of("table", KeysAndAttributes.builder().consistentRead(true).keys(
        IntStream.range(0, 3).mapToObj(at -> item("pk", "p" + at, "sk", "s")).toList()).build());

    BatchGetItemResponse response = once.batchGetItem(request -> request.requestItems(keys));

    assertThat(response.responses()).isEmpty();
    assertThat(response.unprocessedKeys()).isEqualTo(keys);
    assertThat(once.batchGetItem(request -> request.requestItems(keys)).responses().get("table")).hasSize(3);
  }

  @Test
  void aCancelledTransactionSaysWhy() {
    db.faults().on("TransactWriteItems").once().cancelTransaction("None", "TransactionConflict");

    assertThatThrownBy(() -> once.transactWriteItems(request -> request.transactItems(
        Tables.put("table", item("pk", "a", "sk", "s")), Tables.put("table", item("pk", "b", "sk", "s")))))
        .isInstanceOfSatisfying(TransactionCanceledException.class, failure ->
            assertThat(failure.cancellationReasons()).extracting(reason -> reason.code())
                .containsExactly("None", "TransactionConflict"));
    assertThat(count()).isZero();
  }

  @Test
  void aTransactionWhoseAnswerIsLostIsDoneOnceAllTheSame() {
    db.faults().on("TransactWriteItems").once().loseAnswer();

    db.client().transactWriteItems(request -> request.transactItems(TransactWriteItem.builder().update(update ->
        update.tableName("table").key(item("pk", "a", "sk", "s")).updateExpression("ADD n :one")
            .expressionAttributeValues(item(":one", 1))).build()));

    assertThat(once.scan(request -> request.tableName("table")).items())
        .containsExactly(item("pk", "a", "sk", "s", "n", 1));
  }

  @Test
  void aWriteRunsIntoATransaction() {
    db.faults().onAny().once().conflict();

    assertThat(count()).isZero();
    assertThatThrownBy(() -> put(once, "a")).isInstanceOf(TransactionConflictException.class);
    assertThat(count()).isZero();
  }

  @Test
  void aRuleAboutAllOperationsStrikesThoseThatCanSufferIt() {
    db.faults().onAny().nth(2).leaveUnprocessed(0);
    List<WriteRequest> write = List.of(WriteRequest.builder().putRequest(put -> put.item(item("pk", "p", "sk", "s")))
        .build());

    put(once, "a");
    put(once, "b");
    assertThat(once.batchWriteItem(request -> request.requestItems(Map.of("table", write))).unprocessedItems())
        .isEmpty();
    put(once, "c");
    assertThat(once.batchWriteItem(request -> request.requestItems(Map.of("table", write))).unprocessedItems())
        .isEqualTo(Map.of("table", write));
  }

  @Test
  void aRuleThatCouldNeverStrikeIsRefused() {
    assertRefused(() -> db.faults().on("putItem"), "No operation is called putItem", "PutItem");
    assertRefused(() -> db.faults().on("PutItem").nth(0), "counted from 1");
    assertRefused(() -> db.faults().on("PutItem").times(0), "At least one call");
    assertRefused(() -> db.faults().onAny().withProbability(1.1, 1), "between 0 and 1");
    assertRefused(() -> db.faults().on("PutItem").once().leaveUnprocessed(1), "BatchWriteItem");
    assertRefused(() -> db.faults().on("PutItem").once().cancelTransaction("None"), "TransactWriteItems");
    assertRefused(() -> db.faults().on("TransactWriteItems").once().cancelTransaction(), "a reason for each");
    assertRefused(() -> db.faults().on("Query").once().conflict(), "PutItem");
    put(once, "a");
  }

  private static void assertRefused(ThrowingCallable rule, String... words) {
    assertThatThrownBy(rule).isInstanceOf(IllegalArgumentException.class).hasMessageContainingAll(words);
  }

  @Test
  void theSameSeedStrikesTheSameCalls() {
    assertThat(struck(7)).isEqualTo(struck(7)).contains(true).contains(false);
    assertThat(struck(7)).isNotEqualTo(struck(8));
  }

  private List<Boolean> struck(long seed) {
    db.faults().clear();
    db.faults().on("Scan").withProbability(0.5, seed).throttle();
    List<Boolean> struck = IntStream.range(0, 40).mapToObj(at -> fails()).toList();
    db.faults().clear();
    return struck;
  }

  private boolean fails() {
    try {
      count();
      return false;
    } catch (ProvisionedThroughputExceededException throttled) {
      return true;
    }
  }
}
