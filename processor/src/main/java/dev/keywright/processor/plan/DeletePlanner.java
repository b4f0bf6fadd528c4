package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import dev.keywright.processor.plan.expression.ExpressionReader;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.question.Attempt;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.plan.write.ConditionPlan;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Plans DELETE with a {@code where} that is not the whole key: a Query, then deletes. Between the two an item may change,
 * so each delete repeats as a condition what the question asks of attributes that can change.
 */
final class DeletePlanner {

  private final TableModel table;
  private final EntityKeys keys;
  private final Problems problems;

  DeletePlanner(TableModel table, EntityKeys keys, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.problems = problems;
  }

  Optional<PatternPlan> plan(PatternModel pattern, Parameters parameters, Attempt.Served served,
      List<ExpressionReader.Term> filter) {
    if (hasConditions(pattern)) {
      return Optional.empty();
    }
    Optional<List<ExpressionPlan>> repeated = repeated(pattern, filter);
    return repeated.map(terms -> {
      boolean batches = terms.isEmpty() && keys.entity().uniques().isEmpty() && keys.entity().version().isEmpty();
      return new PatternPlan.DeleteAll(pattern, new Signature(pattern.name().value(), parameters.all()), served.plan(),
          filter.stream().map(ExpressionReader.Term::plan).toList(),
          batches ? Optional.empty() : Optional.of(new ConditionPlan(Optional.empty(), List.of(), terms)));
    });
  }

  private boolean hasConditions(PatternModel pattern) {
    for (String member : List.of("given", "condition")) {
      if (pattern.members().containsKey(member)) {
        problems.error(Code.KW309, pattern.site(member), "\"" + pattern.name() + "\" deletes every item that where finds,"
            + " so \"" + member + "\" has no one item to be about. Write it as a filter: each delete then repeats it as its"
            + " condition.");
        return true;
      }
    }
    return false;
  }

  /** The terms about components outside the primary key, which could have changed since they were read. */
  private Optional<List<ExpressionPlan>> repeated(PatternModel pattern, List<ExpressionReader.Term> filter) {
    Text where = pattern.where().orElseThrow();
    Parameters again = new Parameters(pattern, problems);
    Scope scope = Scope.of(table, List.of(keys.entity()));
    List<String> immutable = keys.primary().components().stream().map(ComponentModel::name).toList();
    List<ExpressionPlan> terms = new ArrayList<>();
    Optional<List<ExpressionReader.Term>> read =
        new ExpressionReader(table, scope, again, problems).condition(where, immutable);
    read.ifPresent(found -> found.forEach(term -> terms.add(term.plan())));
    filter.forEach(term -> terms.add(term.plan()));
    return read.map(found -> terms);
  }
}
