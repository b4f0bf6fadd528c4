package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.ReadOperation;
import dev.keywright.runtime.ReadTransaction;
import dev.keywright.runtime.TransactionItems;
import dev.keywright.runtime.generated.ReadPattern;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactionCanceledException;

/** Items as they are at one moment, each given to the operation that asked for it. */
class ReadTransactionTest {
  private static final ReadPattern FIND = ReadPattern.named("Ticket.find");
  private static final ReadPattern AGAIN = ReadPattern.named("Ticket.again");
  private static final ReadPattern BOTH = ReadPattern.named("Club.both");

  private final Club club = new Club();

  @AfterEach
  void close() {
    club.close();
  }

  private ReadOperation<Ticket> ticket(ReadPattern pattern, String ticketId) {
    return club.table.read(pattern, TicketCodec.INSTANCE, TicketCodec.key(ticketId));
  }

  private ReadTransaction transaction() {
    return club.table.readTransaction(BOTH);
  }

  @Test
  void givesEachOperationItsItem() {
    Ticket stored = club.open(Ticket.open("t"));
    Member member = club.join(Member.of("m", "ann@x"));
    ReadOperation<Ticket> found = ticket(FIND, "t");
    ReadOperation<Ticket> foundAgain = ticket(AGAIN, "t");
    ReadOperation<Ticket> missing = ticket(FIND, "u");
    ReadOperation<Member> other =
        club.table.read(ReadPattern.named("Member.find"), MemberCodec.INSTANCE, MemberCodec.key("m"));
    TransactionItems items = transaction().add(found).add(foundAgain).add(missing).add(found).add(other).read();
    assertThat(items.get(found)).contains(stored);
    assertThat(items.get(foundAgain)).contains(stored);
    assertThat(items.get(missing)).isEmpty();
    assertThat(items.get(other)).contains(member);
    assertThat(items.get(ticket(FIND, "t"))).as("an equal operation").contains(stored);
    assertThatThrownBy(() -> items.get(ticket(FIND, "x"))).isInstanceOf(IllegalArgumentException.class)
        .hasMessage("Ticket.find (PK=TICKET#x, SK=TICKET#x) was not read in this transaction");
    assertThat(club.events).last().satisfies(event -> {
      assertThat(event.operation()).isEqualTo("TransactGetItems");
      assertThat(event.itemsRead()).isEqualTo(2);
      assertThat(event.pattern()).isEqualTo("Club.both");
    });
  }

  @Test
  void passesOverExpiredItems() {
    club.table.execute(club.table.create(Club.LEASE, LeaseCodec.PLAIN, club.lease("l", "1", 10)));
    ReadOperation<Lease> lease =
        club.table.read(ReadPattern.named("Lease.find"), LeaseCodec.INSTANCE, LeaseCodec.key("l"));
    assertThat(transaction().add(lease).read().get(lease)).isPresent();
    club.pass(Duration.ofSeconds(10));
    assertThat(transaction().add(lease).read().get(lease)).isEmpty();
  }

  @Test
  void refusesWhatIsNoEntityOfTheTable() {
    Map<String, AttributeValue> item = new HashMap<>(TicketCodec.key("t").attributes());
    item.put("_type", AttributeValue.fromS("Wish"));
    club.store(item);
    assertThatThrownBy(() -> transaction().add(ticket(FIND, "t")).read()).isInstanceOf(ItemReadException.class)
        .hasMessageContaining("Ticket.find on table club");
  }

  @Test
  void sendsNothingForNothingAndRefusesTooMuch() {
    transaction().read();
    ReadTransaction many = transaction();
    for (int number = 0; number <= 100; number++) {
      many = many.add(ticket(FIND, "t-" + number));
    }
    ReadTransaction tooMany = many;
    assertThatThrownBy(tooMany::read).isInstanceOf(KeywrightException.class).hasMessageContaining("reads 101 items");
    assertThat(club.events).isEmpty();
  }

  @Test
  void triesAgainWhereAWriteIsAtItsItems() {
    club.open(Ticket.open("t"));
    club.db.faults().on("TransactGetItems").times(2).cancelTransaction("TransactionConflict");
    assertThat(transaction().add(ticket(FIND, "t")).read().get(ticket(FIND, "t"))).isPresent();
    club.db.faults().clear();
    club.db.faults().on("TransactGetItems").always().cancelTransaction("ValidationError");
    assertThatThrownBy(() -> transaction().add(ticket(FIND, "t")).read())
        .isInstanceOf(TransactionCanceledException.class);
  }

  @Test
  void isStubbedByItsAnswers() {
    ReadOperation<Ticket> find = () -> "Ticket.find";
    assertThat(TransactionItems.of(Map.of(find, Optional.of(Ticket.open("t")))).get(find)).isPresent();
  }
}
