package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.TableBuilder;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.TransactionFailedException;
import dev.keywright.runtime.UniqueConstraintException;
import dev.keywright.runtime.VersionConflictException;
import dev.keywright.runtime.WriteOperation;
import dev.keywright.runtime.WriteTransaction;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.TableConnection;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Writes that are done all or not at all, and what is said when they are not. */
class WriteTransactionTest {
  private final Club club = new Club();

  @AfterEach
  void close() {
    club.close();
  }

  private WriteTransaction transaction() {
    return club.table.writeTransaction(Club.ALL);
  }

  private WriteOperation<Member> joining(Member member) {
    return club.table.create(Club.JOIN, MemberCodec.INSTANCE, member);
  }

  private WriteOperation<Ticket> opening(String ticketId) {
    return club.table.create(Club.OPEN, TicketCodec.INSTANCE, Ticket.open(ticketId));
  }

  private WriteOperation<Ticket> changing(String ticketId, Change change, WriteCondition condition) {
    return club.table.update(Club.CHANGE, TicketCodec.INSTANCE, TicketCodec.key(ticketId), change, condition);
  }

  private WriteOperation<Optional<Ticket>> removing(String ticketId) {
    return club.table.delete(Club.CHANGE, TicketCodec.INSTANCE, TicketCodec.key(ticketId), new WriteCondition());
  }

  private static final Change DONE = new Change().set("status", ValueCodec.string(), "DONE");

  @Test
  void doesWritesOfEveryKindTogether() {
    club.open(Ticket.open("changed"));
    club.open(Ticket.open("removed"));
    club.open(Ticket.open("checked"));
    transaction().add(joining(Member.of("m", "ann@x"))).add(opening("opened"))
        .addAll(List.of(changing("changed", DONE, new WriteCondition()), removing("removed")))
        .add(club.table.check(Club.CHECK, TicketCodec.INSTANCE, TicketCodec.key("checked"), new WriteCondition()))
        .add(club.table.put(Club.PUT, MemberCodec.INSTANCE, Member.of("n", "bea@x")))
        .add(club.table.upsert(Club.LEASE, LeaseCodec.PLAIN, LeaseCodec.key("l"), new Change()
            .set("leaseId", ValueCodec.string(), "l").set("seat", ValueCodec.string(), "1")
            .set("uses", ValueCodec.longValue(), 3L).set("_type", ValueCodec.string(), "Lease")
            .set("expiresAt", ValueCodec.timeToLive(), club.now.plusSeconds(5)), new WriteCondition()))
        .commit();
    assertThat(club.operations()).endsWith("GetItem", "TransactWriteItems");
    assertThat(club.events.get(club.events.size() - 1).pattern()).isEqualTo("Club.all");
    assertThat(club.member("m")).map(Member::version).contains(1L);
    assertThat(club.member("n")).isPresent();
    assertThat(club.lease("l")).map(Lease::uses).contains(3L);
    assertThat(club.change("opened", new Change()).status()).isEqualTo("OPEN");
    assertThat(club.change("changed", new Change()).status()).isEqualTo("DONE");
    assertThat(club.stored(TicketCodec.key("removed"))).isEmpty();
  }

  @Test
  void isImmutableAndSendsNothingBeforeItIsCommitted() {
    WriteTransaction empty = transaction();
    empty.add(opening("t"));
    empty.commit();
    assertThat(club.events).isEmpty();
    assertThat(empty.add(opening("t"))).hasToString("Club.all [Ticket.open (PK=TICKET#t, SK=TICKET#t)]");
  }

  @Test
  void namesTheOperationThatCancelsItAndCarriesItsItem() {
    Ticket third = club.open(Ticket.open("third"));
    TransactionFailedException failed = catchThrowableOfType(TransactionFailedException.class, () -> transaction()
        .add(opening("first")).add(opening("second"))
        .add(changing("third", DONE, new WriteCondition().and(
            Expression.of("#0 = :0", "status").with(ValueCodec.string(), "PAID"))))
        .add(opening("fourth")).commit());
    assertThat(failed.operation()).isEqualTo("Ticket.change");
    assertThat(failed.position()).isEqualTo(2);
    assertThat(failed.item()).contains(third);
    assertThat(failed).hasCauseExactlyInstanceOf(ConditionFailedException.class).hasMessage(
        "Club.all was cancelled by its operation 3, Ticket.change: Ticket.change on table club (PK=TICKET#third,"
            + " SK=TICKET#third): its condition does not hold.");
    assertThat(club.all()).hasSize(1);
  }

