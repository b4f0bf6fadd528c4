package dev.keywright.processor.plan.key;

import dev.keywright.expressions.Call;
import dev.keywright.expressions.Comparator;
import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Dialect;
import dev.keywright.expressions.Function;
import dev.keywright.expressions.Literal;
import dev.keywright.expressions.Operand;
import dev.keywright.expressions.Parser;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.PathElement;
import dev.keywright.expressions.SyntaxFault;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Caret;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.NearName;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Reads {@code when} of an index template: a conjunction of terms over single components and literals. */
final class GuardReader {

  private static final String FORMS = "A guard joins by \"and\" terms of the forms c = literal, c <> literal,"
      + " c in (literals), attribute_exists(c), attribute_not_exists(c).";

  private final EntityModel entity;
  private final Problems problems;

  GuardReader(EntityModel entity, Problems problems) {
    this.entity = entity;
    this.problems = problems;
  }

  Optional<Guard> read(Text when) {
    List<Condition> conditions;
    try {
      conditions = Parser.condition(when.value(), Dialect.ANNOTATION).terms();
    } catch (SyntaxFault fault) {
      List<String> names = entity.components().stream().map(ComponentModel::name).toList();
      problems.error(Code.KW210, when.site(),
          SyntaxFaults.message("The guard \"" + when + "\"", when, fault, names));
      return Optional.empty();
    }
    List<Guard.Term> terms = new ArrayList<>();
    for (Condition condition : conditions) {
      term(condition, when).ifPresent(terms::add);
    }
    return terms.size() == conditions.size() ? Optional.of(new Guard(terms)) : Optional.empty();
  }

  private Optional<Guard.Term> term(Condition condition, Text when) {
    if (condition instanceof Condition.Comparison comparison
        && (comparison.comparator() == Comparator.EQUAL || comparison.comparator() == Comparator.NOT_EQUAL)) {
      return component(comparison.left(), when)
          .flatMap(component -> values(component, List.of(comparison.right()), when)
              .map(values -> comparison.comparator() == Comparator.EQUAL
                  ? new Guard.OneOf(component.name(), values)
                  : new Guard.NoneOf(component.name(), values)));
    }
    if (condition instanceof Condition.In in) {
      return component(in.operand(), when)
          .flatMap(component -> values(component, in.choices(), when)
              .map(values -> new Guard.OneOf(component.name(), values)));
    }
    if (condition instanceof Call call && call.is(Function.ATTRIBUTE_EXISTS)) {
      return noSet(call.arguments().get(0), when).map(component -> new Guard.Exists(component.name()));
    }
    if (condition instanceof Call call && call.is(Function.ATTRIBUTE_NOT_EXISTS)) {
      return noSet(call.arguments().get(0), when).map(component -> new Guard.Absent(component.name()));
    }
    return undecidable(when, condition.position().offset());
  }

  private Optional<ComponentModel> component(Operand operand, Text when) {
    if (!(operand instanceof Path path) || path.isNested()) {
      return undecidable(when, operand.position().offset());
    }
    PathElement.Name name = path.head();
    Optional<ComponentModel> component = entity.component(name.text());
    if (component.isEmpty()) {
      List<String> names = entity.components().stream().map(ComponentModel::name).toList();
      problems.error(Code.KW210, when.site(), "The guard \"" + when + "\" names \"" + name.text() + "\", but "
          + entity.type().simpleName() + " has no such component." + NearName.hint(name.text(), names)
          + Caret.under(when.value(), path.position().offset()));
    }
    return component;
  }

  /** An update that adds to a set or takes from it cannot tell whether it is empty afterwards, and so not there. */
  private Optional<ComponentModel> noSet(Operand operand, Text when) {
    Optional<ComponentModel> component = component(operand, when);
    if (component.isPresent() && component.get().type() instanceof ValueType.SetType) {
      problems.error(Code.KW210, when.site(), "The guard \"" + when + "\" asks whether " + component.get().name()
          + " is there, but that is a set, and an empty set is not stored: adding to it or taking from it would move the"
          + " item into the index or out of it unseen. Keep a component that says it, such as a boolean."
          + Caret.under(when.value(), operand.position().offset()));
      return Optional.empty();
    }
    return component;
  }

  private Optional<Set<String>> values(ComponentModel component, List<Operand> operands, Text when) {
    Set<String> values = new LinkedHashSet<>();
    for (Operand operand : operands) {
      if (!(operand instanceof Literal literal)) {
        return undecidable(when, operand.position().offset());
      }
      Optional<String> text = LiteralText.of(literal, component.type());
      if (text.isEmpty()) {
        problems.error(Code.KW210, when.site(), "The guard \"" + when + "\" compares " + component.name()
            + " with something it can never be; " + (LiteralText.isPossible(component.type())
                ? "write " + LiteralText.example(component.type())
                : "its type has no literals: ask whether it is there, attribute_exists(" + component.name() + ")") + "."
            + Caret.under(when.value(), literal.position().offset()));
        return Optional.empty();
      }
      values.add(text.get());
    }
    return Optional.of(values);
  }

  private <T> Optional<T> undecidable(Text when, int position) {
    problems.error(Code.KW210, when.site(), "The guard \"" + when + "\" cannot be decided from one record alone. "
        + FORMS + Caret.under(when.value(), position));
    return Optional.empty();
  }
}
