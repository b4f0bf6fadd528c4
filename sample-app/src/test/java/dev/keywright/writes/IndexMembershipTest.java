package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.StaleValueException;
import java.time.Duration;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** An item enters and leaves an index exactly when its components say so, with all key attributes at once. */
class IndexMembershipTest {
  private final Depot depot = new Depot();
  private final JobRepository jobs = depot.table.job();
  private final JobKey key = new JobKey("p", "j");

  @AfterEach
  void close() {
    depot.close();
  }

  private Map<String, AttributeValue> stored() {
    return depot.stored("PROJECT#p", "JOB#j");
  }

  private Job create() {
    return jobs.create(JobDraft.plain("p", "j").job());
  }

  @Test
  void anOptionalComponentThatIsSetForTheFirstTimeBringsAllPartsOfTheKey() {
    create();
    assertThat(stored()).doesNotContainKeys("GSI1PK", "GSI1SK");

    Job assigned = jobs.assign(key, 5, "ann");
    assertThat(stored().get("GSI1PK").s()).isEqualTo("ASSIGNEE#ann");
    assertThat(stored().get("GSI1SK").s()).isEqualTo("005#j");
    assertThat(jobs.ofAssignee("ann", 0).list()).containsExactly(assigned);

    jobs.unassign(key);
    assertThat(stored()).doesNotContainKeys("GSI1PK", "GSI1SK");
    assertThat(jobs.ofAssignee("ann", 0).list()).isEmpty();
  }

  @Test
  void aKeyOfSeveralAttributesComesAndGoesAsOne() {
    create();
    assertThat(stored()).containsKeys("1st-kind", "weight").doesNotContainKeys("2nd-team", "4th#region");

    Job located = jobs.locate(key, "blue", "north");
    assertThat(jobs.heavy("repair", "blue", 10).list()).containsExactly(located);

    jobs.dislocate(key, false);
    assertThat(stored()).containsKeys("1st-kind", "weight").doesNotContainKeys("2nd-team", "4th#region");
    assertThat(jobs.heavy("repair", "blue", 10).list()).isEmpty();
  }

  @Test
  void aNativeHalfAsksForNothingAndMoves() {
    create();
    jobs.locate(key, "blue", "north");
    Job heavier = jobs.weigh(key, 15, "build");

    assertThat(jobs.heavy("repair", "blue", 0).list()).isEmpty();
    assertThat(jobs.heavy("build", "blue", 25).list()).containsExactly(heavier);
  }

  @Test
  void aNativePartitionKeyThatIsAbsentTakesTheSyntheticSortKeyWithIt() {
    create();
    Job settled = jobs.settle(key, Status.OPEN, "s1");
    assertThat(jobs.onSite("s1", Status.OPEN).list()).containsExactly(settled);

    jobs.leaveSite(key);
    assertThat(stored()).doesNotContainKeys("site-code", "site.sort");
  }

  @Test
  void anAttributeThatTwoIndexesShareStaysWhileOneOfThemNeedsIt() {
    create();
    jobs.locate(key, "blue", "north");
    jobs.urge(key, Status.OPEN, Optional.of("north"), LocalDate.of(2026, 3, 1), 5, true);
    assertThat(stored()).containsKeys("SHARED", "SHARED1SK", "SHARED2SK");

    jobs.dislocate(key, true);
    assertThat(stored()).containsKeys("SHARED", "SHARED1SK").doesNotContainKey("SHARED2SK");

    jobs.urge(key, Status.OPEN, Optional.empty(), LocalDate.of(2026, 3, 1), 5, false);
    assertThat(stored()).doesNotContainKeys("SHARED", "SHARED1SK", "SHARED2SK");
  }

  @Test
  void aStatusThatChangesMovesTheItemFromOneGuardedTemplateToTheOther() {
    create();
    assertThat(jobs.open("p").list()).hasSize(1);

    jobs.start(key, Optional.empty());
    assertThat(stored()).doesNotContainKeys("GSI2PK", "GSI2SK");

    Job done = jobs.finish(key, Optional.empty(), false, 5);
    assertThat(jobs.open("p").list()).isEmpty();
    assertThat(jobs.done("p").list()).containsExactly(done);
    assertThat(stored().get("GSI2SK").s()).isEqualTo("005#j");
  }

  @Test
  void aStaleBeliefFailsTheWriteAndChangesNothing() {
    create();
    Map<String, AttributeValue> before = stored();

    assertThatThrownBy(() -> jobs.move(key, Optional.empty(), false, 4, LocalDate.of(2026, 3, 1), Status.DONE))
        .isInstanceOfSatisfying(StaleValueException.class, e -> {
          assertThat(e.component()).isEqualTo("priority");
          assertThat(e.item()).map(Job.class::cast).map(Job::priority).contains(5);
        });
    assertThatThrownBy(() -> jobs.start(key, Optional.of("s1"))).isInstanceOf(StaleValueException.class);
    assertThatThrownBy(() -> jobs.settle(key, Status.DONE, "s1")).isExactlyInstanceOf(ConditionFailedException.class);
    assertThat(stored()).isEqualTo(before);
  }

  @Test
  void aBuilderThatWasToldNothingWritesNothing() {
    Job job = create();
    Map<String, AttributeValue> before = stored();

    assertThat(jobs.edit(key, 1, Status.OPEN, false, 5).save()).isEqualTo(job);
    assertThat(stored()).isEqualTo(before);
  }

  @Test
  void aBuilderRewritesOnlyTheKeysOfWhatItWasTold() {
    create();
    Job edited = jobs.edit(key, 1, Status.OPEN, false, 5).dueOn(LocalDate.of(2026, 4, 2)).assignee("ann").save();
    assertThat(jobs.open("p").list()).containsExactly(edited);
    assertThat(stored().get("GSI2SK").s()).isEqualTo("2026-04-02#j");

    jobs.edit(key, 2, Status.OPEN, false, 5).removeAssignee().removeNote().save();
    assertThat(stored()).doesNotContainKeys("GSI1PK", "GSI1SK");
    assertThat(jobs.find(key)).map(Job::assignee).contains(Optional.empty());
  }

  @Test
  void theTimeOfTheLastWriteSortsAnIndexThatEveryUpdateRewrites() {
    create();
    depot.pass(Duration.ofSeconds(1));
    jobs.create(JobDraft.plain("p", "k").job());
    depot.pass(Duration.ofSeconds(1));
    jobs.tag(key, Set.of("x"));

    assertThat(jobs.latest("p").list()).extracting(Job::jobId).isEqualTo(List.of("j", "k"));
  }
}
