package dev.keywright.processor.plan.question;

import dev.keywright.expressions.Call;
import dev.keywright.expressions.Comparator;
import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Function;
import dev.keywright.expressions.Literal;
import dev.keywright.expressions.Operand;
import dev.keywright.expressions.Parameter;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.Printer;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.LiteralText;
import dev.keywright.processor.plan.key.SortPlan.RangeOperator;
import dev.keywright.processor.plan.key.SortPlan.RangeTerm;
import dev.keywright.processor.problem.Caret;
import dev.keywright.processor.plan.signature.Parameters;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads one term of {@code where}: a component compared with parameters and literals. */
final class TermReader {

  private static final String FORMS = " A question joins by \"and\" terms that a key can answer: c = :c, c >= :c,"
      + " c > :c, c <= :c, c < :c, c between :a and :b, begins_with(c, :c); and, where a guard promises it, c in ('A', 'B'),"
      + " c <> 'A', attribute_exists(c).";

  private final Scope scope;
  private final Text where;
  private final Parameters parameters;
  private final Problems problems;

  TermReader(Scope scope, Text where, Parameters parameters, Problems problems) {
    this.scope = scope;
    this.where = where;
    this.parameters = parameters;
    this.problems = problems;
  }

  Optional<Term> read(Condition condition) {
    if (condition instanceof Condition.Comparison comparison) {
      boolean mirrored = !(comparison.left() instanceof Path);
      return comparison(mirrored ? comparison.right() : comparison.left(),
          mirrored ? comparison.comparator().mirrored() : comparison.comparator(),
          mirrored ? comparison.left() : comparison.right(), condition);
    }
    if (condition instanceof Condition.Between between) {
      return component(between.operand())
          .flatMap(component -> range(component, RangeOperator.BETWEEN, List.of(between.low(), between.high()), condition));
    }
    if (condition instanceof Condition.In in) {
      return component(in.operand()).flatMap(component -> fact(component, in.choices(), condition));
    }
    if (condition instanceof Call call && call.is(Function.BEGINS_WITH)) {
      return component(call.arguments().get(0)).flatMap(component -> beginsWith(component, call));
    }
    if (condition instanceof Call call && (call.is(Function.ATTRIBUTE_EXISTS) || call.is(Function.ATTRIBUTE_NOT_EXISTS))) {
      return component(call.arguments().get(0))
          .map(component -> new Term.Fact(call.is(Function.ATTRIBUTE_EXISTS)
              ? new Guard.Exists(component.name())
              : new Guard.Absent(component.name()), text(condition)));
    }
    if (condition instanceof Condition.Or or) {
      return refuse(or.conditions().get(1).offset(), "\"or\" asks two questions, and a key is asked one at a time. Write an"
          + " access pattern for each, or let one key hold what both have in common.");
    }
    if (condition instanceof Condition.InCollection) {
      return refuse(condition.offset(), "\"in\" with a parameter asks many keys at once, and a key is asked one at a time."
          + " Tie the component, as in c = :c, and ask once for each value.");
    }
    return refuse(condition.offset(), "No key can answer this term." + FORMS);
  }

  /** One component can be tied or ranged over once. */
  boolean areConsistent(List<Term> terms, List<Condition> written) {
    Set<String> compared = new LinkedHashSet<>();
    Optional<Term> ranged = Optional.empty();
    for (int i = 0; i < terms.size(); i++) {
      Term term = terms.get(i);
      int position = written.get(i).offset();
      if (!(term instanceof Term.Fact) && !compared.add(term.component())) {
        refuse(position, "\"" + term.component() + "\" is compared twice; one key condition can hold one comparison of it. For"
            + " two bounds write \"" + term.component() + " between :low and :high\" (both ends belong to the range).");
        return false;
      }
      if (term instanceof Term.Range && ranged.isPresent() && scope.isOfOneEntity()) {
        refuse(position, "A key condition can range over one component, the last it uses, and there is \""
            + ranged.get().text() + "\" already. The others must be tied by \"=\".");
        return false;
      }
      ranged = ranged.or(() -> Optional.of(term).filter(Term.Range.class::isInstance));
    }
    return true;
  }

