package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.StaleValueException;
import dev.keywright.runtime.VersionConflictException;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;

/** Which condition failed is told from the stored item, in one order: absent or expired, version, given, the user's. */
class ConditionsTest {
  private final Club club = new Club();

  @AfterEach
  void close() {
    club.close();
  }

  private static final Change DONE = new Change().set("status", ValueCodec.string(), "DONE");

  /** Fails on all counts. */
  private static WriteCondition hopeless() {
    return new WriteCondition().version("count", 9).given("status", ValueCodec.string(), "LATE")
        .and(Expression.of("#0 = :0", "status").with(ValueCodec.string(), "NEVER"));
  }

  @Test
  void tellsAnAbsentItemFirst() {
    ItemNotFoundException absent =
        catchThrowableOfType(ItemNotFoundException.class, () -> club.change("t", DONE, hopeless()));
    assertThat(absent.expired()).isFalse();
    assertThat(absent.item()).isEmpty();
    assertThat(absent).hasMessage(
        "Ticket.change on table club (PK=TICKET#t, SK=TICKET#t): there is no item with this key.");
    assertThat(absent).hasCauseInstanceOf(ConditionalCheckFailedException.class);
    assertThat(club.all()).isEmpty();
  }

  @Test
  void tellsAnExpiredItemFromAnAbsentOne() {
    Lease lease = club.table.execute(club.table.create(Club.LEASE, LeaseCodec.PLAIN, club.lease("l", "1", 10)));
    club.pass(Duration.ofSeconds(10));
    ItemNotFoundException expired = catchThrowableOfType(ItemNotFoundException.class,
        () -> club.table.execute(club.table.update(Club.LEASE, LeaseCodec.PLAIN, LeaseCodec.key("l"),
            new Change().set("expiresAt", ValueCodec.timeToLive(), club.now.plusSeconds(99)), hopeless())));
    assertThat(expired.expired()).isTrue();
    assertThat(expired.item()).contains(lease);
    assertThatThrownBy(() -> club.table.execute(club.table.delete(Club.LEASE, LeaseCodec.PLAIN, LeaseCodec.key("l"),
        new WriteCondition().given("seat", ValueCodec.string(), "1")))).isInstanceOf(ItemNotFoundException.class);
    assertThatThrownBy(() -> club.table.execute(club.table.check(Club.LEASE, LeaseCodec.PLAIN, LeaseCodec.key("l"),
        new WriteCondition()))).isInstanceOf(ItemNotFoundException.class);
  }

  @Test
  void tellsTheVersionBeforeTheRest() {
    Ticket ticket = club.open(Ticket.open("t"));
    VersionConflictException conflict =
        catchThrowableOfType(VersionConflictException.class, () -> club.change("t", DONE, hopeless()));
    assertThat(conflict.expected()).isEqualTo(9);
    assertThat(conflict.item()).contains(ticket);
  }

  @Test
  void tellsAStaleValueBeforeTheUsersCondition() {
    Ticket ticket = club.open(Ticket.open("t"));
    StaleValueException stale = catchThrowableOfType(StaleValueException.class, () -> club.change("t", DONE,
        new WriteCondition().version("count", 0).given("state", "status", ValueCodec.string(), "LATE")
            .and(Expression.of("#0 = :0", "status").with(ValueCodec.string(), "NEVER"))));
    assertThat(stale.component()).isEqualTo("state");
    assertThat(stale.item()).contains(ticket);
    assertThat(club.change("t", new Change())).isEqualTo(ticket);
  }

  @Test
  void tellsTheUsersConditionLast() {
    Ticket ticket = club.open(Ticket.open("t"));
    ConditionFailedException failed = catchThrowableOfType(ConditionFailedException.class, () -> club.change("t", DONE,
        new WriteCondition().given("status", ValueCodec.string(), "OPEN")
            .and(Expression.of("#0 = :0 OR #0 = :1", "status").with(ValueCodec.string(), "X")
                .with(ValueCodec.string(), "Y"))));
    assertThat(failed.getClass()).isEqualTo(ConditionFailedException.class);
    assertThat(failed.item()).contains(ticket);
  }

