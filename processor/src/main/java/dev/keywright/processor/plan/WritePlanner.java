package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.question.Attempt;
import dev.keywright.processor.plan.question.KeyFinder;
import dev.keywright.processor.plan.question.Question;
import dev.keywright.processor.plan.question.QuestionReader;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.plan.write.Beliefs;
import dev.keywright.processor.plan.write.BeliefsReader;
import dev.keywright.processor.plan.write.Changes;
import dev.keywright.processor.plan.write.ChangesReader;
import dev.keywright.processor.plan.write.Coherence;
import dev.keywright.processor.plan.write.StaleKeyReport;
import dev.keywright.processor.plan.write.Touch;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Plans the writes of single items by their whole primary key: UPDATE, UPSERT, DELETE, CHECK. */
final class WritePlanner {

  private final TableModel table;
  private final EntityKeys keys;
  private final List<UniquePlan> uniques;
  private final Problems problems;

  WritePlanner(TableModel table, EntityKeys keys, List<UniquePlan> uniques, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.uniques = uniques;
    this.problems = problems;
  }

  Optional<PatternPlan> plan(PatternModel pattern) {
    Parameters parameters = new Parameters(pattern, problems);
    Scope scope = Scope.of(table, List.of(keys.entity()));
    Optional<KeyPlan> key = new QuestionReader(scope, problems)
        .read(pattern, Optional.of(keys.primary()), parameters)
        .flatMap(question -> wholeKey(pattern, question));
    refuseQuestions(pattern);
    Parameters beside = new Parameters(pattern, problems);
    Optional<Beliefs> beliefs = new BeliefsReader(table, keys, pattern, problems).read(beside);
    boolean changing = pattern.operation() == Operation.UPDATE || pattern.operation() == Operation.UPSERT;
    Optional<Changes> changes = changing
        ? new ChangesReader(table, keys, pattern, problems).read(beside)
        : Optional.empty();
    beside.all().forEach(used -> parameters.add(used.name(), used.type(), used.shape(), pattern.site()));
    if (key.isEmpty() || beliefs.isEmpty() || changing && changes.isEmpty() || beside.areFaulty() || parameters.areFaulty()) {
      return Optional.empty();
    }
    Signature signature = new Signature(pattern.name().value(), parameters.all());
    if (changing) {
      return update(pattern, signature, key.get(), beside, changes.get(), beliefs.get());
    }
    return Optional.of(pattern.operation() == Operation.DELETE
        ? new PatternPlan.Delete(pattern, signature, key.get(), beside.all(), beliefs.get().condition())
        : new PatternPlan.Check(pattern, signature, key.get(), beside.all(), beliefs.get().condition()));
  }

  private Optional<PatternPlan> update(PatternModel pattern, Signature signature, KeyPlan key, Parameters beside,
      Changes changes, Beliefs beliefs) {
    Coherence.Answer answer =
        new Coherence(table, keys, changes, beliefs, pattern.operation() == Operation.UPSERT).answer();
    if (!answer.gaps().isEmpty()) {
      new StaleKeyReport(table, pattern, problems).report(answer.gaps());
      return Optional.empty();
    }
    if (!leavesMarkersTrue(pattern, changes)) {
      return Optional.empty();
    }
    return Optional.of(new PatternPlan.Update(pattern, signature, key, beside.all(), changes.changes(),
        answer.keyChanges(), answer.known(), beliefs.condition()));
  }

  /** The markers of unique components are rewritten by what the method knows, so what they hold cannot be computed. */
  private boolean leavesMarkersTrue(PatternModel pattern, Changes changes) {
    for (UniquePlan marker : uniques) {
      for (Touch touch : changes.touches().values()) {
        if (touch instanceof Touch.Computed && marker.holds(touch.component())) {
          problems.error(Code.KW316, pattern.site("update"), "\"" + pattern.name() + "\" lets DynamoDB compute "
              + touch.component().name() + ", which the marker item of " + marker.component().name() + " (@Unique) holds"
              + (touch.component().ttl() ? ", so that it expires with its owner" : "") + ". Its new value is not known, so the"
              + " marker would be left stale. Set it to a parameter instead, as in set " + touch.component().name() + " = :"
              + touch.component().name() + ".");
          return false;
        }
      }
    }
    return true;
  }

  /** What belongs to a DELETE of all that is found means nothing for a DELETE of one item. */
  private void refuseQuestions(PatternModel pattern) {
    for (String member : List.of("filter", "index")) {
      if (pattern.operation() == Operation.DELETE && pattern.members().containsKey(member)) {
        problems.error(Code.KW309, pattern.site(member), "\"" + pattern.name() + "\" deletes the one item of a whole primary"
            + " key, so \"" + member + "\" means nothing here."
            + (member.equals("filter") ? " Write it as a condition." : " Leave it out."));
      }
    }
  }

  /** A write names its item by the whole primary key, so no question of order or guard arises. */
  private Optional<KeyPlan> wholeKey(PatternModel pattern, Question question) {
    if (!isWholeKey(keys, question)) {
      List<String> names = keys.primary().components().stream().map(ComponentModel::name).toList();
      List<String> missing = names.stream().filter(name -> !question.ties().containsKey(name)).toList();
      problems.error(Code.KW306, pattern.site("where"), "\"" + pattern.name() + "\" writes one item, so it must know the"
          + " whole primary key (" + String.join(", ", names) + ") and nothing else."
          + (missing.isEmpty() ? "" : " It does not know " + missing.stream().collect(Collectors.joining(", ")) + ".")
          + " Leave where out: it then means the whole key. What else has to hold belongs into condition.");
      return Optional.empty();
    }
    return new KeyFinder(table, keys, problems).find(pattern, question).map(Attempt.Served::plan);
  }

  /** Whether the question ties every component of the primary key, and says no more. */
  static boolean isWholeKey(EntityKeys keys, Question question) {
    return question.ties().size() == question.terms().size()
        && keys.primary().components().stream().allMatch(component -> question.ties().containsKey(component.name()))
        && question.terms().size() == keys.primary().components().size();
  }
}
