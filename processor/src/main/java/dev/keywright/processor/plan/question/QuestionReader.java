package dev.keywright.processor.plan.question;

import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Dialect;
import dev.keywright.expressions.Parser;
import dev.keywright.expressions.SyntaxFault;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.key.SyntaxFaults;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;

/** Reads {@code where} and {@code orderBy} of one pattern; what cannot be read is reported and gives no question. */
public final class QuestionReader {

  private final Scope scope;
  private final Problems problems;

  public QuestionReader(Scope scope, Problems problems) {
    this.scope = scope;
    this.problems = problems;
  }

  /**
   * The question of a pattern.
   *
   * @param primary the membership whose components are meant where {@code where} was left out
   */
  public Optional<Question> read(PatternModel pattern, Optional<Membership> primary) {
    return read(pattern, primary, new Parameters(pattern, problems));
  }

  /** The same, its parameters gathered together with those of the pattern's other members. */
  public Optional<Question> read(PatternModel pattern, Optional<Membership> primary, Parameters parameters) {
    Optional<List<Term>> terms = pattern.where().isEmpty() && primary.isPresent()
        ? Optional.of(wholeKey(primary.get(), parameters))
        : terms(pattern, parameters);
    Optional<Question.OrderBy> orderBy = pattern.orderBy().flatMap(this::orderBy);
    if (terms.isEmpty() || parameters.areFaulty() || pattern.orderBy().isPresent() && orderBy.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(new Question(terms.get(), orderBy, parameters.all(), pattern.where().isEmpty()));
  }

  private static List<Term> wholeKey(Membership primary, Parameters parameters) {
    List<Term> terms = new ArrayList<>();
    for (ComponentModel component : primary.components()) {
      parameters.add(component.name(), component.type(), Signature.Shape.ONE, component.site());
      terms.add(new Term.Tie(component.name(), new Argument.Parameter(component.name()),
          component.name() + " = :" + component.name()));
    }
    return terms;
  }

  private Optional<List<Term>> terms(PatternModel pattern, Parameters parameters) {
    Text where = pattern.where().orElse(new Text("", pattern.site()));
    if (where.value().isBlank()) {
      return Optional.of(List.of());
    }
    try {
      Condition condition = Parser.condition(where.value(), Dialect.ANNOTATION);
      TermReader reader = new TermReader(scope, where, parameters, problems);
      List<Term> terms = new ArrayList<>();
      for (Condition part : condition.terms()) {
        reader.read(part).ifPresent(terms::add);
      }
      return terms.size() == condition.terms().size() && reader.areConsistent(terms, condition.terms())
          ? Optional.of(terms)
          : Optional.empty();
    } catch (SyntaxFault fault) {
      problems.error(Code.KW302, where.site(),
          SyntaxFaults.message("The question \"" + pattern.name() + "\"", where, fault, scope.names()));
      return Optional.empty();
    }
  }

  private Optional<Question.OrderBy> orderBy(Text text) {
    List<String> words = List.of(text.value().strip().split("\\s+"));
    String last = words.get(words.size() - 1).toLowerCase(Locale.ROOT);
    boolean directed = last.equals("asc") || last.equals("desc");
    if (words.size() > 2 || words.size() == 2 && !directed || text.value().isBlank()) {
      problems.error(Code.KW302, text.site(), "The order \"" + text + "\" cannot be read: write a component, asc or desc,"
          + " or both, as in \"" + scope.example() + " desc\". A key has one order.");
      return Optional.empty();
    }
    if (words.size() == 1 && directed) {
      return Optional.of(new Question.OrderBy(Optional.empty(), last.equals("desc")));
    }
    return scope.component(words.get(0)).isPresent()
        ? Optional.of(new Question.OrderBy(Optional.of(words.get(0)), last.equals("desc")))
        : unknown(text, words.get(0));
  }

  private <T> Optional<T> unknown(Text text, String name) {
    problems.error(Code.KW303, text.site(), "The order \"" + text + "\" names \"" + name + "\", but "
        + scope.unknown(name) + scope.choices());
    return Optional.empty();
  }
}
