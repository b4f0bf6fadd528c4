package dev.keywright.processor.plan;

import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.question.Attempt;
import dev.keywright.processor.plan.question.KeyFinder;
import dev.keywright.processor.plan.question.Question;
import dev.keywright.processor.plan.question.QuestionReader;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.plan.write.ConditionPlan;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Collectors;

/** Plans the patterns of one entity. */
final class PatternPlanner {

  private final EntityKeys keys;
  private final Problems problems;
  private final QuestionReader questions;
  private final KeyFinder finder;
  private final ResultPlanner results;

  PatternPlanner(TableModel table, EntityKeys keys, Problems problems) {
    this.keys = keys;
    this.problems = problems;
    this.questions = new QuestionReader(Scope.of(table, List.of(keys.entity())), problems);
    this.finder = new KeyFinder(table, keys, problems);
    this.results = new ResultPlanner(table, keys);
  }

  Optional<PatternPlan> plan(PatternModel pattern) {
    return switch (pattern.operation()) {
      case CREATE, PUT -> Optional.of(new PatternPlan.Store(pattern, new Signature(pattern.name().value(), List.of())));
      case READ, COUNT -> questions.read(pattern, Optional.of(keys.primary()))
          .flatMap(question -> finder.find(pattern, question).map(served -> read(pattern, question, served)));
      case DELETE -> questions.read(pattern, Optional.of(keys.primary()))
          .flatMap(question -> delete(pattern, question));
      case UPDATE, UPSERT, CHECK, TRANSACT, BATCH_READ, BATCH_PUT, BATCH_DELETE -> Optional.empty();
    };
  }

  private PatternPlan read(PatternModel pattern, Question question, Attempt.Served served) {
    Signature signature = signature(pattern, question);
    ResultPlan result = results.of(pattern, served.membership());
    return served.isWholePrimaryKey() && pattern.operation() == Operation.READ
        ? new PatternPlan.Get(pattern, signature, served.plan(), question.wholeKey(), result)
        : new PatternPlan.Find(pattern, signature, served.plan(), pattern.limit(), result, List.of(), false);
  }

  /** A delete names its item by the whole primary key, so no question of order or guard arises. */
  private Optional<PatternPlan> delete(PatternModel pattern, Question question) {
    List<String> missing = keys.primary().components().stream()
        .map(component -> component.name())
        .filter(name -> !question.ties().containsKey(name))
        .toList();
    if (!missing.isEmpty() || question.ties().size() != question.terms().size()) {
      problems.error(Code.KW306, pattern.site("where"), "\"" + pattern.name() + "\" deletes one item, so it must know the"
          + " whole primary key (" + keys.primary().components().stream()
              .map(component -> component.name()).collect(Collectors.joining(", ")) + ") and nothing else."
          + (missing.isEmpty() ? "" : " It does not know " + String.join(", ", missing) + ".")
          + " Leave where out: it then means the whole key.");
      return Optional.empty();
    }
    return finder.find(pattern, question)
        .map(served -> new PatternPlan.Delete(pattern, signature(pattern, question), served.plan(), List.of(),
            ConditionPlan.NONE));
  }

  static Signature signature(PatternModel pattern, Question question) {
    return new Signature(pattern.name().value(), question.parameters());
  }
}
