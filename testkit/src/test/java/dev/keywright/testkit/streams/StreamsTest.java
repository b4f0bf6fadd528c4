package dev.keywright.testkit.streams;

import static dev.keywright.testkit.Tables.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.MovableClock;
import dev.keywright.testkit.Tables;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ExpiredIteratorException;
import software.amazon.awssdk.services.dynamodb.model.GetRecordsResponse;
import software.amazon.awssdk.services.dynamodb.model.Record;
import software.amazon.awssdk.services.dynamodb.model.ShardIteratorType;
import software.amazon.awssdk.services.dynamodb.model.StreamStatus;
import software.amazon.awssdk.services.dynamodb.model.StreamViewType;
import software.amazon.awssdk.services.dynamodb.streams.DynamoDbStreamsClient;

class StreamsTest {

  private final MovableClock clock = new MovableClock(Instant.parse("2026-01-01T00:00:00Z"));
  private final LocalDynamoDb db = LocalDynamoDb.start(clock);
  private final DynamoDbClient client = db.client();
  private final DynamoDbStreamsClient streams = db.connect(DynamoDbStreamsClient.builder()).build();

  @BeforeEach
  void createTable() {
    Tables.create(client, "table");
  }

  @AfterEach
  void close() {
    streams.close();
    db.close();
  }

  private String enable(StreamViewType view) {
    return client.updateTable(request -> request.tableName("table").streamSpecification(stream ->
        stream.streamEnabled(true).streamViewType(view))).tableDescription().latestStreamArn();
  }

  private void disable() {
    client.updateTable(request -> request.tableName("table").streamSpecification(stream ->
        stream.streamEnabled(false)));
  }

  private void put(String pk, int x) {
    client.putItem(request -> request.tableName("table").item(item("pk", pk, "sk", "s", "x", x)));
  }

  private String iterator(String arn, ShardIteratorType type) {
    String shard = streams.describeStream(request -> request.streamArn(arn)).streamDescription().shards().get(0)
        .shardId();
    return streams.getShardIterator(request -> request.streamArn(arn).shardId(shard).shardIteratorType(type))
        .shardIterator();
  }

  private List<Record> read(String arn) {
    return streams.getRecords(request -> request.shardIterator(iterator(arn, ShardIteratorType.TRIM_HORIZON)))
        .records();
  }

  @Test
  void changesAreRecordedInOrder() {
    put("before", 1);
    String arn = enable(StreamViewType.NEW_AND_OLD_IMAGES);
    put("a", 1);
    put("a", 2);
    put("a", 2);
    client.deleteItem(request -> request.tableName("table").key(item("pk", "a", "sk", "s")));
    client.deleteItem(request -> request.tableName("table").key(item("pk", "nosuch", "sk", "s")));

    List<Record> records = read(arn);

    assertThat(records).extracting(Record::eventNameAsString).containsExactly("INSERT", "MODIFY", "REMOVE");
    assertThat(records.get(1).dynamodb().keys()).isEqualTo(item("pk", "a", "sk", "s"));
    assertThat(records.get(1).dynamodb().oldImage()).isEqualTo(item("pk", "a", "sk", "s", "x", 1));
    assertThat(records.get(1).dynamodb().newImage()).isEqualTo(item("pk", "a", "sk", "s", "x", 2));
    assertThat(records.get(2).dynamodb().hasNewImage()).isFalse();
    assertThat(records).extracting(change -> change.dynamodb().sequenceNumber()).isSorted();
  }

  @Test
  void viewsShowWhatTheyAreNamedFor() {
    String keys = enable(StreamViewType.KEYS_ONLY);
    put("a", 1);
    disable();
    clock.advance(Duration.ofSeconds(1));
    String old = enable(StreamViewType.OLD_IMAGE);
    put("a", 2);

    assertThat(read(keys)).singleElement().satisfies(change -> {
      assertThat(change.dynamodb().hasNewImage()).isFalse();
      assertThat(change.dynamodb().hasOldImage()).isFalse();
    });
    assertThat(read(old)).singleElement().satisfies(change -> {
      assertThat(change.dynamodb().hasNewImage()).isFalse();
      assertThat(change.dynamodb().oldImage()).isEqualTo(item("pk", "a", "sk", "s", "x", 1));
    });
    assertThat(streams.listStreams(request -> request.tableName("table")).streams()).hasSize(2);
  }

  @Test
  void aClosedStreamEnds() {
    String arn = enable(StreamViewType.NEW_IMAGE);
    put("a", 1);
    put("b", 1);
    disable();
    put("c", 1);

    String start = iterator(arn, ShardIteratorType.TRIM_HORIZON);
    GetRecordsResponse first = streams.getRecords(request -> request.shardIterator(start).limit(1));
    GetRecordsResponse second = streams.getRecords(request -> request.shardIterator(first.nextShardIterator()));

    assertThat(first.records()).hasSize(1);
    assertThat(second.records()).hasSize(1);
    assertThat(second.nextShardIterator()).isNull();
    assertThat(streams.describeStream(request -> request.streamArn(arn)).streamDescription().streamStatus())
        .isEqualTo(StreamStatus.DISABLED);
  }

  @Test
  void aClearedDatabaseBeginsItsStreamsAnew() {
    String arn = enable(StreamViewType.KEYS_ONLY);
    put("before", 1);
    db.clear();
    put("after", 2);

    assertThat(streams.getRecords(request -> request.shardIterator(iterator(arn, ShardIteratorType.TRIM_HORIZON)))
        .records()).extracting(record -> record.dynamodb().keys().get("pk").s()).containsExactly("after");
  }

  @Test
  void removalsByTimeAreTold() {
    client.updateTimeToLive(request -> request.tableName("table").timeToLiveSpecification(ttl ->
        ttl.enabled(true).attributeName("x")));
    put("a", (int) clock.instant().getEpochSecond());
    String arn = enable(StreamViewType.OLD_IMAGE);
    clock.advance(Duration.ofSeconds(1));
    db.deleteExpired();

    assertThat(read(arn)).singleElement().satisfies(change ->
        assertThat(change.userIdentity().principalId()).isEqualTo("dynamodb.amazonaws.com"));
  }

  @Test
  void recordsAndIteratorsGrowOld() {
    String arn = enable(StreamViewType.NEW_IMAGE);
    put("a", 1);
    String early = iterator(arn, ShardIteratorType.LATEST);
    clock.advance(Duration.ofHours(25));
    put("b", 1);

    assertThat(read(arn)).extracting(change -> change.dynamodb().keys().get("pk").s()).containsExactly("b");
    assertThatThrownBy(() -> streams.getRecords(request -> request.shardIterator(early)))
        .isInstanceOf(ExpiredIteratorException.class);
    assertThatThrownBy(() -> enable(StreamViewType.NEW_IMAGE)).hasMessageContaining("already has an enabled stream");
  }
}
