package dev.keywright.testkit.evaluation;

import dev.keywright.expressions.Call;
import dev.keywright.expressions.Function;
import dev.keywright.expressions.Operand;
import dev.keywright.expressions.Parameter;
import dev.keywright.expressions.Path;
import dev.keywright.expressions.PathElement;
import dev.keywright.expressions.ReservedWords;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.value.Value;
import dev.keywright.testkit.value.ValueType;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Resolves the operands of one expression and checks them; remembers which attributes it met. */
final class ArgumentReader {

  private final ExpressionKind kind;
  private final Placeholders placeholders;
  private final Set<String> attributes = new LinkedHashSet<>();

  ArgumentReader(ExpressionKind kind, Placeholders placeholders) {
    this.kind = kind;
    this.placeholders = placeholders;
  }

  ExpressionKind kind() {
    return kind;
  }

  String parameter() {
    return kind.parameter();
  }

  /** The attributes that the paths read so far begin with. */
  Set<String> attributes() {
    return attributes;
  }

  AttributePath path(Path path) {
    for (PathElement element : path.elements()) {
      if (element instanceof PathElement.Name name && !name.isPlaceholder() && ReservedWords.contains(name.text())) {
        throw ExpressionFaults.reservedWord(parameter(), name.text());
      }
    }
    AttributePath resolved = placeholders.resolve(path, kind);
    attributes.add(resolved.attribute());
    return resolved;
  }

  Argument.OfValue value(Parameter value) {
    return new Argument.OfValue(placeholders.resolve(value, kind), value.placeholder());
  }

  /** An operand of a condition: the only function that can be one is {@code size}. */
  Argument operand(Operand operand) {
    if (operand instanceof Path path) {
      return new Argument.OfPath(path(path));
    }
    if (operand instanceof Parameter parameter) {
      return value(parameter);
    }
    Call call = (Call) operand;
    Function function = function(call, Function.Use.OPERAND);
    List<Argument> arguments = arguments(call, function);
    Argument of = arguments.get(0);
    if (of instanceof Argument.OfSize) {
      throw ExpressionFaults.functionMisplaced(parameter(), call.name());
    }
    refuseType(of, call.name(), ValueType.N, ValueType.BOOL, ValueType.NULL);
    return new Argument.OfSize(of);
  }

  /** The function of a call, which must be one of this use. */
  Function function(Call call, Function.Use use) {
    Function function = call.function()
        .orElseThrow(() -> ExpressionFaults.unknownFunction(parameter(), call.name()));
    boolean inUpdate = kind == ExpressionKind.UPDATE;
    boolean ofUpdates = function.use() == Function.Use.SET_VALUE;
    if (inUpdate != ofUpdates) {
      throw inUpdate
          ? ExpressionFaults.functionNotInUpdate(parameter(), call.name())
          : ExpressionFaults.functionNotInCondition(parameter(), call.name());
    }
    if (function.use() != use) {
      throw ExpressionFaults.functionMisplaced(parameter(), call.name());
    }
    return function;
  }

  /** The arguments of a condition's function, in the right number. */
  List<Argument> arguments(Call call, Function function) {
    List<Argument> arguments = new ArrayList<>();
    for (Operand argument : call.arguments()) {
      arguments.add(operand(argument));
    }
    if (arguments.size() != function.arity()) {
      throw ExpressionFaults.operandCount(parameter(), call.name(), arguments.size());
    }
    return arguments;
  }

  /** Refuses a given value of one of these types; what the item holds is not known here. */
  void refuseType(Argument argument, String operator, ValueType... refused) {
    if (argument instanceof Argument.OfValue value) {
      for (ValueType type : refused) {
        if (value.value().type() == type) {
          throw ExpressionFaults.operandType(parameter(), operator, type.name());
        }
      }
    }
  }

  /** Refuses a given value that has no order. */
  void requireOrdered(Argument argument, String operator) {
    if (argument instanceof Argument.OfValue value && !value.value().type().isKeyType()) {
      throw ExpressionFaults.operandType(parameter(), operator, value.value().type().name());
    }
  }

  /** A value as DynamoDB's messages show it. */
  static String shown(Value value) {
    if (value instanceof Value.StringValue string) {
      return "{S:" + string.text() + "}";
    }
    if (value instanceof Value.NumberValue number) {
      return "{N:" + number.text() + "}";
    }
    return value instanceof Value.BinaryValue binary ? "{B:" + binary.bytes().base64() + "}" : value.toString();
  }
}
