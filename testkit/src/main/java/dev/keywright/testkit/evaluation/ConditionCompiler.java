package dev.keywright.testkit.evaluation;

import dev.keywright.expressions.Call;
import dev.keywright.expressions.Comparator;
import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Function;
import dev.keywright.expressions.Operand;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.ScalarOrder;
import dev.keywright.testkit.value.Value;
import dev.keywright.testkit.value.ValueType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.BiPredicate;
import java.util.function.Predicate;

/** Turns the tree of a condition into a predicate on items, refusing on the way what can never be evaluated. */
final class ConditionCompiler {

  private final ArgumentReader arguments;

  ConditionCompiler(ArgumentReader arguments) {
    this.arguments = arguments;
  }

  CompiledCondition compile(Condition condition) {
    Predicate<Item> predicate = predicate(condition);
    return new CompiledCondition(predicate, arguments.attributes());
  }

  private Predicate<Item> predicate(Condition condition) {
    if (condition instanceof Condition.And and) {
      List<Predicate<Item>> terms = and.conditions().stream().map(this::predicate).toList();
      return item -> terms.stream().allMatch(term -> term.test(item));
    }
    if (condition instanceof Condition.Or or) {
      List<Predicate<Item>> terms = or.conditions().stream().map(this::predicate).toList();
      return item -> terms.stream().anyMatch(term -> term.test(item));
    }
    if (condition instanceof Condition.Not not) {
      return predicate(not.condition()).negate();
    }
    if (condition instanceof Condition.Comparison comparison) {
      return comparison(comparison);
    }
    if (condition instanceof Condition.Between between) {
      return between(between);
    }
    if (condition instanceof Condition.In in) {
      return in(in);
    }
    return function((Call) condition);
  }

  private Predicate<Item> comparison(Condition.Comparison comparison) {
    Argument left = arguments.operand(comparison.left());
    Argument right = arguments.operand(comparison.right());
    Comparator comparator = comparison.comparator();
    refuseSame(left, right, comparator.symbol());
    if (comparator != Comparator.EQUAL && comparator != Comparator.NOT_EQUAL) {
      arguments.requireOrdered(left, comparator.symbol());
      arguments.requireOrdered(right, comparator.symbol());
    }
    return item -> Comparisons.holds(left.in(item), comparator, right.in(item));
  }

  private Predicate<Item> between(Condition.Between between) {
    Argument operand = arguments.operand(between.operand());
    Argument low = arguments.operand(between.low());
    Argument high = arguments.operand(between.high());
    for (Argument argument : List.of(operand, low, high)) {
      arguments.requireOrdered(argument, "BETWEEN");
    }
    refuseSame(operand, low, "BETWEEN");
    refuseSame(operand, high, "BETWEEN");
    if (low instanceof Argument.OfValue first && high instanceof Argument.OfValue last) {
      checkBounds(first.value(), last.value());
    }
    return item -> Comparisons.between(operand.in(item), low.in(item), high.in(item));
  }

  private void checkBounds(Value low, Value high) {
    if (low.type() != high.type()) {
      throw ExpressionFaults.mixedBounds(arguments.parameter(), ArgumentReader.shown(low),
          ArgumentReader.shown(high));
    }
    if (ScalarOrder.INSTANCE.compare(low, high) > 0) {
      throw ExpressionFaults.crossedBounds(arguments.parameter(), ArgumentReader.shown(low),
          ArgumentReader.shown(high));
    }
  }

  private Predicate<Item> in(Condition.In in) {
    Argument operand = arguments.operand(in.operand());
    List<Argument> choices = new ArrayList<>();
    for (Operand choice : in.choices()) {
      choices.add(arguments.operand(choice));
    }
    if (choices.size() > 100) {
      throw ExpressionFaults.operandCount(arguments.parameter(), "IN", choices.size() + 1);
    }
    choices.forEach(choice -> refuseSame(operand, choice, "IN"));
    return item -> choices.stream()
        .anyMatch(choice -> Comparisons.holds(operand.in(item), Comparator.EQUAL, choice.in(item)));
  }

  private void refuseSame(Argument first, Argument other, String operator) {
    if (first instanceof Argument.OfPath && first.equals(other)) {
      throw ExpressionFaults.sameOperand(arguments.parameter(), operator, first.shown());
    }
  }

  private Predicate<Item> function(Call call) {
    Function function = arguments.function(call, Function.Use.CONDITION);
    List<Argument> given = arguments.arguments(call, function);
    return switch (function) {
      case ATTRIBUTE_EXISTS -> exists(call, given.get(0));
      case ATTRIBUTE_NOT_EXISTS -> exists(call, given.get(0)).negate();
      case ATTRIBUTE_TYPE -> attributeType(call, given.get(0), given.get(1));
      case BEGINS_WITH -> beginsWith(call, given.get(0), given.get(1));
      case CONTAINS -> contains(call, given.get(0), given.get(1));
      case SIZE, IF_NOT_EXISTS, LIST_APPEND -> throw new IllegalStateException("refused by its use");
    };
  }

  private Predicate<Item> exists(Call call, Argument argument) {
    requirePath(call, argument);
    return item -> argument.in(item).isPresent();
  }

  private void requirePath(Call call, Argument argument) {
    if (!(argument instanceof Argument.OfPath)) {
      throw ExpressionFaults.pathRequired(arguments.parameter(), call.name());
    }
  }

  private Predicate<Item> attributeType(Call call, Argument argument, Argument type) {
    requirePath(call, argument);
    if (!(type instanceof Argument.OfValue given)) {
      throw ExpressionFaults.operandType(arguments.parameter(), call.name(), "{}");
    }
    if (!(given.value() instanceof Value.StringValue name)) {
      throw ExpressionFaults.operandType(arguments.parameter(), call.name(), given.value().type().name());
    }
    if (List.of(ValueType.values()).stream().noneMatch(known -> known.name().equals(name.text()))) {
      throw ExpressionFaults.unknownType(arguments.parameter(), name.text());
    }
    return item -> argument.in(item).filter(value -> value.type().name().equals(name.text())).isPresent();
  }

  private Predicate<Item> beginsWith(Call call, Argument argument, Argument prefix) {
    for (Argument each : List.of(argument, prefix)) {
      if (each instanceof Argument.OfValue given && given.value().type() != ValueType.S
          && given.value().type() != ValueType.B) {
        throw ExpressionFaults.operandType(arguments.parameter(), call.name(), given.value().type().name());
      }
    }
    refuseSame(argument, prefix, call.name());
    return item -> bothHold(argument.in(item), prefix.in(item), Comparisons::beginsWith);
  }

  private Predicate<Item> contains(Call call, Argument argument, Argument part) {
    refuseSame(argument, part, call.name());
    return item -> bothHold(argument.in(item), part.in(item), Comparisons::contains);
  }

  private static boolean bothHold(Optional<Value> one, Optional<Value> two,
      BiPredicate<Value, Value> test) {
    return one.isPresent() && two.isPresent() && test.test(one.get(), two.get());
  }
}
