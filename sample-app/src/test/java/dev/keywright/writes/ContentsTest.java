package dev.keywright.writes;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ConditionFailedException;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Sets, lists, maps and nested records, under names that no expression could hold as they are. */
class ContentsTest {
  private final Depot depot = new Depot();
  private final JobRepository jobs = depot.table.job();
  private final JobKey key = new JobKey("p", "j");

  @BeforeEach
  void create() {
    jobs.create(JobDraft.plain("p", "j").job());
  }

  @AfterEach
  void close() {
    depot.close();
  }

  private Map<String, AttributeValue> stored() {
    return depot.stored("PROJECT#p", "JOB#j");
  }

  @Test
  void anEmptySetIsAbsentInAPutAndRemovedInAnUpdateAndCanBeAddedToLater() {
    assertThat(stored()).doesNotContainKey("tags[0]");
    assertThat(jobs.tag(key, Set.of("x", "y")).tags()).containsExactlyInAnyOrder("x", "y");
    assertThat(jobs.retag(key, Set.of()).tags()).isEmpty();
    assertThat(stored()).doesNotContainKey("tags[0]");

    assertThat(jobs.tag(key, Set.of("z")).tags()).containsExactly("z");
    assertThat(jobs.untag(key, Set.of("z")).tags()).isEmpty();
    assertThat(jobs.untag(key, Set.of("z")).tags()).isEmpty();
    assertThat(jobs.tag(key, Set.of()).tags()).isEmpty();
    assertThat(jobs.find(key)).map(Job::version).contains(7L);
  }

  @Test
  void anEmptyTextAndAnEmptyListStayWhatTheyAre() {
    JobDraft draft = new JobDraft(jobs.find(key).orElseThrow());
    draft.note = Optional.of("");
    draft.log = Optional.of(List.of());
    Job stored = jobs.store(draft.job());

    assertThat(stored.note()).contains("");
    assertThat(stored.log()).contains(List.of());
    assertThat(stored()).containsEntry("2nd.note", AttributeValue.fromS(""))
        .containsEntry("my-log", AttributeValue.fromL(List.of()));
    assertThat(jobs.edit(key, 2, Status.OPEN, false, 5).note("").save().note()).contains("");
  }

  @Test
  void aListThatMayNotExistIsAppendedTo() {
    assertThat(jobs.log(key, List.of(), List.of("one")).log()).contains(List.of("one"));
    assertThat(jobs.log(key, List.of("never"), List.of("two", "")).log()).contains(List.of("one", "two", ""));
  }

  @Test
  void elementsOfAListAreSetAndRemovedInPlace() {
    assertThatThrownBy(() -> jobs.tick(key, true, new Step("b", true))).isExactlyInstanceOf(ConditionFailedException.class);

    jobs.plan(key, List.of(new Step("a", false), new Step("x", false), new Step("c", false)));
    assertThat(jobs.tick(key, true, new Step("b", true)).steps())
        .containsExactly(new Step("a", true), new Step("b", true), new Step("c", false));
    assertThat(jobs.skip(key).steps()).containsExactly(new Step("b", true), new Step("c", false));
  }

  @Test
  void entriesOfAMapHaveKeysThatAreKnownAtRunTimeOnly() {
    jobs.count(key, "a.b", 1L);
    jobs.count(key, "#0", 2L);
    jobs.count(key, "", 3L);
    assertThat(jobs.tally(key, "a.b", 5L).counts()).isEqualTo(Map.of("a.b", 6L, "#0", 2L, "", 3L));
    assertThat(jobs.tally(key, "new[0]", 7L).counts()).containsEntry("new[0]", 7L);
    assertThat(jobs.uncount(key, "a.b").counts()).doesNotContainKey("a.b");
    assertThat(jobs.uncount(key, "a.b").counts()).hasSize(3);
  }

  @Test
  void countersCountUpAndDown() {
    assertThat(jobs.spend(key, 30, "first", 1L)).extracting(Job::total, Job::hits, Job::first)
        .containsExactly(70L, Optional.of(1L), Optional.of("first"));
    assertThat(jobs.spend(key, 70, "second", 2L)).extracting(Job::total, Job::hits, Job::first)
        .containsExactly(0L, Optional.of(3L), Optional.of("first"));
    assertThatThrownBy(() -> jobs.spend(key, 1, "third", 1L)).isExactlyInstanceOf(ConditionFailedException.class);
    assertThat(jobs.hit(key, 0L, 4L).hits()).contains(7L);
  }

  @Test
  void aCounterThatIsAbsentBeginsWhereItIsTold() {
    assertThat(jobs.hit(key, 10L, 4L).hits()).contains(14L);
  }

  @Test
  void nestedPathsChangeAPartOfARecord() {
    JobDraft draft = new JobDraft(jobs.find(key).orElseThrow());
    draft.place = new Place("Oslo", Optional.of("0150"), Set.of());
    jobs.store(draft.job());

    assertThat(jobs.relocate(key, "Rome", Set.of("c")).place()).isEqualTo(new Place("Rome", Optional.empty(), Set.of("c")));
    assertThat(jobs.relocate(key, "", Set.of()).place()).isEqualTo(new Place("", Optional.empty(), Set.of()));
    assertThat(stored().get("size").m()).containsOnlyKeys("city");
  }
}
