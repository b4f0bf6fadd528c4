package dev.keywright.writes;

import static dev.keywright.writes.World.condition;
import static dev.keywright.writes.World.given;
import static dev.keywright.writes.World.version;

import dev.keywright.runtime.WriteOperation;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Random writes of a job that concern its indexes. What the caller believes of it is true most of the time. */
final class JobMoves {
  private final Chance chance;
  private final JobRepository jobs;
  private final JobOperations on;
  private final JobKey key;
  private final Job believed;

  JobMoves(Chance chance, World world, DepotTable table) {
    this.chance = chance;
    this.jobs = table.job();
    this.on = jobs.operations();
    this.key = new JobKey(chance.of("p1", "p#2"), chance.of("a", "b$", "#"));
    Job stored = world.jobs.get(key);
    this.believed = stored == null || chance.oneIn(8) ? any(chance, key) : stored;
  }

  static Job any(Chance chance, JobKey key) {
    JobDraft draft = JobDraft.plain(key.project(), key.jobId());
    draft.status = chance.of(Status.values());
    draft.urgent = chance.oneIn(2);
    draft.priority = chance.below(3);
    draft.dueOn = date(chance);
    draft.assignee = chance.maybe(() -> chance.of("ann", "b#b"));
    draft.site = chance.maybe(() -> chance.of("s1", "s#2"));
    draft.kind = chance.of("k1", "k2");
    draft.team = chance.of("red", "blue");
    draft.weight = chance.below(3);
    draft.region = chance.maybe(() -> chance.of("north", "#"));
    draft.note = chance.maybe(() -> chance.of("", "n"));
    draft.tags = chance.some("x", "y", "z");
    draft.log = chance.maybe(() -> chance.list(2, () -> chance.of("", "line")));
    draft.steps = chance.list(3, () -> new Step(chance.of("s", "t"), chance.oneIn(2)));
    draft.total = chance.below(10);
    draft.hits = chance.maybe(() -> (long) chance.below(3));
    draft.place = new Place(chance.of("Oslo", "Rome"), chance.maybe(() -> "0150"), chance.some("c", "d"));
    draft.version = chance.below(4);
    draft.createdAt = chance.oneIn(2) ? null : Depot.START.minusSeconds(chance.below(9));
    return draft.job();
  }

  private static LocalDate date(Chance chance) {
    return LocalDate.of(2026, 1, 1 + chance.below(3));
  }

  JobKey key() {
    return key;
  }

  Move next() {
    return chance.below(5) < 2 ? new JobContents(chance, on, key, believed).next() : switch (chance.below(18)) {
      case 0, 1 -> create();
      case 2 -> store();
      case 3 -> drop();
      case 4 -> start();
      case 5 -> finish();
      case 6 -> move();
      case 7 -> assign();
      case 8 -> update("unassign", () -> on.unassign(key), List.of(), draft -> draft.assignee = Optional.empty());
      case 9 -> rank();
      case 10 -> settle();
      case 11 -> update("leaveSite", () -> on.leaveSite(key), List.of(), draft -> draft.site = Optional.empty());
      case 12 -> locate();
      case 13 -> update("dislocate", () -> on.dislocate(key, believed.urgent()),
          List.of(given("urgent", Job::urgent, believed)), draft -> draft.region = Optional.empty());
      case 14 -> urge();
      case 15 -> calm();
      case 16 -> edit();
      default -> reassign();
    };
  }

  private Move update(String text, Supplier<WriteOperation<?>> operation, List<Consumer<Job>> asked,
      Consumer<JobDraft> change) {
    return new Move(text + " " + key, operation, world -> world.updateJob(key, asked, change));
  }

  private Move create() {
    Job job = any(chance, key);
    return new Move("create " + job, () -> on.create(job), world -> world.createJob(job));
  }

  private Move store() {
    JobDraft draft = new JobDraft(any(chance, key));
    draft.version = chance.oneIn(4) ? 0 : believed.version();
    Job job = draft.job();
    return new Move("store " + job, () -> on.store(job), world -> world.putJob(job));
  }

  private Move drop() {
    return switch (chance.below(3)) {
      case 0 -> new Move("drop " + key, () -> on.drop(key), world -> world.deleteJob(key, List.of()));
      case 1 -> new Move("dropVersion " + key, () -> on.dropVersion(key, believed.version()),
          world -> world.deleteJob(key, List.of(version(Job::version, believed.version()))));
      default -> new Move("dropIf " + key, () -> on.dropIf(key, believed.status()), world -> world.deleteJob(key,
          List.of(condition(old -> old.status() == believed.status() && old.assignee().isEmpty()))));
    };
  }

  private Move start() {
    return update("start", () -> on.start(key, believed.site()),
        List.of(given("site", Job::site, believed), condition(old -> old.status() == Status.OPEN)),
        draft -> draft.status = Status.RUNNING);
  }

  private Move finish() {
    return update("finish", () -> on.finish(key, believed.site(), believed.urgent(), believed.priority()),
        List.of(given("site", Job::site, believed), condition(old -> old.status() != Status.DONE
            && old.urgent() == believed.urgent() && old.priority() == believed.priority())),
        draft -> draft.status = Status.DONE);
  }

