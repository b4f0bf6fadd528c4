package dev.keywright.processor.plan;

import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import dev.keywright.processor.plan.expression.ExpressionReader;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.question.Attempt;
import dev.keywright.processor.plan.question.KeyFinder;
import dev.keywright.processor.plan.question.Question;
import dev.keywright.processor.plan.question.QuestionReader;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Optional;

/** Plans what begins with a Query or GetItem: READ, COUNT, and DELETE of all that is found. */
final class ReadPlanner {

  private final TableModel table;
  private final EntityKeys keys;
  private final Problems problems;
  private final Scope scope;
  private final QuestionReader questions;
  private final ResultPlanner results;

  ReadPlanner(TableModel table, EntityKeys keys, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.problems = problems;
    this.scope = Scope.of(table, List.of(keys.entity()));
    this.questions = new QuestionReader(scope, problems);
    this.results = new ResultPlanner(table, keys, problems);
  }

  /** Whether {@code where} names exactly the whole primary key; false too where it cannot be read. */
  boolean isWholeKey(PatternModel pattern) {
    return new QuestionReader(scope, new Problems())
        .read(pattern, Optional.of(keys.primary()))
        .map(question -> WritePlanner.isWholeKey(keys, question))
        .orElse(false);
  }

  Optional<PatternPlan> plan(PatternModel pattern) {
    Parameters parameters = new Parameters(pattern, problems);
    Optional<Question> question = questions.read(pattern, Optional.of(keys.primary()), parameters);
    Optional<Attempt.Served> served =
        question.flatMap(read -> new KeyFinder(table, keys, problems).find(pattern, read));
    Text filter = pattern.clauses().filter().orElse(new Text("", pattern.site()));
    Optional<List<ExpressionReader.Term>> terms =
        new ExpressionReader(table, scope, parameters, problems).filter(filter);
    if (served.isEmpty() || terms.isEmpty() || parameters.areFaulty()
        || !results.holds(served.get().membership(), terms.get(), filter)) {
      return Optional.empty();
    }
    return pattern.operation() == Operation.DELETE
        ? new DeletePlanner(table, keys, problems).plan(pattern, parameters, served.get(), terms.get())
        : results.of(pattern, served.get().membership())
            .map(result -> read(pattern, question.get(), parameters, served.get(), terms.get(), result));
  }

  private static PatternPlan read(PatternModel pattern, Question question, Parameters parameters,
      Attempt.Served served, List<ExpressionReader.Term> terms, ResultPlan result) {
    Signature signature = new Signature(pattern.name().value(), parameters.all());
    List<ExpressionPlan> filter = terms.stream().map(ExpressionReader.Term::plan).toList();
    boolean one = served.isWholePrimaryKey() && pattern.operation() == Operation.READ;
    return one && filter.isEmpty()
        ? new PatternPlan.Get(pattern, signature, served.plan(), question.wholeKey(), result)
        : new PatternPlan.Find(pattern, signature, served.plan(), pattern.limit(), result, filter, one);
  }
}
