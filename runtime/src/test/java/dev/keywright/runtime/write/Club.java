package dev.keywright.runtime.write;

import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.N;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.S;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.OperationEvent;
import dev.keywright.runtime.TableBuilder;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.TableConnection;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import dev.keywright.runtime.generated.WritePattern;
import dev.keywright.testkit.LocalDynamoDb;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ScanResponse;

/** A database of its own with the table of members, tickets and leases, and a clock to be moved by hand. */
final class Club implements AutoCloseable {
  static final WritePattern JOIN = WritePattern.named("Member.join");
  static final WritePattern PUT = WritePattern.named("Member.put");
  static final WritePattern EDIT = WritePattern.named("Member.edit");
  static final WritePattern LEAVE = WritePattern.named("Member.leave");
  static final WritePattern CHECK = WritePattern.named("Member.check");
  static final WritePattern OPEN = WritePattern.named("Ticket.open");
  static final WritePattern CHANGE = WritePattern.named("Ticket.change");
  static final WritePattern LEASE = WritePattern.named("Lease.take");
  static final WritePattern ALL = WritePattern.named("Club.all");

  private static final TableDefinition DEFINITION = TableDefinition.of("club", "PK", S).withSortKey("SK", S)
      .withIndex(IndexDefinition.global("GSI1").partitionKey("GSI1PK", S).sortKey("GSI1SK", S))
      .withIndex(IndexDefinition.global("byRank").partitionKey("rank", N))
      .withTypeAttribute("_type").withTtlAttribute("expiresAt");
  private static final EntityTypes ENTITIES =
      EntityTypes.of(MemberCodec.INSTANCE, TicketCodec.INSTANCE, LeaseCodec.INSTANCE, Tally.CODEC);

  private final class HandClock extends Clock {
    @Override
    public Instant instant() {
      return now;
    }

    @Override
    public ZoneId getZone() {
      return ZoneId.of("UTC");
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  final LocalDynamoDb db = LocalDynamoDb.start();
  final List<OperationEvent> events = new CopyOnWriteArrayList<>();
  volatile Instant now = Instant.parse("2026-01-01T00:00:00.123456789Z");
  final TableConnection table = connect(db.client());

  Club() {
    table.createTable();
  }

  TableConnection connect(DynamoDbClient client) {
    return TableBuilder.of(client, DEFINITION, ENTITIES, Function.<TableConnection>identity())
        .clock(new HandClock()).listener(events::add).build();
  }

  void pass(Duration time) {
    now = now.plus(time);
  }

  Lease lease(String leaseId, String seat, long seconds) {
    return new Lease(leaseId, seat, 0, now.plusSeconds(seconds));
  }

  Member join(Member member) {
    return table.execute(table.create(JOIN, MemberCodec.INSTANCE, member));
  }

  Member put(Member member) {
    return table.execute(table.put(PUT, MemberCodec.INSTANCE, member));
  }

  /** An update as generated: the version is counted, the time of the change is set. */
  Change edit() {
    return new Change().increment("version").set("updatedAt", ValueCodec.instant(), now);
  }

  Member edit(String memberId, Change change, WriteCondition condition) {
    return table.execute(table.update(EDIT, MemberCodec.INSTANCE, MemberCodec.key(memberId), change, condition));
  }

  Optional<Member> leave(String memberId) {
    return table.execute(
        table.delete(LEAVE, MemberCodec.INSTANCE, MemberCodec.key(memberId), new WriteCondition()));
  }

  Optional<Member> member(String memberId) {
    return table.get(ReadPattern.named("Member.find").consistent(), MemberCodec.INSTANCE, MemberCodec.key(memberId));
  }

  Optional<Lease> lease(String leaseId) {
    return table.get(ReadPattern.named("Lease.find").consistent(), LeaseCodec.INSTANCE, LeaseCodec.key(leaseId));
  }

  Ticket open(Ticket ticket) {
    return table.execute(table.create(OPEN, TicketCodec.INSTANCE, ticket));
  }

  Ticket change(String ticketId, Change change, WriteCondition condition) {
    return table.execute(table.update(CHANGE, TicketCodec.INSTANCE, TicketCodec.key(ticketId), change, condition));
  }

  Ticket change(String ticketId, Change change) {
    return change(ticketId, change, new WriteCondition());
  }

  /** What is stored under a key, as it is. */
  Map<String, AttributeValue> stored(PrimaryKey key) {
    return db.client().getItem(request -> request.tableName("club").key(key.attributes()).consistentRead(true)).item();
  }

  void store(Map<String, AttributeValue> item) {
    db.client().putItem(request -> request.tableName("club").item(item));
  }

  /** All items, markers included. */
  List<Map<String, AttributeValue>> all() {
    ScanResponse scanned = db.client().scan(request -> request.tableName("club"));
    return scanned.items();
  }

  List<Map<String, AttributeValue>> indexed(String index) {
    return db.client().scan(request -> request.tableName("club").indexName(index)).items();
  }

  List<String> operations() {
    return events.stream().map(OperationEvent::operation).toList();
  }

  @Override
  public void close() {
    db.close();
  }
}
