package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.ItemWriteException;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** What changes do to the stored item: every clause, nested paths, sets that are empty, odd names, keys of indexes. */
class UpdateTest {
  private final Club club = new Club();

  @AfterEach
  void close() {
    club.close();
  }

  @Test
  void setsAndAnswersTheNewItem() {
    club.open(Ticket.open("t"));
    Ticket changed = club.change("t", new Change().set("status", ValueCodec.string(), "DONE")
        .assign(Expression.of("#0 = #0 + :0", "count").with(ValueCodec.longValue(), 5L))
        .increment("count2"));
    assertThat(changed).isEqualTo(new Ticket("t", "DONE", Optional.empty(), Set.of(), List.of(), Map.of(), 5));
    assertThat(club.stored(TicketCodec.key("t"))).containsEntry("count2", AttributeValue.fromN("1"));
    club.change("t", new Change().increment("count2"));
    assertThat(club.stored(TicketCodec.key("t"))).containsEntry("count2", AttributeValue.fromN("2"));
    assertThat(club.operations()).endsWith("PutItem", "UpdateItem", "UpdateItem");
  }

  @Test
  void keepsAttributesThatTheRecordDoesNotKnow() {
    club.open(Ticket.open("t"));
    club.change("t", new Change().set("unknown to records", ValueCodec.string(), "x"));
    club.change("t", new Change().set("status", ValueCodec.string(), "DONE"));
    assertThat(club.stored(TicketCodec.key("t"))).containsKey("unknown to records");
  }

  @Test
  void theLastPlainAssignmentCounts() {
    club.open(Ticket.open("t"));
    assertThat(club.change("t", new Change().set("status", ValueCodec.string(), "A").remove("status")
        .set("status", ValueCodec.string(), "B")).status()).isEqualTo("B");
  }

  @Test
  void anEmptySetRemovesAndLaterAddsWork() {
    club.open(new Ticket("t", "OPEN", Optional.empty(), Set.of("a"), List.of(), Map.of(), 0));
    assertThat(club.change("t", new Change().set("tags", TicketCodec.TAGS, Set.of())).tags()).isEmpty();
    assertThat(club.stored(TicketCodec.key("t"))).doesNotContainKey("tags");
    Expression addition = Expression.of("#0 :0", "tags");
    assertThat(club.change("t", new Change().add(addition.with(TicketCodec.TAGS, Set.of()))).tags()).isEmpty();
    assertThat(club.change("t", new Change().add(addition.with(TicketCodec.TAGS, Set.of("b", "c")))).tags())
        .containsExactlyInAnyOrder("b", "c");
    assertThat(club.change("t", new Change().delete(addition.with(TicketCodec.TAGS, Set.of()))).tags()).hasSize(2);
    assertThat(club.change("t", new Change().delete(addition.with(TicketCodec.TAGS, Set.of("b", "c")))).tags())
        .isEmpty();
    assertThat(club.change("t", new Change().setIfAbsent("tags", TicketCodec.TAGS, Set.of())).tags()).isEmpty();
  }

  @Test
  void emptyStringsAndListsStayWhatTheyAre() {
    club.open(new Ticket("t", "OPEN", Optional.empty(), Set.of(), List.of("x"), Map.of("a", 1L), 0));
    Ticket emptied = club.change("t", new Change().set("status", ValueCodec.string(), "")
        .set("log", TicketCodec.LOG, List.of()).set("votes", TicketCodec.VOTES, Map.of()));
    assertThat(emptied).isEqualTo(new Ticket("t", "", Optional.empty(), Set.of(), List.of(), Map.of(), 0));
    assertThat(club.stored(TicketCodec.key("t"))).containsKeys("status", "log", "votes");
  }

  @Test
  void reachesIntoMapsAndLists() {
    club.open(new Ticket("t", "OPEN", Optional.empty(), Set.of(), List.of("x", "y"), Map.of("a", 1L), 0));
    Ticket changed = club.change("t", new Change()
        .set(Expression.of("#0.@0", "votes").withKey("from ulm.1"), ValueCodec.longValue(), 7L)
        .set(Expression.of("#0[1]", "log"), ValueCodec.string(), "z")
        .assign(Expression.of("#0.@0 = #0.@0 + :0", "votes").withKey("a").with(ValueCodec.longValue(), 1L)));
    assertThat(changed.votes()).isEqualTo(Map.of("a", 2L, "from ulm.1", 7L));
    assertThat(changed.log()).containsExactly("x", "z");
    Ticket removed = club.change("t", new Change().remove(Expression.of("#0.@0", "votes").withKey("a"))
        .remove(Expression.of("#0[0]", "log")));
    assertThat(removed.votes()).containsOnlyKeys("from ulm.1");
    assertThat(removed.log()).containsExactly("z");
  }

  @Test
  void appendsToAListThatMayNotExist() {
    club.open(Ticket.open("t"));
    Expression append = Expression.of("#0 = list_append(if_not_exists(#0, :0), :1)", "notes");
    for (String line : List.of("a", "b")) {
      club.change("t", new Change().assign(
          append.with(TicketCodec.LOG, List.of()).with(TicketCodec.LOG, List.of(line))));
    }
    assertThat(club.stored(TicketCodec.key("t")).get("notes").l())
        .containsExactly(AttributeValue.fromS("a"), AttributeValue.fromS("b"));
  }