  @Test
  void countsPositionsByOperationsAndNotByTheirActions() {
    club.open(Ticket.open("t"));
    club.join(Member.of("x", "taken@x"));
    TransactionFailedException failed = catchThrowableOfType(TransactionFailedException.class, () -> transaction()
        .add(joining(Member.of("m", "ann@x").handle("m"))).add(opening("t")).commit());
    assertThat(failed.position()).isEqualTo(1);
    assertThat(failed.getCause()).isInstanceOf(ItemAlreadyExistsException.class);
    failed = catchThrowableOfType(TransactionFailedException.class, () -> transaction().add(opening("u"))
        .add(joining(Member.of("m", "ann@x").handle("m"))).add(joining(Member.of("n", "taken@x"))).commit());
    assertThat(failed.position()).isEqualTo(2);
    assertThat(failed.getCause()).isInstanceOf(UniqueConstraintException.class);
    assertThat(failed.item()).isEmpty();
  }

  @Test
  void checksVersions() {
    Member joined = club.join(Member.of("m", "ann@x"));
    club.edit("m", club.edit(), new WriteCondition());
    TransactionFailedException failed = catchThrowableOfType(TransactionFailedException.class, () -> transaction()
        .add(club.table.put(Club.PUT, MemberCodec.INSTANCE, joined.name("Bea"))).add(opening("t")).commit());
    assertThat(failed.getCause()).isInstanceOf(VersionConflictException.class);
    failed = catchThrowableOfType(TransactionFailedException.class, () -> transaction()
        .add(club.table.update(Club.EDIT, MemberCodec.INSTANCE, MemberCodec.key("m"), club.edit(),
            new WriteCondition().version("version", 1))).add(opening("t")).commit());
    assertThat(failed.getCause()).isInstanceOf(VersionConflictException.class);
    assertThat(club.stored(TicketCodec.key("t"))).isEmpty();
  }

  @Test
  void refusesMoreThanAHundredActionsBeforeTheCall() {
    List<WriteOperation<Ticket>> ninetyEight = IntStream.range(0, 98).mapToObj(at -> opening("t-" + at)).toList();
    transaction().addAll(ninetyEight).add(joining(Member.of("m", "ann@x"))).commit();
    assertThat(club.all()).hasSize(100);
    club.events.clear();
    WriteOperation<Member> three = joining(Member.of("n", "bea@x").handle("h"));
    assertThatThrownBy(() -> transaction().addAll(ninetyEight).add(three).commit())
        .isInstanceOf(KeywrightException.class)
        .hasMessageStartingWith("Club.all has 101 actions, markers of unique components included, and DynamoDB takes")
        .hasMessageContaining("operation 99, Member.join's claim of its handle");
    assertThat(club.events).isEmpty();
  }

  @Test
  void refusesOneItemTwiceBeforeTheCall() {
    assertThatThrownBy(() -> transaction().add(opening("t")).add(opening("u"))
        .add(changing("t", DONE, new WriteCondition())).commit()).isInstanceOf(KeywrightException.class)
        .hasMessage("Club.all: operation 1, Ticket.open and operation 3, Ticket.change are about one item"
            + " (PK=TICKET#t, SK=TICKET#t of table club), and DynamoDB takes one action for each item of a"
            + " transaction.");
    assertThatThrownBy(() -> transaction().add(joining(Member.of("m", "ann@x"))).add(joining(Member.of("n", "ANN@x")))
        .commit()).isInstanceOf(KeywrightException.class)
        .hasMessageContaining("Member.join's claim of its email and operation 2, Member.join's claim of its email");
    assertThat(club.events).isEmpty();
  }

  @Test
  void triesAgainWhereAnotherTransactionIsAtItsItems() {
    club.db.faults().on("TransactWriteItems").times(3).cancelTransaction("None", "TransactionConflict");
    transaction().add(opening("t")).add(opening("u")).commit();
    assertThat(club.operations()).containsExactly("TransactWriteItems", "TransactWriteItems", "TransactWriteItems",
        "TransactWriteItems");
    assertThat(club.all()).hasSize(2);
  }

