package dev.keywright.writes;

import static dev.keywright.writes.World.condition;

import dev.keywright.runtime.WriteOperation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.function.Supplier;

/** Random writes of what is inside of a job: numbers, sets, lists, maps, nested records. */
record JobContents(Chance chance, JobOperations on, JobKey key, Job believed) {

  Move next() {
    return switch (chance.below(15)) {
      case 0 -> weigh();
      case 1 -> tag();
      case 2 -> untag();
      case 3 -> retag();
      case 4 -> log();
      case 5 -> plan();
      case 6 -> tick();
      case 7 -> update("skip", () -> on.skip(key), List.of(),
          draft -> draft.steps = draft.steps.stream().skip(1).toList());
      case 8 -> count();
      case 9 -> uncount();
      case 10 -> tally();
      case 11 -> spend();
      case 12 -> hit();
      case 13 -> relocate();
      default -> new Move("mustBe " + believed.status() + " " + key, () -> on.mustBe(key, believed.status()), world -> {
        world.job(key, List.of(condition(old -> old.status() == believed.status())));
        return null;
      });
    };
  }

  private Move update(String text, Supplier<WriteOperation<?>> operation, List<Consumer<Job>> asked,
      Consumer<JobDraft> change) {
    return new Move(text + " " + key, operation, world -> world.updateJob(key, asked, change));
  }

  private Move weigh() {
    long more = chance.below(3);
    String kind = chance.of("k1", "k2");
    return update("weigh " + more + " " + kind, () -> on.weigh(key, more, kind), List.of(), draft -> {
      draft.weight += more;
      draft.kind = kind;
    });
  }

  private Move tag() {
    Set<String> tags = chance.some("x", "y", "z");
    return update("tag " + tags, () -> on.tag(key, tags), List.of(), draft -> draft.tags.addAll(tags));
  }

  private Move untag() {
    Set<String> tags = chance.some("x", "y", "z");
    return update("untag " + tags, () -> on.untag(key, tags), List.of(), draft -> draft.tags.removeAll(tags));
  }

  private Move retag() {
    Set<String> tags = chance.some("x", "y", "z");
    return update("retag " + tags, () -> on.retag(key, tags), List.of(), draft -> draft.tags = tags);
  }

  private Move log() {
    List<String> lines = chance.list(2, () -> chance.of("", "more"));
    List<String> none = chance.list(1, () -> "first");
    return update("log " + none + lines, () -> on.log(key, none, lines), List.of(), draft -> {
      List<String> log = new ArrayList<>(draft.log.orElse(none));
      log.addAll(lines);
      draft.log = Optional.of(log);
    });
  }

  private Move plan() {
    List<Step> more = chance.list(2, () -> new Step(chance.of("s", "t"), chance.oneIn(2)));
    return update("plan " + more, () -> on.plan(key, more), List.of(), draft -> draft.steps.addAll(more));
  }

  private Move tick() {
    Step second = new Step("second", chance.oneIn(2));
    return update("tick", () -> on.tick(key, true, second), List.of(condition(old -> old.steps().size() > 1)), draft -> {
      draft.steps.set(0, new Step(draft.steps.get(0).title(), true));
      draft.steps.set(1, second);
    });
  }

  private Move count() {
    String label = chance.of("", "a.b", "#0");
    long n = chance.below(5);
    return update("count " + label + " " + n, () -> on.count(key, label, n), List.of(),
        draft -> draft.counts.put(label, n));
  }

  private Move uncount() {
    String label = chance.of("", "a.b", "#0");
    return update("uncount " + label, () -> on.uncount(key, label), List.of(), draft -> draft.counts.remove(label));
  }

  private Move tally() {
    String label = chance.of("", "a.b", "#0");
    long n = chance.below(5);
    return update("tally " + label + " " + n, () -> on.tally(key, label, n), List.of(),
        draft -> draft.counts.merge(label, n, Long::sum));
  }

  private Move spend() {
    long spent = chance.below(6);
    long one = chance.below(3);
    return update("spend " + spent + " " + one, () -> on.spend(key, spent, "1st", one),
        List.of(condition(old -> old.total() >= spent)), draft -> {
          draft.total -= spent;
          draft.hits = Optional.of(draft.hits.orElse(0L) + one);
          draft.first = Optional.of(draft.first.orElse("1st"));
        });
  }

  private Move hit() {
    long zero = chance.below(2);
    long n = chance.below(3);
    return update("hit " + zero + " " + n, () -> on.hit(key, zero, n), List.of(),
        draft -> draft.hits = Optional.of(draft.hits.orElse(zero) + n));
  }

  private Move relocate() {
    String city = chance.of("Oslo", "");
    Set<String> codes = chance.some("c", "d");
    return update("relocate " + city + " " + codes, () -> on.relocate(key, city, codes), List.of(),
        draft -> draft.place = new Place(city, Optional.empty(), codes));
  }
}
