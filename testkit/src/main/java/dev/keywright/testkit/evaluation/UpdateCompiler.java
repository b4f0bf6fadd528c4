package dev.keywright.testkit.evaluation;

import dev.keywright.expressions.Action;
import dev.keywright.expressions.Call;
import dev.keywright.expressions.Clause;
import dev.keywright.expressions.Function;
import dev.keywright.expressions.Keyword;
import dev.keywright.expressions.Operand;
import dev.keywright.expressions.Parameter;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.SetValue;
import dev.keywright.expressions.Update;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.value.Value;
import dev.keywright.testkit.value.ValueType;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Turns the tree of an update expression into an {@link ItemUpdate}, refusing what can never be applied. */
final class UpdateCompiler {

  private final ArgumentReader arguments;

  UpdateCompiler(ArgumentReader arguments) {
    this.arguments = arguments;
  }

  ItemUpdate compile(Update update) {
    Set<Keyword> seen = EnumSet.noneOf(Keyword.class);
    for (Clause clause : update.clauses()) {
      if (!seen.add(clause.keyword())) {
        throw ExpressionFaults.repeatedClause(arguments.parameter(), clause.keyword().name());
      }
    }
    List<ItemUpdate.Change> changes = new ArrayList<>();
    Map<String, Value> constants = new LinkedHashMap<>();
    for (Action action : update.actions()) {
      AttributePath path = arguments.path(action.path());
      changes.add(new ItemUpdate.Change(path, outcome(action, path)));
      if (!path.isNested() && action instanceof Action.Set set && set.value() instanceof Parameter parameter) {
        constants.put(path.attribute(), arguments.value(parameter).value());
      }
    }
    refuseOverlaps(changes.stream().map(ItemUpdate.Change::path).toList());
    return new ItemUpdate(changes, constants);
  }

  private ItemUpdate.Outcome outcome(Action action, AttributePath path) {
    if (action instanceof Action.Set set) {
      ItemUpdate.Outcome value = value(set.value());
      return before -> Optional.of(value.of(before).orElseThrow(ExpressionFaults::missingOperand));
    }
    if (action instanceof Action.Add add) {
      Value operand = operand(add.value(), action.keyword());
      return before -> Optional.of(SetArithmetic.add(path.in(before), operand));
    }
    if (action instanceof Action.Delete delete) {
      Value operand = operand(delete.value(), action.keyword());
      return before -> path.in(before).flatMap(value -> SetArithmetic.without(value, operand));
    }
    return before -> Optional.empty();
  }

  /** The operand of ADD, a number or set, or of DELETE, a set. */
  private Value operand(dev.keywright.expressions.Value operand, Keyword action) {
    Value value = arguments.value((Parameter) operand).value();
    if (!value.type().isSet() && !(action == Keyword.ADD && value.type() == ValueType.N)) {
      throw ExpressionFaults.actionOperandType(arguments.parameter(), action.name(), longName(value.type()));
    }
    return value;
  }

  private static String longName(ValueType type) {
    return switch (type) {
      case S -> "STRING";
      case N -> "NUMBER";
      case B -> "BINARY";
      case BOOL -> "BOOLEAN";
      case L -> "LIST";
      case M -> "MAP";
      case NULL, SS, NS, BS -> type.name().toUpperCase(Locale.ROOT);
    };
  }

  private ItemUpdate.Outcome value(SetValue value) {
    if (value instanceof SetValue.Sum sum) {
      return arithmetic(sum.left(), sum.right(), "+");
    }
    if (value instanceof SetValue.Difference difference) {
      return arithmetic(difference.left(), difference.right(), "-");
    }
    return operand((Operand) value);
  }

  private ItemUpdate.Outcome arithmetic(Operand left, Operand right, String operator) {
    ItemUpdate.Outcome one = typedOperand(left, operator, ValueType.N);
    ItemUpdate.Outcome two = typedOperand(right, operator, ValueType.N);
    return before -> Optional.of(SetArithmetic.combine(
        one.of(before).orElseThrow(ExpressionFaults::missingOperand), operator,
        two.of(before).orElseThrow(ExpressionFaults::missingOperand)));
  }

  /** An operand that, where the request gives its value, must have this type. */
  private ItemUpdate.Outcome typedOperand(Operand operand, String operator, ValueType type) {
    if (operand instanceof Parameter parameter) {
      Argument.OfValue given = arguments.value(parameter);
      if (given.value().type() != type) {
        throw ExpressionFaults.operandType(arguments.parameter(), operator, given.value().type().name());
      }
      return given::in;
    }
    return operand(operand);
  }

  private ItemUpdate.Outcome operand(Operand operand) {
    if (operand instanceof Path path) {
      AttributePath resolved = arguments.path(path);
      return resolved::in;
    }
    if (operand instanceof Parameter parameter) {
      return arguments.value(parameter)::in;
    }
    Call call = (Call) operand;
    Function function = arguments.function(call, Function.Use.SET_VALUE);
    if (call.arguments().size() != function.arity()) {
      throw ExpressionFaults.operandCount(arguments.parameter(), call.name(), call.arguments().size());
    }
    return function == Function.IF_NOT_EXISTS ? ifNotExists(call) : listAppend(call);
  }

  private ItemUpdate.Outcome ifNotExists(Call call) {
    if (!(call.arguments().get(0) instanceof Path path)) {
      throw ExpressionFaults.pathRequired(arguments.parameter(), call.name());
    }
    AttributePath resolved = arguments.path(path);
    ItemUpdate.Outcome otherwise = operand(call.arguments().get(1));
    return before -> resolved.in(before).or(() -> otherwise.of(before));
  }

  private ItemUpdate.Outcome listAppend(Call call) {
    ItemUpdate.Outcome first = typedOperand(call.arguments().get(0), call.name(), ValueType.L);
    ItemUpdate.Outcome second = typedOperand(call.arguments().get(1), call.name(), ValueType.L);
    return before -> Optional.of(SetArithmetic.append(
        first.of(before).orElseThrow(ExpressionFaults::missingOperand),
        second.of(before).orElseThrow(ExpressionFaults::missingOperand)));
  }

  private void refuseOverlaps(List<AttributePath> paths) {
    for (int one = 0; one < paths.size(); one++) {
      for (int two = one + 1; two < paths.size(); two++) {
        PathConflicts.check(arguments.parameter(), paths.get(one), paths.get(two));
      }
    }
  }
}