  private Optional<Term> comparison(Operand left, Comparator comparator, Operand right, Condition condition) {
    return component(left).flatMap(component -> switch (comparator) {
      case EQUAL -> argument(component, right).map(argument -> new Term.Tie(component.name(), argument, text(condition)));
      case NOT_EQUAL -> fact(component, List.of(right), condition)
          .map(fact -> new Term.Fact(new Guard.NoneOf(component.name(), ((Guard.OneOf) fact.fact()).values()), fact.text()));
      case LESS -> range(component, RangeOperator.LESS_THAN, List.of(right), condition);
      case LESS_OR_EQUAL -> range(component, RangeOperator.AT_MOST, List.of(right), condition);
      case GREATER -> range(component, RangeOperator.GREATER_THAN, List.of(right), condition);
      case GREATER_OR_EQUAL -> range(component, RangeOperator.AT_LEAST, List.of(right), condition);
    });
  }

  private Optional<Term> beginsWith(ComponentModel component, Call call) {
    if (!component.type().is(ScalarKind.STRING)) {
      problems.error(Code.KW311, where.site(), "begins_with asks for the beginning of a text, but " + component.name()
          + " is no String." + Caret.under(where.value(), call.offset()));
      return Optional.empty();
    }
    return range(component, RangeOperator.BEGINS_WITH, List.of(call.arguments().get(1)), call);
  }

  private Optional<Term> range(ComponentModel component, RangeOperator operator, List<Operand> bounds,
      Condition condition) {
    List<Argument> arguments = bounds.stream().flatMap(bound -> argument(component, bound).stream()).toList();
    return arguments.size() == bounds.size()
        ? Optional.of(new Term.Range(component.name(), new RangeTerm(operator, arguments), text(condition)))
        : Optional.empty();
  }

  private Optional<Term.Fact> fact(ComponentModel component, List<Operand> choices, Condition condition) {
    Set<String> values = new LinkedHashSet<>();
    for (Operand choice : choices) {
      if (!(choice instanceof Literal)) {
        return refuse(choice.offset(), "Only literals can stand here, since only a guard can promise this term." + FORMS);
      }
      Optional<Argument> argument = argument(component, choice);
      if (argument.isEmpty()) {
        return Optional.empty();
      }
      values.add(((Argument.Constant) argument.get()).text());
    }
    return Optional.of(new Term.Fact(new Guard.OneOf(component.name(), values), text(condition)));
  }

  private Optional<ComponentModel> component(Operand operand) {
    if (!(operand instanceof Path path) || path.isNested()) {
      return refuse(operand.offset(), "A key can only be asked for a component." + FORMS);
    }
    Optional<ComponentModel> component = scope.component(path.head().text());
    if (component.isEmpty()) {
      problems.error(Code.KW303, where.site(), "The question names \"" + path.head().text() + "\", but "
          + scope.unknown(path.head().text()) + Caret.under(where.value(), path.offset()) + scope.choices());
    }
    return component;
  }

  private Optional<Argument> argument(ComponentModel component, Operand operand) {
    if (operand instanceof Parameter parameter && !parameter.optional()) {
      parameters.add(parameter.name(), component.type(), Signature.Shape.ONE, where.site());
      return Optional.of(new Argument.Parameter(parameter.name()));
    }
    if (operand instanceof Literal literal) {
      Optional<String> text = LiteralText.of(literal, component.type());
      if (text.isEmpty()) {
        problems.error(Code.KW311, where.site(), "The component " + component.name() + " never has this value; write "
            + (LiteralText.isPossible(component.type()) ? LiteralText.example(component.type()) + ", or " : "")
            + "a parameter, :" + component.name() + "."
            + Caret.under(where.value(), literal.offset()));
      }
      return text.map(Argument.Constant::new);
    }
    if (operand instanceof Path path && !path.isNested()) {
      String name = path.head().text();
      return refuse(operand.offset(), "\"" + name + "\" reads as a component, and a key cannot be compared with one. Write"
          + " a literal in quotes, '" + name + "', or a value that the caller gives, :" + name + ".");
    }
    return refuse(operand.offset(), "A key is compared with a parameter or a literal." + FORMS);
  }

  private <T> Optional<T> refuse(int position, String message) {
    problems.error(Code.KW302, where.site(), message + Caret.under(where.value(), position));
    return Optional.empty();
  }

  /** The term as a reader of a message recognises it. */
  private static String text(Condition condition) {
    return Printer.plain().condition(condition);
  }
}
