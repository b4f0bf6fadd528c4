package dev.keywright.writes;

import dev.keywright.runtime.TableBuilder;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.TableConnection;
import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.MovableClock;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** The table in an embedded database of its own, with a clock for both that is moved by hand, and a look past Keywright. */
final class Depot implements AutoCloseable {
  static final Instant START = Instant.parse("2026-01-01T00:00:00.123456789Z");

  final MovableClock clock = new MovableClock(START);
  final LocalDynamoDb db = LocalDynamoDb.start(clock);
  final DepotTable table = connect(db.client());
  /** Executes any operation as the repositories do. */
  final TableConnection connection = TableBuilder.of(db.client(), DepotTable.definition(),
      EntityTypes.of(JobCodec.INSTANCE, MemberCodec.INSTANCE, LeaseCodec.INSTANCE),
      Function.<TableConnection>identity()).build();

  Depot() {
    table.createTable();
  }

  DepotTable connect(DynamoDbClient client) {
    return DepotTable.builder(client).clock(clock).build();
  }

  Instant now() {
    return clock.instant();
  }

  void pass(Duration time) {
    clock.advance(time);
  }

  /** A time that is some seconds from now, with digits that a time to live cannot hold. */
  Instant in(long seconds) {
    return now().plusSeconds(seconds);
  }

  /** All items, markers included. */
  List<Map<String, AttributeValue>> all() {
    return db.client().scanPaginator(request -> request.tableName("depot").consistentRead(true)).items().stream().toList();
  }

  List<Map<String, AttributeValue>> indexed(String index) {
    return db.client().scanPaginator(request -> request.tableName("depot").indexName(index)).items().stream().toList();
  }

  /** What is stored of an item; empty if nothing is. */
  Map<String, AttributeValue> stored(String partitionKey, String sortKey) {
    return db.client().getItem(request -> request.tableName("depot").consistentRead(true).key(Map.of(
        "PK", AttributeValue.fromS(partitionKey), "SK", AttributeValue.fromS(sortKey)))).item();
  }

  @Override
  public void close() {
    db.close();
  }
}
