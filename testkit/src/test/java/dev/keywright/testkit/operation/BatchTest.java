package dev.keywright.testkit.operation;

import static dev.keywright.testkit.Tables.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.Tables;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BatchGetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.KeysAndAttributes;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.WriteRequest;

class BatchTest {

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final DynamoDbClient client = db.client();

  @BeforeEach
  void createTables() {
    Tables.create(client, "one");
    Tables.create(client, "two");
  }

  @AfterEach
  void close() {
    db.close();
  }

  private static WriteRequest put(Map<String, AttributeValue> item) {
    return WriteRequest.builder().putRequest(put -> put.item(item)).build();
  }

  private static WriteRequest delete(Map<String, AttributeValue> key) {
    return WriteRequest.builder().deleteRequest(delete -> delete.key(key)).build();
  }

  private void write(String table, List<WriteRequest> writes) {
    client.batchWriteItem(request -> request.requestItems(Map.of(table, writes)));
  }

  private static KeysAndAttributes keys(String... pks) {
    List<Map<String, AttributeValue>> keys = new ArrayList<>();
    for (String pk : pks) {
      keys.add(item("pk", pk, "sk", "s"));
    }
    return KeysAndAttributes.builder().keys(keys).build();
  }

  @Test
  void putsAndDeletesOverSeveralTables() {
    write("one", List.of(put(item("pk", "a", "sk", "s"))));
    client.batchWriteItem(request -> request.requestItems(Map.of(
        "one", List.of(delete(item("pk", "a", "sk", "s")), put(item("pk", "b", "sk", "s"))),
        "two", List.of(put(item("pk", "c", "sk", "s")), delete(item("pk", "nosuch", "sk", "s"))))));

    BatchGetItemResponse response = client.batchGetItem(request -> request.returnConsumedCapacity(
        ReturnConsumedCapacity.TOTAL).requestItems(Map.of("one", keys("a", "b"), "two", keys("c"))));

    assertThat(response.responses()).isEqualTo(Map.of(
        "one", List.of(item("pk", "b", "sk", "s")), "two", List.of(item("pk", "c", "sk", "s"))));
    assertThat(response.unprocessedKeys()).isEmpty();
    assertThat(response.consumedCapacity()).extracting(used -> used.tableName() + " " + used.capacityUnits())
        .containsExactlyInAnyOrder("one 1.0", "two 0.5");
  }

  @Test
  void oneItemTwiceIsRefused() {
    assertThatThrownBy(() -> write("one", List.of(put(item("pk", "a", "sk", "s", "x", 1)),
        delete(item("pk", "a", "sk", "s")))))
        .hasMessageContaining("Provided list of item keys contains duplicates");
    assertThatThrownBy(() -> client.batchGetItem(request -> request.requestItems(Map.of("one", keys("a", "a")))))
        .hasMessageContaining("Provided list of item keys contains duplicates");
  }

  @Test
  void nothingIsWrittenIfOneWriteIsInvalid() {
    assertThatThrownBy(() -> write("one", List.of(put(item("pk", "a", "sk", "s")), put(item("pk", "b")))))
        .hasMessageContaining("Missing the key sk in the item");
    assertThat(client.scan(request -> request.tableName("one")).count()).isZero();
  }

  @Test
  void sizesAreLimited() {
    List<WriteRequest> many = IntStream.range(0, 13).mapToObj(at -> put(item("pk", "p" + at, "sk", "s"))).toList();
    assertThatThrownBy(() -> client.batchWriteItem(request -> request.requestItems(Map.of("one", many, "two", many))))
        .hasMessageContaining("Too many items requested for the BatchWriteItem call");
    assertThatThrownBy(() -> client.batchWriteItem(request -> request.requestItems(Map.of())))
        .hasMessageContaining("The requestItems parameter is required for BatchWriteItem");
  }

  @Test
  void whatIsBeyondSixteenMegabytesIsLeftUnprocessed() {
    String[] pks = IntStream.range(0, 50).mapToObj(at -> "p" + at).toArray(String[]::new);
    for (String pk : pks) {
      client.putItem(request -> request.tableName("one").item(item("pk", pk, "sk", "s", "x", "y".repeat(390_000))));
    }

    BatchGetItemResponse response = client.batchGetItem(request -> request.requestItems(Map.of("one", keys(pks))));

    int read = response.responses().get("one").size();
    assertThat(read).isEqualTo(16 * 1024 * 1024 / 390_009);
    assertThat(response.unprocessedKeys().get("one").keys()).hasSize(50 - read)
        .startsWith(item("pk", "p" + read, "sk", "s"));
  }
}