  @Test
  void anAbsentValueMayBeGiven() {
    club.open(new Ticket("t", "OPEN", Optional.empty(), Set.of("a"), List.of(), Map.of(), 0));
    WriteCondition nobody = new WriteCondition().given("assignee", ValueCodec.string(), null);
    assertThat(club.change("t", new Change().set("assignee", ValueCodec.string(), "ann"), nobody).assignee())
        .contains("ann");
    assertThatThrownBy(() -> club.change("t", DONE, nobody)).isInstanceOf(StaleValueException.class);
    assertThatThrownBy(() -> club.change("t", DONE, new WriteCondition().given("tags", TicketCodec.TAGS, Set.of())))
        .isInstanceOf(StaleValueException.class);
    club.change("t", new Change().remove("tags"));
    club.change("t", DONE, new WriteCondition().given("tags", TicketCodec.TAGS, Set.of()));
    assertThat(club.change("t", new Change()).status()).isEqualTo("DONE");
  }

  @Test
  void aGivenNumberIsComparedByValue() {
    club.open(Ticket.open("t"));
    assertThatThrownBy(() -> club.change("t", DONE, new WriteCondition().given("count", ValueCodec.doubleValue(), 0.0)
        .and(Expression.of("attribute_exists(#0)", "nothing"))))
        .isInstanceOfSatisfying(ConditionFailedException.class,
            e -> assertThat(e.getClass()).isEqualTo(ConditionFailedException.class));
  }

  @Test
  void deletesOnConditionAndWithout() {
    Ticket ticket = club.open(Ticket.open("t"));
    WriteCondition done = new WriteCondition().given("status", ValueCodec.string(), "DONE");
    assertThatThrownBy(() -> club.table.execute(
        club.table.delete(Club.CHANGE, TicketCodec.INSTANCE, TicketCodec.key("t"), done)))
        .isInstanceOf(StaleValueException.class);
    WriteCondition open = new WriteCondition().given("status", ValueCodec.string(), "OPEN");
    assertThat(club.table.execute(club.table.delete(Club.CHANGE, TicketCodec.INSTANCE, TicketCodec.key("t"), open)))
        .contains(ticket);
    assertThatThrownBy(() -> club.table.execute(
        club.table.delete(Club.CHANGE, TicketCodec.INSTANCE, TicketCodec.key("t"), open)))
        .isInstanceOf(ItemNotFoundException.class);
    assertThat(club.table.execute(club.table.delete(Club.CHANGE, TicketCodec.INSTANCE, TicketCodec.key("t"),
        new WriteCondition()))).isEmpty();
  }

  @Test
  void checksAlone() {
    club.open(Ticket.open("t"));
    club.table.execute(club.table.check(Club.CHECK, TicketCodec.INSTANCE, TicketCodec.key("t"), new WriteCondition()));
    assertThat(club.operations()).endsWith("TransactWriteItems");
    assertThatThrownBy(() -> club.table.execute(club.table.check(Club.CHECK, TicketCodec.INSTANCE, TicketCodec.key("u"),
        new WriteCondition()))).isInstanceOf(ItemNotFoundException.class);
    assertThatThrownBy(() -> club.table.execute(club.table.check(Club.CHECK, TicketCodec.INSTANCE, TicketCodec.key("t"),
        new WriteCondition().given("status", ValueCodec.string(), "DONE")))).isInstanceOf(StaleValueException.class);
  }

  @Test
  void carriesTheItemInTheWayOfACreate() {
    Ticket first = club.open(Ticket.open("t"));
    assertThatThrownBy(() -> club.open(new Ticket("t", "X", Optional.empty(), Set.of(), List.of(), Map.of(), 1)))
        .isInstanceOfSatisfying(ItemAlreadyExistsException.class, e -> assertThat(e.item()).contains(first));
  }

  @Test
  void observesEachRequest() {
    club.open(Ticket.open("t"));
    club.change("t", DONE);
    assertThat(club.events).hasSize(2).last().satisfies(event -> {
      assertThat(event.operation()).isEqualTo("UpdateItem");
      assertThat(event.pattern()).isEqualTo("Ticket.change");
      assertThat(event.keyCondition()).isEqualTo("PK=TICKET#t, SK=TICKET#t");
      assertThat(event.capacityUnits()).isPositive();
    });
  }
}