  @Test
  void givesUpInTheEndAndSaysWhere() {
    club.db.faults().on("TransactWriteItems").always().cancelTransaction("None", "TransactionConflict");
    TransactionFailedException failed = catchThrowableOfType(TransactionFailedException.class,
        () -> transaction().add(opening("t")).add(removing("u")).commit());
    assertThat(failed.operation()).isEqualTo("Ticket.change");
    assertThat(failed.getCause()).isInstanceOf(TransactionCanceledException.class);
    assertThat(club.events.size()).isBetween(5, 20);
  }

  @Test
  void doesNotTryAgainWhatIsRefusedForGood() {
    club.db.faults().on("TransactWriteItems").always().cancelTransaction("ItemCollectionSizeLimitExceeded", "None");
    assertThatThrownBy(() -> transaction().add(opening("t")).add(opening("u")).commit())
        .isInstanceOf(TransactionFailedException.class).hasCauseInstanceOf(TransactionCanceledException.class);
    assertThat(club.events).hasSize(1);
  }

  @Test
  void aWriteAloneThatNeedsATransactionThrowsTheSdksExceptionInTheEnd() {
    club.db.faults().on("TransactWriteItems").always().cancelTransaction("TransactionConflict", "None");
    assertThatThrownBy(() -> club.join(Member.of("m", "ann@x"))).isInstanceOf(TransactionCanceledException.class);
  }

  @Test
  void beginsAnewWhereWhatWasReadHasChanged() {
    club.join(Member.of("m", "ann@x"));
    AtomicInteger reads = new AtomicInteger();
    TableConnection meddled = club.connect(new Meddling(club.db.client(), () -> {
      if (reads.getAndIncrement() == 0) {
        club.edit("m", club.edit().set("email", ValueCodec.string(), "between@x"), new WriteCondition());
      }
    }));
    meddled.writeTransaction(Club.ALL).add(opening("t")).add(meddled.delete(Club.LEAVE, MemberCodec.INSTANCE,
        MemberCodec.key("m"), new WriteCondition())).commit();
    assertThat(reads.get()).isEqualTo(2);
    assertThat(club.all()).hasSize(1);
  }

  @Test
  void saysSoWhereWhatWasReadChangesEachTime() {
    club.join(Member.of("m", "ann@x"));
    AtomicInteger reads = new AtomicInteger();
    TableConnection meddled = club.connect(new Meddling(club.db.client(), () ->
        club.edit("m", club.edit().set("email", ValueCodec.string(), "mail-" + reads.incrementAndGet()),
            new WriteCondition())));
    assertThatThrownBy(() -> meddled.execute(meddled.delete(Club.LEAVE, MemberCodec.INSTANCE, MemberCodec.key("m"),
        new WriteCondition()))).isInstanceOf(ConditionFailedException.class)
        .hasMessageContaining("others changed it each of the 12 times it was tried");
    assertThat(club.all()).hasSize(2);
  }

  @Test
  void joinsOperationsOfSeveralTables() {
    TableConnection other = TableBuilder.of(club.db.client(),
        TableDefinition.of("tallies", "PK", ScalarAttributeType.S).withSortKey("SK", ScalarAttributeType.S),
        EntityTypes.of(Tally.CODEC), Function.<TableConnection>identity()).build();
    other.createTable();
    TableConnection same = club.table;
    transaction().add(other.create(Club.ALL, Tally.CODEC, new Tally("a", 1, 0)))
        .add(same.create(Club.ALL, Tally.CODEC, new Tally("a", 2, 0))).commit();
    assertThat(other.execute(other.delete(Club.ALL, Tally.CODEC, Tally.key("a"), new WriteCondition())))
        .contains(new Tally("a", 1, 1));
    assertThat(same.execute(same.delete(Club.ALL, Tally.CODEC, Tally.key("a"), new WriteCondition())))
        .contains(new Tally("a", 2, 1));
    assertThat(club.events.get(0).table()).isEqualTo("tallies, club");
    assertThat(club.events.get(0).capacityUnits()).isPositive();
  }

  @Test
  void refusesAnOperationThatNoTableMade() {
    WriteOperation<String> stranger = () -> "Stranger.write";
    assertThatThrownBy(() -> transaction().add(stranger)).isInstanceOf(KeywrightException.class);
    assertThatThrownBy(() -> club.table.execute(stranger)).isInstanceOf(KeywrightException.class);
  }
}
