package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.N;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.S;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.OperationEvent;
import dev.keywright.runtime.TableBuilder;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.Filter;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.SortCondition;
import dev.keywright.runtime.generated.TableConnection;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WritePattern;
import dev.keywright.testkit.LocalDynamoDb;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Counts agree with what a query lists, whether DynamoDB counts or the keys are read. */
class CountingTest {
  private static final Instant NOW = Instant.ofEpochSecond(1_000);
  private static final TableDefinition NOTES = TableDefinition.of("notes", "owner", S).withSortKey("number", N)
      .withIndex(IndexDefinition.local("by-expiry").sortKey("expiry", N))
      .withIndex(IndexDefinition.global("keys").partitionKey("owner", S).sortKey("number", N).keysOnly())
      .withIndex(IndexDefinition.global("by-type").partitionKey("type", S).sortKey("owner", S))
      .withTtlAttribute("expiry");
  private static final TableDefinition TYPED = NOTES.withTypeAttribute("type");

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final List<OperationEvent> events = new ArrayList<>();

  @AfterEach
  void close() {
    db.close();
  }

  private TableConnection connect(TableDefinition definition) {
    TableConnection table = TableBuilder.of(db.client(), definition, EntityTypes.of(Note.CODEC), Function.identity())
        .clock(Clock.fixed(NOW, ZoneOffset.UTC)).listener(events::add).build();
    table.createTable();
    for (int number = 0; number < 10; number++) {
      Optional<Instant> expiry = number == 0 ? Optional.empty() : Optional.of(NOW.plusSeconds(number - 5));
      table.execute(table.put(WritePattern.named("Note.put"), Note.CODEC, new Note("ann", number, expiry)));
    }
    for (int number = 20; number < 23; number++) {
      Map<String, AttributeValue> stranger = new HashMap<>();
      stranger.put("owner", AttributeValue.fromS("ann"));
      stranger.put("number", AttributeValue.fromN(Integer.toString(number)));
      stranger.put("type", AttributeValue.fromS("Stranger"));
      stranger.put("expiry", AttributeValue.fromN("2000"));
      db.client().putItem(request -> request.tableName("notes").item(stranger));
    }
    events.clear();
    return table;
  }

  private static final KeyCondition ANN = KeyCondition.partition("owner", "ann");

  private void assertCountIsWhatIsListed(TableConnection table, ReadPattern pattern, KeyCondition condition, long count) {
    assertThat(table.count(pattern, Note.CODEC, condition)).isEqualTo(count);
    assertThat(events.get(events.size() - 1).itemsReturned()).isEqualTo((int) count);
    assertThat(table.query(pattern, Note.CODEC, condition).list()).hasSize((int) count);
  }

  @Test
  void filtersByTypeAndTimeToLive() {
    assertCountIsWhatIsListed(connect(TYPED), ReadPattern.named("Note.count"), ANN, 5);
  }

  @Test
  void readsKeysWhereTheTimeToLiveIsTheSortKey() {
    assertCountIsWhatIsListed(connect(TYPED), ReadPattern.named("Note.count").index("by-expiry"), ANN, 4);
  }

  @Test
  void readsKeysWhereTheTypeIsThePartitionKey() {
    KeyCondition notes = KeyCondition.partition("type", "Note").sort(
        SortCondition.equalTo("owner", "ann"));
    assertCountIsWhatIsListed(connect(TYPED), ReadPattern.named("Note.count").index("by-type"), notes, 5);
  }

  @Test
  void readsKeysWhereNoTypeIsStored() {
    TableConnection table = connect(NOTES);
    assertThat(table.count(ReadPattern.named("Note.count"), Note.CODEC, ANN)).isEqualTo(8);
    assertThat(table.query(ReadPattern.named("Note.all"), Note.CODEC, ANN).list()).hasSize(8);
  }

  @Test
  void readsKeysWhereTheIndexDoesNotProjectTheType() {
    TableConnection table = connect(TYPED.withName("notes"));
    assertThat(table.count(ReadPattern.named("Note.count").index("keys"), Note.CODEC, ANN)).isEqualTo(13);
  }

  private static final Filter EVEN = Filter.of(Expression.of("#0 IN (:0*)", "expiry").withAll(ValueCodec.longValue(),
      List.of(NOW.getEpochSecond() + 1, NOW.getEpochSecond() + 3)));

  @Test
  void aFilterIsJoinedWithThoseOfTypeAndTimeToLive() {
    TableConnection table = connect(TYPED);
    assertThat(table.count(ReadPattern.named("Note.count"), Note.CODEC, ANN, EVEN)).isEqualTo(2);
    assertThat(table.query(ReadPattern.named("Note.all"), Note.CODEC, ANN, EVEN).list()).hasSize(2);
  }

  @Test
  void aFilterIsSentAlongWhereKeysAreRead() {
    TableConnection table = connect(NOTES);
    assertThat(table.count(ReadPattern.named("Note.count"), Note.CODEC, ANN, EVEN)).isEqualTo(2);
    assertThat(events.get(events.size() - 1).itemsRead()).isEqualTo(13);
  }
}
