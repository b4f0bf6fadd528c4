package dev.keywright.processor.plan.expression;

import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Dialect;
import dev.keywright.expressions.Parameter;
import dev.keywright.expressions.Parser;
import dev.keywright.expressions.Printer;
import dev.keywright.expressions.SyntaxFault;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.key.SyntaxFaults;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads {@code filter} and {@code condition} of one pattern into typed expressions; faults are reported. */
public final class ExpressionReader {

  private final TableModel table;
  private final Scope scope;
  private final Parameters parameters;
  private final Problems problems;

  public ExpressionReader(TableModel table, Scope scope, Parameters parameters, Problems problems) {
    this.table = table;
    this.scope = scope;
    this.parameters = parameters;
    this.problems = problems;
  }

  /**
   * One term of those that a text joins by {@code and}.
   *
   * @param condition as parsed, for what it says of components
   * @param plan as it is sent
   * @param places where its paths lead
   */
  public record Term(Condition condition, ExpressionPlan plan, List<Place> places) {}

  /** The terms of a write's condition. */
  public Optional<List<Term>> condition(Text text) {
    return terms(text, false, List.of());
  }

  /** The same without the terms about one of these components alone. */
  public Optional<List<Term>> condition(Text text, List<String> without) {
    return terms(text, false, without);
  }

  /** The terms of a filter, in which a term may be optional. */
  public Optional<List<Term>> filter(Text text) {
    return terms(text, true, List.of());
  }

  private Optional<List<Term>> terms(Text text, boolean optionalTerms, List<String> without) {
    if (text.value().isBlank()) {
      return Optional.of(List.of());
    }
    Condition condition;
    try {
      condition = Parser.condition(text.value(), Dialect.ANNOTATION);
    } catch (SyntaxFault fault) {
      problems.error(Code.KW302, text.site(),
          SyntaxFaults.message("The condition \"" + text + "\"", text, fault, scope.names()));
      return Optional.empty();
    }
    List<Condition> parts = condition.terms().stream()
        .filter(part -> part.paths().isEmpty()
            || !part.paths().stream().allMatch(path -> without.contains(path.head().text())))
        .toList();
    List<Term> terms = new ArrayList<>();
    for (Condition part : parts) {
      term(part, new Source(text, problems), optionalTerms).ifPresent(terms::add);
    }
    return terms.size() == parts.size() ? Optional.of(terms) : Optional.empty();
  }

  private Optional<Term> term(Condition condition, Source source, boolean optionalTerms) {
    Optional<Parameter> optional = condition.parameters().stream().filter(Parameter::optional).findFirst();
    boolean isSimple = condition instanceof Condition.Comparison || condition instanceof Condition.Between;
    if (optional.isPresent() && !(optionalTerms && isSimple)) {
      return source.refuse(Code.KW302, optional.get().offset(), "A term is left out where its argument is null only in a"
          + " filter, and only a comparison that stands by itself between \"and\"s. Leave the question mark out.");
    }
    PathReader paths = new PathReader(table, scope, source);
    Values values = new Values(source, parameters);
    if (!new ConditionTyping(source, paths, values).read(condition)) {
      return Optional.empty();
    }
    Numbering numbering = new Numbering(paths, values);
    String text = new Printer(numbering).condition(condition);
    List<Place> places = condition.paths().stream().flatMap(path -> paths.place(path).stream()).toList();
    return Optional.of(new Term(condition, numbering.plan(text, Printer.plain().condition(condition)), places));
  }
}