  private Move move() {
    Status status = chance.of(Status.values());
    return update("move to " + status,
        () -> on.move(key, believed.site(), believed.urgent(), believed.priority(), believed.dueOn(), status),
        List.of(given("site", Job::site, believed), given("urgent", Job::urgent, believed),
            given("priority", Job::priority, believed), given("dueOn", Job::dueOn, believed)),
        draft -> draft.status = status);
  }

  private Move assign() {
    String assignee = chance.of("ann", "b#b");
    return update("assign " + assignee, () -> on.assign(key, believed.priority(), assignee),
        List.of(given("priority", Job::priority, believed)), draft -> draft.assignee = Optional.of(assignee));
  }

  private Move rank() {
    int priority = chance.below(3);
    return update("rank " + priority, () -> on.rank(key, believed.assignee(), believed.status(), believed.urgent(),
            believed.dueOn(), priority),
        List.of(given("assignee", Job::assignee, believed), given("status", Job::status, believed),
            given("urgent", Job::urgent, believed), given("dueOn", Job::dueOn, believed)),
        draft -> draft.priority = priority);
  }

  private Move settle() {
    String site = chance.of("s1", "s#2");
    return update("settle " + site, () -> on.settle(key, believed.status(), site),
        List.of(condition(old -> old.status() == believed.status())), draft -> draft.site = Optional.of(site));
  }

  private Move locate() {
    String region = chance.of("north", "#");
    return update("locate " + region, () -> on.locate(key, believed.team(), region),
        List.of(given("team", Job::team, believed)), draft -> draft.region = Optional.of(region));
  }

  private Move urge() {
    boolean urgent = chance.oneIn(2);
    return update("urge " + urgent, () -> on.urge(key, believed.status(), believed.region(), believed.dueOn(),
            believed.priority(), urgent),
        List.of(given("status", Job::status, believed), given("region", Job::region, believed),
            given("dueOn", Job::dueOn, believed), given("priority", Job::priority, believed)),
        draft -> draft.urgent = urgent);
  }

  private Move calm() {
    return update("calm", () -> on.calm(key, "south", "green"),
        List.of(condition(old -> old.status() == Status.RUNNING)), draft -> {
          draft.urgent = false;
          draft.region = Optional.of("south");
          draft.team = "green";
        });
  }

  private Move edit() {
    Optional<Optional<String>> note = chance.maybe(() -> chance.maybe(() -> "note"));
    Optional<LocalDate> dueOn = chance.maybe(() -> date(chance));
    Optional<Optional<String>> assignee = chance.maybe(() -> chance.maybe(() -> "cy"));
    Supplier<WriteOperation<?>> operation = () -> {
      JobRepository.Edit edit =
          jobs.edit(key, believed.version(), believed.status(), believed.urgent(), believed.priority());
      note.ifPresent(value -> value.map(edit::note).orElseGet(edit::removeNote));
      dueOn.ifPresent(edit::dueOn);
      assignee.ifPresent(value -> value.map(edit::assignee).orElseGet(edit::removeAssignee));
      return edit.operation();
    };
    List<Consumer<Job>> asked = List.of(version(Job::version, believed.version()), given("status", Job::status, believed),
        given("urgent", Job::urgent, believed), given("priority", Job::priority, believed));
    boolean nothing = note.isEmpty() && dueOn.isEmpty() && assignee.isEmpty();
    String text = "edit " + note + " " + dueOn + " " + assignee;
    return nothing ? new Move(text, operation, world -> world.job(key, asked)) : update(text, operation, asked, draft -> {
      draft.note = note.orElse(draft.note);
      draft.dueOn = dueOn.orElse(draft.dueOn);
      draft.assignee = assignee.orElse(draft.assignee);
    });
  }

  private Move reassign() {
    Optional<Optional<String>> assignee = chance.maybe(() -> chance.maybe(() -> "di"));
    Optional<Optional<String>> site = chance.maybe(() -> chance.maybe(() -> "s3"));
    int priority = chance.below(3);
    return update("reassign " + assignee + " " + priority + " " + site, () -> {
      JobRepository.Reassign reassign = jobs.reassign(key, believed.assignee(), believed.priority(), believed.status(),
          believed.urgent(), believed.dueOn(), believed.site());
      assignee.ifPresent(value -> value.map(reassign::assignee).orElseGet(reassign::removeAssignee));
      site.ifPresent(value -> value.map(reassign::site).orElseGet(reassign::removeSite));
      return reassign.priority(priority).operation();
    }, List.of(given("assignee", Job::assignee, believed), given("priority", Job::priority, believed),
        given("status", Job::status, believed), given("urgent", Job::urgent, believed), given("dueOn", Job::dueOn, believed),
        given("site", Job::site, believed)), draft -> {
      draft.assignee = assignee.orElse(draft.assignee);
      draft.site = site.orElse(draft.site);
      draft.priority = priority;
    });
  }
}
