package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemNotFoundException;
import dev.keywright.runtime.StaleValueException;
import dev.keywright.runtime.VersionConflictException;
import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;

/** Absent, expired, another version, a stale belief and the pattern's own condition are told apart, with the stored item. */
class RefusalsTest {
  private final Depot depot = new Depot();
  private final JobRepository jobs = depot.table.job();
  private final JobKey key = new JobKey("p", "j");

  @AfterEach
  void close() {
    depot.close();
  }

  private Job create() {
    return jobs.create(JobDraft.plain("p", "j").job());
  }

  @Test
  void absent() {
    assertThatThrownBy(() -> jobs.edit(key, 1, Status.OPEN, false, 5).note("n").save())
        .isInstanceOfSatisfying(ItemNotFoundException.class, e -> {
          assertThat(e.expired()).isFalse();
          assertThat(e.item()).isEmpty();
          assertThat(e).hasMessageContaining("Job.edit").hasMessageContaining("depot").hasMessageContaining("PROJECT#p");
        });
    assertThatThrownBy(() -> jobs.dropVersion(key, 1)).isInstanceOf(ItemNotFoundException.class);
    assertThatThrownBy(() -> jobs.mustBe(key, Status.OPEN)).isInstanceOf(ItemNotFoundException.class);
    assertThat(jobs.drop(key)).isEmpty();
  }

  @Test
  void expired() {
    Lease lease = depot.table.lease().take(new Lease("r", "ann", Optional.empty(), 0, depot.in(10), null));
    depot.pass(Duration.ofSeconds(10));

    assertThatThrownBy(() -> depot.table.lease().renew("r", "ann", depot.in(60), 1))
        .isInstanceOfSatisfying(ItemNotFoundException.class, e -> {
          assertThat(e.expired()).isTrue();
          assertThat(e.item()).contains(lease);
        });
  }

  @Test
  void thereAlready() {
    Job job = create();
    assertThatThrownBy(this::create)
        .isInstanceOfSatisfying(ItemAlreadyExistsException.class, e -> assertThat(e.item()).contains(job));
  }

  @Test
  void theVersionBeforeBeliefsAndBeliefsBeforeTheCondition() {
    Job job = create();
    assertThatThrownBy(() -> jobs.edit(key, 2, Status.DONE, true, 1).note("n").save())
        .isInstanceOfSatisfying(VersionConflictException.class, e -> assertThat(e.item()).contains(job));
    assertThatThrownBy(() -> jobs.edit(key, 1, Status.DONE, true, 1).note("n").save())
        .isInstanceOfSatisfying(StaleValueException.class, e -> {
          assertThat(e.component()).isEqualTo("status");
          assertThat(e.item()).contains(job);
        });
    assertThatThrownBy(() -> jobs.finish(key, Optional.of("s"), true, 5)).isInstanceOf(StaleValueException.class);
    assertThatThrownBy(() -> jobs.finish(key, Optional.empty(), true, 5))
        .isExactlyInstanceOf(ConditionFailedException.class)
        .satisfies(e -> assertThat(((ConditionFailedException) e).item()).contains(job));
    assertThat(jobs.find(key)).contains(job);
  }

  @Test
  void aPutSaysWhichVersionItReplaces() {
    Job first = jobs.store(JobDraft.plain("p", "j").job());
    assertThat(first.version()).isEqualTo(1);
    assertThatThrownBy(() -> jobs.store(JobDraft.plain("p", "j").job())).isInstanceOf(VersionConflictException.class);

    assertThat(jobs.store(first).version()).isEqualTo(2);
    assertThatThrownBy(() -> jobs.store(first)).isInstanceOf(VersionConflictException.class);
    jobs.drop(key);
    assertThatThrownBy(() -> jobs.store(first)).isInstanceOf(ItemNotFoundException.class);
  }
}
