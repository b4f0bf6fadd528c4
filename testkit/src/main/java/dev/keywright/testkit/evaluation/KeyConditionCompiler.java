package dev.keywright.testkit.evaluation;

import dev.keywright.expressions.Call;
import dev.keywright.expressions.Comparator;
import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Function;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.value.ScalarOrder;
import dev.keywright.testkit.value.Value;
import dev.keywright.testkit.value.ValueType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Turns the tree of a key condition into its terms, one for each attribute, and refuses what no key can serve. */
final class KeyConditionCompiler {

  private final ArgumentReader arguments;
  private final Map<String, KeyCondition.Term> terms = new LinkedHashMap<>();

  KeyConditionCompiler(ArgumentReader arguments) {
    this.arguments = arguments;
  }

  KeyCondition compile(Condition condition) {
    for (Condition term : condition.terms()) {
      read(term);
    }
    return new KeyCondition(terms);
  }

  private void read(Condition term) {
    if (term instanceof Condition.Comparison comparison) {
      comparison(comparison);
    } else if (term instanceof Condition.Between between) {
      between(between);
    } else if (term instanceof Call call) {
      beginsWith(call);
    } else {
      throw ExpressionFaults.keyConditionOperator(operator(term));
    }
  }

  private static String operator(Condition condition) {
    if (condition instanceof Condition.Or) {
      return "OR";
    }
    return condition instanceof Condition.Not ? "NOT" : "IN";
  }

  private void comparison(Condition.Comparison comparison) {
    Comparator comparator = comparison.comparator();
    if (comparator == Comparator.NOT_EQUAL) {
      throw ExpressionFaults.keyConditionOperator(comparator.symbol());
    }
    Argument left = arguments.operand(comparison.left());
    Argument right = arguments.operand(comparison.right());
    if (left instanceof Argument.OfValue value && right instanceof Argument.OfPath path) {
      add(path, new KeyCondition.Compared(comparator.mirrored(), value.value()));
    } else {
      add(left, new KeyCondition.Compared(comparator, value(right)));
    }
  }

  private void between(Condition.Between between) {
    Argument operand = arguments.operand(between.operand());
    Value low = value(arguments.operand(between.low()));
    Value high = value(arguments.operand(between.high()));
    if (low.type() == high.type() && ScalarOrder.INSTANCE.compare(low, high) > 0) {
      throw ExpressionFaults.crossedBounds(arguments.parameter(), ArgumentReader.shown(low),
          ArgumentReader.shown(high));
    }
    add(operand, new KeyCondition.Within(low, high));
  }

  private void beginsWith(Call call) {
    Function function = arguments.function(call, Function.Use.CONDITION);
    if (function != Function.BEGINS_WITH) {
      throw ExpressionFaults.keyConditionOperator(call.name());
    }
    List<Argument> given = arguments.arguments(call, function);
    Value prefix = value(given.get(1));
    if (prefix.type() != ValueType.S && prefix.type() != ValueType.B) {
      throw ExpressionFaults.operandType(arguments.parameter(), call.name(), prefix.type().name());
    }
    add(given.get(0), new KeyCondition.Beginning(prefix));
  }

  private static Value value(Argument argument) {
    if (argument instanceof Argument.OfValue value) {
      return value.value();
    }
    throw ExpressionFaults.keyConditionWithoutPath();
  }

  private void add(Argument argument, KeyCondition.Term term) {
    if (!(argument instanceof Argument.OfPath of)) {
      throw ExpressionFaults.keyConditionWithoutPath();
    }
    if (of.path().isNested()) {
      throw ExpressionFaults.keyConditionNested();
    }
    if (terms.put(of.path().attribute(), term) != null) {
      throw ExpressionFaults.keyConditionPerKey();
    }
  }
}
