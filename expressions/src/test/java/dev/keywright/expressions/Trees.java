package dev.keywright.expressions;

import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.List;

/** Short ways to write the trees that tests expect. Positions do not matter for equality. */
final class Trees {

  private Trees() {}

  /** Text is a name, a number an index, a parameter a key. */
  static Path path(Object... steps) {
    List<PathElement> elements = new ArrayList<>();
    for (Object step : steps) {
      if (step instanceof String name) {
        elements.add(new PathElement.Name(name, Position.NONE));
      } else if (step instanceof Integer index) {
        elements.add(new PathElement.Index(index, Position.NONE));
      } else {
        elements.add(new PathElement.Key((Parameter) step));
      }
    }
    return new Path(elements, Position.NONE);
  }

  static Parameter param(String name) {
    return new Parameter(name, false, Position.NONE);
  }

  static Parameter optional(String name) {
    return new Parameter(name, true, Position.NONE);
  }

  static Literal text(String value) {
    return new Literal.Text(value, Position.NONE);
  }

  static Literal number(String value) {
    return new Literal.Number(new BigDecimal(value), Position.NONE);
  }

  static Literal bool(boolean value) {
    return new Literal.Bool(value, Position.NONE);
  }

  static Call call(String name, Operand... arguments) {
    return new Call(name, List.of(arguments), Position.NONE);
  }

  static Condition equal(Operand left, Operand right) {
    return compare(left, Comparator.EQUAL, right);
  }

  static Condition compare(Operand left, Comparator comparator, Operand right) {
    return new Condition.Comparison(left, comparator, right, Position.NONE);
  }

  static Condition between(Operand operand, Operand low, Operand high) {
    return new Condition.Between(operand, low, high, Position.NONE);
  }

  static Condition in(Operand operand, Operand... choices) {
    return new Condition.In(operand, List.of(choices), Position.NONE);
  }

  static Condition inCollection(Operand operand, Parameter collection) {
    return new Condition.InCollection(operand, collection, Position.NONE);
  }

  static Condition and(Condition... conditions) {
    return new Condition.And(List.of(conditions), Position.NONE);
  }

  static Condition or(Condition... conditions) {
    return new Condition.Or(List.of(conditions), Position.NONE);
  }

  static Condition not(Condition condition) {
    return new Condition.Not(condition, Position.NONE);
  }

  static Update update(Clause... clauses) {
    return new Update(List.of(clauses), Position.NONE);
  }

  static Clause clause(Action... actions) {
    return new Clause(actions[0].keyword(), List.of(actions), Position.NONE);
  }

  static Action set(Path path, SetValue value) {
    return new Action.Set(path, value);
  }

  static SetValue sum(Operand left, Operand right) {
    return new SetValue.Sum(left, right, Position.NONE);
  }

  static SetValue difference(Operand left, Operand right) {
    return new SetValue.Difference(left, right, Position.NONE);
  }
}
