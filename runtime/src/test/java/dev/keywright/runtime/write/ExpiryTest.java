package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import java.time.Duration;
import java.time.Instant;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item whose time to live is over is not there, for every write, although DynamoDB still has it. */
class ExpiryTest {
  private final Club club = new Club();

  @AfterEach
  void close() {
    club.close();
  }

  private Lease take(Lease lease) {
    return club.table.execute(club.table.create(Club.LEASE, LeaseCodec.PLAIN, lease));
  }

  private Lease update(Change change) {
    return club.table.execute(
        club.table.update(Club.LEASE, LeaseCodec.PLAIN, LeaseCodec.key("l"), change, new WriteCondition()));
  }

  private Lease upsert(WriteCondition condition) {
    return club.table.execute(
        club.table.upsert(Club.LEASE, LeaseCodec.PLAIN, LeaseCodec.key("l"), use(), condition));
  }

  /** Counts a use; sets everything that an item needs. */
  private Change use() {
    return new Change().set("_type", ValueCodec.string(), "Lease").set("leaseId", ValueCodec.string(), "l")
        .setIfAbsent("seat", ValueCodec.string(), "7")
        .add(Expression.of("#0 :0", "uses").with(ValueCodec.longValue(), 1L))
        .set("expiresAt", ValueCodec.timeToLive(), club.now.plusSeconds(60));
  }

  @Test
  void storesEpochSecondsAfterAnUpdateAsAfterACreate() {
    take(club.lease("l", "1", 10));
    assertThat(club.stored(LeaseCodec.key("l"))).containsEntry("expiresAt", AttributeValue.fromN("1767225610"));
    Lease longer = update(new Change().set("expiresAt", ValueCodec.timeToLive(), club.now.plusSeconds(20)));
    assertThat(longer.expiresAt()).isEqualTo(Instant.parse("2026-01-01T00:00:20Z"));
    assertThat(club.stored(LeaseCodec.key("l"))).containsEntry("expiresAt", AttributeValue.fromN("1767225620"));
  }

  @Test
  void anExpiredItemCannotBeRefreshedAndCanBeCreatedAnew() {
    take(club.lease("l", "1", 10));
    club.pass(Duration.ofSeconds(10));
    assertThatThrownBy(() -> update(new Change().set("expiresAt", ValueCodec.timeToLive(), club.now.plusSeconds(20))))
        .isInstanceOfSatisfying(ItemNotFoundException.class, e -> assertThat(e.expired()).isTrue());
    assertThat(take(club.lease("l", "2", 10)).seat()).isEqualTo("2");
    assertThat(update(new Change().increment("uses")).uses()).isEqualTo(1);
  }

  @Test
  void anUpsertMakesChangesAndReplacesWhatIsExpired() {
    assertThat(upsert(new WriteCondition())).extracting(Lease::seat, Lease::uses).containsExactly("7", 1L);
    update(new Change().set("seat", ValueCodec.string(), "8"));
    assertThat(upsert(new WriteCondition())).extracting(Lease::seat, Lease::uses).containsExactly("8", 2L);
    club.pass(Duration.ofSeconds(60));
    assertThat(upsert(new WriteCondition())).extracting(Lease::seat, Lease::uses).containsExactly("7", 1L);
    assertThat(club.operations()).endsWith("UpdateItem", "UpdateItem", "DeleteItem", "UpdateItem");
  }

  @Test
  void anUpsertInATransactionReplacesWhatIsExpired() {
    take(club.lease("l", "1", 10));
    club.pass(Duration.ofSeconds(10));
    club.table.writeTransaction(Club.ALL)
        .add(club.table.upsert(Club.LEASE, LeaseCodec.PLAIN, LeaseCodec.key("l"), use(), new WriteCondition()))
        .commit();
    assertThat(club.operations()).endsWith("TransactWriteItems", "DeleteItem", "TransactWriteItems");
    assertThat(club.lease("l")).map(Lease::uses).contains(1L);
  }

  @Test
  void anUpsertOfAUniqueEntityIsRefused() {
    assertThatThrownBy(() -> club.table.upsert(Club.LEASE, LeaseCodec.INSTANCE, LeaseCodec.key("l"), use(),
        new WriteCondition())).isInstanceOf(KeywrightException.class).hasMessageContaining("unique components");
  }

  @Test
  void aDeleteOfAnExpiredItemAnswersNothing() {
    take(club.lease("l", "1", 10));
    club.pass(Duration.ofSeconds(10));
    assertThat(club.table.execute(club.table.delete(Club.LEASE, LeaseCodec.PLAIN, LeaseCodec.key("l"),
        new WriteCondition()))).isEqualTo(Optional.empty());
  }
}