  @Test
  void takesReservedAndOddNames() {
    club.open(Ticket.open("t"));
    for (String name : List.of("size", "a.b-c", "1st", "#0", ":0", "SET")) {
      club.change("t", new Change().set(name, ValueCodec.string(), "value of " + name),
          new WriteCondition().given(name, ValueCodec.string(), null));
      assertThat(club.stored(TicketCodec.key("t"))).containsEntry(name, AttributeValue.fromS("value of " + name));
    }
  }

  @Test
  void setsWhatIsAbsentOnly() {
    club.open(Ticket.open("t"));
    Change change = new Change().setIfAbsent("assignee", ValueCodec.string(), "ann")
        .setIfAbsent("status", ValueCodec.string(), "NEW");
    assertThat(club.change("t", change)).extracting(Ticket::assignee, Ticket::status)
        .containsExactly(Optional.of("ann"), "OPEN");
  }

  @Test
  void anItemEntersAndLeavesAnIndexExactlyWhenItsOptionalComponentComesAndGoes() {
    club.open(Ticket.open("t"));
    assertThat(club.indexed("GSI1")).isEmpty();
    WriteCondition open = new WriteCondition().given("status", ValueCodec.string(), "OPEN");
    club.change("t", new Change().set("assignee", ValueCodec.string(), "ann").set("GSI1PK", TicketCodec.gsi1pk("ann"))
        .set("GSI1SK", TicketCodec.gsi1sk("OPEN", "t")), open);
    assertThat(club.indexed("GSI1")).singleElement().satisfies(item ->
        assertThat(item).containsEntry("GSI1PK", AttributeValue.fromS("ASSIGNEE#ann"))
            .containsEntry("GSI1SK", AttributeValue.fromS("OPEN#t")));
    club.change("t", new Change().remove("assignee").remove("GSI1PK").remove("GSI1SK"), open);
    assertThat(club.indexed("GSI1")).isEmpty();
    assertThat(club.stored(TicketCodec.key("t"))).doesNotContainKeys("assignee", "GSI1PK", "GSI1SK");
  }

  @Test
  void looksOverKeysOfIndexesInBytes() {
    club.open(Ticket.open("t"));
    String tooLong = "ä".repeat(600);
    assertThatThrownBy(() -> club.table.update(Club.CHANGE, TicketCodec.INSTANCE, TicketCodec.key("t"),
        new Change().set("GSI1SK", tooLong), new WriteCondition()))
        .isInstanceOf(InvalidKeyException.class).hasMessage("Ticket.change on table club (PK=TICKET#t, SK=TICKET#t):"
            + " GSI1SK cannot be used in a key: it has 1200 bytes, and a sort key at most 1024.");
    assertThatThrownBy(() -> club.change("t", new Change().set("GSI1PK", "")))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("it is empty");
    assertThatThrownBy(() -> club.change("t", new Change().set("rank", ValueCodec.string(), "1")))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("its key takes N");
    assertThat(club.operations()).doesNotContain("UpdateItem");
  }

  @Test
  void refusesWhatCannotBeStoredBeforeAnythingIsSent() {
    assertThatThrownBy(() -> club.change("t", new Change().set("status", ValueCodec.string(), null)))
        .isInstanceOf(ItemWriteException.class).hasMessage("Ticket.change on table club (PK=TICKET#t, SK=TICKET#t):"
            + " this Ticket cannot be stored: status is null.");
    assertThatThrownBy(() -> club.change("t", new Change()
        .set(Expression.of("#0.#1", "address", "height"), ValueCodec.doubleValue(), Double.NaN)))
        .isInstanceOf(ItemWriteException.class).hasMessageContaining("address.height ");
    assertThatThrownBy(() -> club.change("t", new Change()
        .assign(Expression.of("#0 = #0 + :0", "count").with(ValueCodec.longValue(), null))))
        .isInstanceOf(ItemWriteException.class).hasMessageContaining("count is null");
    assertThat(club.operations()).isEmpty();
  }

  @Test
  void emptySetsInMapsAndListsStandAsEmptyLists() {
    club.open(Ticket.open("t"));
    club.change("t", new Change().set("sets", ValueCodec.map(TicketCodec.TAGS), Map.of("a", Set.of("x")))
        .set("list", ValueCodec.list(TicketCodec.TAGS), List.of(Set.of("x"), Set.of("y"))));
    club.change("t", new Change().set(Expression.of("#0.@0", "sets").withKey("a"), TicketCodec.TAGS, Set.of())
        .set(Expression.of("#0[0]", "list"), TicketCodec.TAGS, Set.of()));
    Map<String, AttributeValue> stored = club.stored(TicketCodec.key("t"));
    assertThat(stored.get("sets").m().get("a").l()).isEmpty();
    assertThat(stored.get("list").l()).hasSize(2);
  }
}
