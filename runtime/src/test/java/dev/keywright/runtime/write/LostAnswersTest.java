package dev.keywright.runtime.write;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.VersionConflictException;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.ValueCodec;
import dev.keywright.runtime.generated.WriteCondition;
import dev.keywright.runtime.generated.WritePattern;
import java.time.Instant;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Writes that are done and whose answers are lost: the SDK sends again, and what meets itself has succeeded. */
class LostAnswersTest {
  private static final WritePattern TALLY = WritePattern.named("Tally.write");
  private final Club club = new Club();

  @AfterEach
  void close() {
    club.close();
  }

  private Tally put(Tally tally) {
    return club.table.execute(club.table.put(TALLY, Tally.CODEC, tally));
  }

  private Tally update(Change change, WriteCondition condition) {
    return club.table.execute(club.table.update(TALLY, Tally.CODEC, Tally.key("a"), change, condition));
  }

  private void loseOne(String operation) {
    club.db.faults().on(operation).once().loseAnswer();
  }

  @Test
  void aCreateThatMeetsItselfHasSucceeded() {
    loseOne("PutItem");
    assertThat(club.table.execute(club.table.create(TALLY, Tally.CODEC, new Tally("a", 5, 0))))
        .isEqualTo(new Tally("a", 5, 1));
    assertThat(club.events).last().satisfies(event -> assertThat(event.retries()).isEqualTo(1));
  }

  @Test
  void aPutOfAVersionThatMeetsItselfHasSucceeded() {
    loseOne("PutItem");
    Tally first = put(new Tally("a", 5, 0));
    loseOne("PutItem");
    assertThat(put(new Tally("a", 6, first.version()))).isEqualTo(new Tally("a", 6, 2));
  }

  @Test
  void aPutThatMeetsAnotherWritersWorkHasFailed() {
    put(new Tally("a", 5, 0));
    put(new Tally("a", 6, 1));
    club.db.faults().on("PutItem").once().throttle();
    assertThatThrownBy(() -> put(new Tally("a", 7, 1))).isInstanceOf(VersionConflictException.class);
  }

  @Test
  void anUpdateOfAVersionThatMeetsItselfHasSucceeded() {
    put(new Tally("a", 5, 0));
    loseOne("UpdateItem");
    assertThat(update(new Change().increment("version").set("total", ValueCodec.longValue(), 9L),
        new WriteCondition().version("version", 1))).isEqualTo(new Tally("a", 9, 2));
  }

  @Test
  void anUpdateThatComputesDoesNotTakeAnothersWorkForItsOwn() {
    put(new Tally("a", 5, 0));
    put(new Tally("a", 6, 1));
    club.db.faults().on("UpdateItem").once().throttle();
    assertThatThrownBy(() -> update(new Change().increment("version")
        .assign(Expression.of("#0 = #0 + :0", "total").with(ValueCodec.longValue(), 1L)),
        new WriteCondition().version("version", 1))).isInstanceOf(VersionConflictException.class);
    club.db.faults().on("UpdateItem").once().throttle();
    assertThatThrownBy(() -> update(new Change().increment("version").set("total", ValueCodec.longValue(), 9L),
        new WriteCondition().version("version", 1))).isInstanceOf(VersionConflictException.class);
  }

  @Test
  void aTransactionWhoseAnswerIsLostIsDoneOnce() {
    put(new Tally("a", 5, 0));
    loseOne("TransactWriteItems");
    club.table.writeTransaction(Club.ALL)
        .add(club.table.update(TALLY, Tally.CODEC, Tally.key("a"), new Change().increment("version")
            .add(Expression.of("#0 :0", "total").with(ValueCodec.longValue(), 1L)), new WriteCondition()))
        .commit();
    assertThat(update(new Change(), new WriteCondition())).isEqualTo(new Tally("a", 6, 2));
  }

  @Test
  void aUniqueCreateWhoseAnswerIsLostHasSucceeded() {
    loseOne("TransactWriteItems");
    Member joined = club.join(Member.of("m", "a@x"));
    assertThat(club.member("m")).contains(joined);
    assertThat(joined.createdAt()).isAfter(Instant.EPOCH);
  }
}
