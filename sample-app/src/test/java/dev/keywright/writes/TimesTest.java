package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.OperationEvent;
import dev.keywright.runtime.VersionConflictException;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Versions, times of creation and of the last write, and items whose time is over. */
class TimesTest {
  private final Depot depot = new Depot();
  private final JobRepository jobs = depot.table.job();
  private final LeaseRepository leases = depot.table.lease();
  private final JobKey key = new JobKey("p", "j");

  @AfterEach
  void close() {
    depot.close();
  }

  private Lease lease(long seconds) {
    return new Lease("r", "ann", Optional.empty(), 0, depot.in(seconds), null);
  }

  private String ttl() {
    return depot.stored("LEASE#r", "LEASE").get("ttl").n();
  }

  @Test
  void theTimeOfCreationSurvivesEveryLaterWrite() {
    Instant created = jobs.create(JobDraft.plain("p", "j").job()).createdAt();
    assertThat(created).isEqualTo(Depot.START);
    depot.pass(Duration.ofHours(1));

    assertThat(jobs.tag(key, Set.of("x")).createdAt()).isEqualTo(created);
    assertThat(jobs.edit(key, 2, Status.OPEN, false, 5).note("n").save().createdAt()).isEqualTo(created);
    assertThat(jobs.store(jobs.find(key).orElseThrow())).extracting(Job::createdAt, Job::updatedAt, Job::version)
        .containsExactly(created, depot.now(), 4L);
  }

  @Test
  void anUpsertKeepsTheTimeOfCreation() {
    Instant first = leases.hold("r", "ann", depot.in(60), "work", 1).createdAt();
    assertThat(first).isEqualTo(Depot.START.truncatedTo(ChronoUnit.SECONDS));
    depot.pass(Duration.ofSeconds(30));

    assertThat(leases.hold("r", "bob", depot.in(60), "play", 1)).extracting(Lease::createdAt, Lease::renewals)
        .containsExactly(first, 2L);
  }

  @Test
  void theTimeToLiveIsInWholeSecondsAfterEachKindOfWriteAndInKeysToo() {
    Lease taken = leases.take(lease(60));
    assertThat(taken.until()).isEqualTo(depot.in(60).truncatedTo(ChronoUnit.SECONDS));
    assertThat(ttl()).isEqualTo(Long.toString(depot.in(60).getEpochSecond()));

    assertThat(leases.renew("r", "ann", depot.in(90), 1).until()).isEqualTo(depot.in(90).truncatedTo(ChronoUnit.SECONDS));
    assertThat(ttl()).isEqualTo(Long.toString(depot.in(90).getEpochSecond()));
    assertThat(depot.stored("LEASE#r", "LEASE").get("GSI1SK").s()).isEqualTo("2026-01-01T00:01:30.000000000Z");

    leases.holdPlainly("r", "ann", depot.in(120), 0);
    assertThat(ttl()).isEqualTo(Long.toString(depot.in(120).getEpochSecond()));
    assertThat(depot.stored("LEASE#r", "LEASE").get("GSI1SK").s()).isEqualTo("2026-01-01T00:02:00.000000000Z");
  }

  @Test
  void whatIsExpiredCanBeCreatedAnewAndNotRefreshedBackToLife() {
    leases.take(lease(10));
    assertThatThrownBy(() -> leases.take(lease(10))).isInstanceOf(ItemAlreadyExistsException.class);
    depot.pass(Duration.ofSeconds(10));

    assertThat(leases.find("r")).isEmpty();
    assertThatThrownBy(() -> leases.renew("r", "ann", depot.in(60), 1)).isInstanceOf(ItemNotFoundException.class);
    assertThatThrownBy(() -> leases.release("r", "ann")).isInstanceOf(ItemNotFoundException.class);
    assertThatThrownBy(() -> leases.mustBeHeld("r")).isInstanceOf(ItemNotFoundException.class);
    assertThat(leases.find("r")).isEmpty();

    assertThat(leases.take(lease(10)).createdAt()).isEqualTo(depot.now().truncatedTo(ChronoUnit.SECONDS));
    assertThat(leases.find("r")).isPresent();
  }

  @Test
  void anUpsertOfWhatIsExpiredMakesANewItem() {
    leases.hold("r", "ann", depot.in(10), "work", 5);
    depot.pass(Duration.ofSeconds(11));

    assertThat(leases.hold("r", "bob", depot.in(10), "work", 1)).extracting(Lease::renewals, Lease::createdAt)
        .containsExactly(1L, depot.now().truncatedTo(ChronoUnit.SECONDS));
  }

  @Test
  void aVersionThatIsCountedIsCheckedInsideOfTransactionsToo() {
    jobs.create(JobDraft.plain("p", "j").job());
    jobs.tag(key, Set.of("x"));

    depot.table.writeTransaction().add(jobs.edit(key, 2, Status.OPEN, false, 5).note("n").operation()).commit();
    assertThat(jobs.find(key)).map(Job::version).contains(3L);
    assertThatThrownBy(() -> depot.table.writeTransaction()
        .add(jobs.operations().dropVersion(key, 2)).commit())
        .hasCauseInstanceOf(VersionConflictException.class);
    assertThat(jobs.find(key)).isPresent();
  }

  @Test
  void whatIsDeletedInTwoStepsStaysIfItWasRenewedInBetween() {
    leases.take(lease(10));
    leases.take(new Lease("s", "ann", Optional.empty(), 0, depot.in(20), null));
    List<String> renewed = new ArrayList<>();
    DepotTable watched = DepotTable.builder(depot.db.client()).clock(depot.clock).listener(event -> {
      if (event.operation().equals("Query") && renewed.isEmpty()) {
        renewed.add(leases.renew("r", "ann", depot.in(1000), 1).resource());
      }
    }).build();

    assertThat(watched.lease().releaseAll("ann", depot.in(100))).isEqualTo(1);
    assertThat(renewed).containsExactly("r");
    assertThat(leases.find("r")).isPresent();
    assertThat(leases.find("s")).isEmpty();
  }

  @Test
  void eachWriteThatConcernsNoMarkerIsOneRequest() {
    List<String> operations = new ArrayList<>();
    DepotTable watched = DepotTable.builder(depot.db.client()).clock(depot.clock)
        .listener((OperationEvent event) -> operations.add(event.operation())).build();
    watched.lease().take(lease(10));
    watched.lease().renew("r", "ann", depot.in(20), 1);
    watched.lease().hold("r", "ann", depot.in(20), "work", 1);
    watched.lease().release("r", "ann");

    assertThat(operations).containsExactly("PutItem", "UpdateItem", "UpdateItem", "DeleteItem");
  }
}
