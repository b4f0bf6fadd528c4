package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.validation.NumberLimits;
import dev.keywright.testkit.value.Bytes;
import dev.keywright.testkit.value.Value;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The arithmetic of updates: sums and differences of numbers, unions and differences of sets, joined lists. */
final class SetArithmetic {

  private SetArithmetic() {}

  /** {@code left + right} or {@code left - right}. */
  static Value combine(Value left, String operator, Value right) {
    if (!(left instanceof Value.NumberValue one) || !(right instanceof Value.NumberValue two)) {
      throw ExpressionFaults.operandTypeInItem();
    }
    BigDecimal result = operator.equals("+") ? one.number().add(two.number()) : one.number().subtract(two.number());
    return new Value.NumberValue(NumberLimits.check(result));
  }

  static Value append(Value first, Value second) {
    if (!(first instanceof Value.ListValue one) || !(second instanceof Value.ListValue two)) {
      throw ExpressionFaults.operandTypeInItem();
    }
    List<Value> joined = new ArrayList<>(one.elements());
    joined.addAll(two.elements());
    return new Value.ListValue(joined);
  }

  /** What ADD makes of a stored value, or of its absence. */
  static Value add(Optional<Value> stored, Value operand) {
    if (stored.isEmpty()) {
      return operand;
    }
    Value value = stored.get();
    if (value.type() != operand.type()) {
      throw ExpressionFaults.operandTypeInItem();
    }
    if (operand instanceof Value.NumberValue) {
      return combine(value, "+", operand);
    }
    if (value instanceof Value.StringSet strings) {
      return new Value.StringSet(union(strings.elements(), ((Value.StringSet) operand).elements()));
    }
    if (value instanceof Value.NumberSet numbers) {
      return new Value.NumberSet(union(numbers.elements(), ((Value.NumberSet) operand).elements()));
    }
    return new Value.BinarySet(
        union(((Value.BinarySet) value).elements(), ((Value.BinarySet) operand).elements()));
  }

  /** What DELETE leaves of a stored set; empty when nothing is left, for there are no empty sets. */
  static Optional<Value> without(Value value, Value operand) {
    if (value.type() != operand.type()) {
      throw ExpressionFaults.operandTypeInItem();
    }
    if (value instanceof Value.StringSet strings) {
      Set<String> left = difference(strings.elements(), ((Value.StringSet) operand).elements());
      return left.isEmpty() ? Optional.empty() : Optional.of(new Value.StringSet(left));
    }
    if (value instanceof Value.NumberSet numbers) {
      Set<BigDecimal> left = difference(numbers.elements(), ((Value.NumberSet) operand).elements());
      return left.isEmpty() ? Optional.empty() : Optional.of(new Value.NumberSet(left));
    }
    Set<Bytes> left = difference(((Value.BinarySet) value).elements(), ((Value.BinarySet) operand).elements());
    return left.isEmpty() ? Optional.empty() : Optional.of(new Value.BinarySet(left));
  }

  private static <T> Set<T> union(Set<T> one, Set<T> two) {
    Set<T> union = new LinkedHashSet<>(one);
    union.addAll(two);
    return union;
  }

  private static <T> Set<T> difference(Set<T> one, Set<T> two) {
    Set<T> difference = new LinkedHashSet<>(one);
    difference.removeAll(two);
    return difference;
  }
}
