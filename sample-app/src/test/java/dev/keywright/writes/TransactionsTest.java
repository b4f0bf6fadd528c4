package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.ReadOperation;
import dev.keywright.runtime.StaleValueException;
import dev.keywright.runtime.TransactionFailedException;
import dev.keywright.runtime.TransactionItems;
import dev.keywright.runtime.UniqueConstraintException;
import dev.keywright.runtime.WriteTransaction;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Several generated writes, all or none. */
class TransactionsTest {
  private final Depot depot = new Depot();
  private final JobOperations jobs = depot.table.job().operations();

  @AfterEach
  void close() {
    depot.close();
  }

  private static Job job(String jobId) {
    return JobDraft.plain("p", jobId).job();
  }

  private static Member member(String memberId, String email) {
    return new Member("t", memberId, email, Optional.empty(), "red", memberId, Optional.empty(), 0, Optional.empty(), 0);
  }

  private Lease lease() {
    return new Lease("r", "ann", Optional.empty(), 0, depot.in(60), null);
  }

  @Test
  void oneThatItsThirdActionCancelsNamesThatOperationAndCarriesItsItem() {
    Job there = depot.table.job().create(job("c"));

    assertThatThrownBy(() -> depot.table.writeTransaction()
        .add(jobs.create(job("a"))).add(jobs.create(job("b"))).add(jobs.finish("p", "c", Optional.empty(), true, 5)).commit())
        .isInstanceOfSatisfying(TransactionFailedException.class, e -> {
          assertThat(e.operation()).isEqualTo("Job.finish");
          assertThat(e.position()).isEqualTo(2);
          assertThat(e.item()).contains(there);
          assertThat(e.getCause()).isExactlyInstanceOf(ConditionFailedException.class);
        });
    assertThat(depot.all()).hasSize(1);
  }

  @Test
  void aStaleBeliefIsToldInsideOfATransactionToo() {
    depot.table.job().create(job("a"));
    assertThatThrownBy(() -> depot.table.writeTransaction().add(jobs.create(job("b")))
        .add(jobs.assign("p", "a", 4, "ann")).commit())
        .hasCauseInstanceOf(StaleValueException.class);
    assertThat(depot.all()).hasSize(1);
  }

  @Test
  void over100ActionsAreRefusedBeforeTheCall() {
    depot.db.faults().onAny().always().internalError();
    List<Job> many = IntStream.range(0, 101).mapToObj(number -> job("j" + number)).toList();

    assertThatThrownBy(() -> depot.table.writeTransaction().addAll(many.stream().map(jobs::create).toList()).commit())
        .isExactlyInstanceOf(KeywrightException.class).hasMessageContaining("101").hasMessageContaining("100")
        .hasMessageContaining("Job.create");
  }

  @Test
  void markersCountAmongThe100() {
    List<Job> most = IntStream.range(0, 97).mapToObj(number -> job("j" + number)).toList();
    assertThatThrownBy(() -> depot.table.hire(member("m", "m@x"), most, lease()))
        .isExactlyInstanceOf(KeywrightException.class).hasMessageContaining("101");
    assertThat(depot.all()).isEmpty();

    depot.table.hire(member("m", "m@x"), most.subList(0, 96), lease());
    assertThat(depot.all()).hasSize(100);
  }

  @Test
  void oneItemTwiceIsRefusedBeforeTheCallNamingBoth() {
    assertThatThrownBy(() -> depot.table.writeTransaction().add(jobs.tag("p", "a", Set.of("x")))
        .add(jobs.create(job("b"))).add(jobs.unassign("p", "a")).commit())
        .isExactlyInstanceOf(KeywrightException.class)
        .hasMessageContaining("Job.tag").hasMessageContaining("Job.unassign").hasMessageContaining("PROJECT#p");
  }

  @Test
  void anAnswerThatIsLostIsNotAppliedTwice() {
    depot.table.job().create(job("a"));
    depot.db.faults().on("TransactWriteItems").once().loseAnswer();
    depot.table.writeTransaction().add(jobs.spend("p", "a", 10L, "x", 1L)).add(jobs.create(job("b"))).commit();

    assertThat(depot.table.job().find("p", "a")).map(Job::total).contains(90L);
    assertThat(depot.table.job().find("p", "a")).map(Job::version).contains(2L);
    assertThat(depot.table.job().find("p", "b")).isPresent();
  }

  @Test
  void anOperationIsAValueThatCanBeDoneMoreThanOnce() {
    depot.table.job().create(job("a"));
    WriteTransaction twice = depot.table.writeTransaction().add(jobs.hit("p", "a", 0L, 1L));
    twice.commit();
    twice.commit();
    assertThat(depot.table.job().find("p", "a")).map(Job::hits).contains(Optional.of(2L));
  }

  @Test
  void stepsOfTheInventoryAreDoneTogether() {
    depot.table.hire(member("m", "m@x"), List.of(job("a"), job("b")), lease());
    depot.table.member().join(member("n", "n@x"));

    depot.table.handOver("p", "a", 5, "n", "t", "m", 1, "t", "n", 2, "r");
    assertThat(depot.table.job().find("p", "a")).map(Job::assignee).contains(Optional.of("n"));
    assertThat(depot.table.member().find("t", "m")).map(Member::visits).contains(1L);
    assertThat(depot.table.member().find("t", "n")).map(Member::visits).contains(2L);

    assertThatThrownBy(() -> depot.table.handOver("p", "a", 5, "m", "t", "m", 1, "t", "n", 2, "none"))
        .isInstanceOfSatisfying(TransactionFailedException.class, e -> assertThat(e.operation()).isEqualTo("Lease.mustBeHeld"));
    assertThat(depot.table.job().find("p", "a")).map(Job::assignee).contains(Optional.of("n"));
  }

  @Test
  void aUniqueValueThatIsTakenIsToldAsItIsAlone() {
    depot.table.member().join(member("m", "m@x"));
    assertThatThrownBy(() -> depot.table.hire(member("n", "M@x"), List.of(job("a")), lease()))
        .isInstanceOfSatisfying(TransactionFailedException.class, e -> {
          assertThat(e.operation()).isEqualTo("Member.join");
          assertThat(e.getCause()).isInstanceOf(UniqueConstraintException.class);
        });
    assertThat(depot.table.job().find("p", "a")).isEmpty();
  }

  @Test
  void readsOfOneMomentTellFoundFromMissing() {
    depot.table.hire(member("m", "m@x"), List.of(job("a")), lease());
    ReadOperation<Job> a = jobs.find("p", "a");
    ReadOperation<Job> b = jobs.find("p", "b");
    ReadOperation<Member> m = depot.table.member().operations().find("t", "m");
    ReadOperation<Lease> r = depot.table.lease().operations().find("r");
    depot.pass(Duration.ofSeconds(60));

    TransactionItems items = depot.table.readTransaction().add(a).add(b).add(m).add(r).read();
    assertThat(items.get(a)).map(Job::jobId).contains("a");
    assertThat(items.get(b)).isEmpty();
    assertThat(items.get(m)).map(Member::email).contains("m@x");
    assertThat(items.get(r)).as("an expired lease").isEmpty();
  }
}
