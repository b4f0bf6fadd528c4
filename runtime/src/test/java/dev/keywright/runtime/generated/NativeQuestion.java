package dev.keywright.runtime.generated;

import dev.keywright.runtime.generated.RangeQuestion.Operator;
import java.util.List;
import java.util.Random;

/** A question about a native sort key, put to the index and to the value itself. */
record NativeQuestion<T>(NativeKind<T> kind, Operator operator, T bound, T second) {

  static <T> NativeQuestion<T> random(NativeKind<T> kind, List<T> bounds, Random random) {
    int operators = Operator.values().length - (kind.label().equals("string") ? 0 : 1);
    return new NativeQuestion<>(kind, Operator.values()[random.nextInt(operators)],
        Components.pick(random, bounds), Components.pick(random, bounds));
  }

  SortCondition asked(NativeRange<T> range) {
    return switch (operator) {
      case AT_LEAST -> range.atLeast("r", bound);
      case GREATER -> range.greaterThan("r", bound);
      case AT_MOST -> range.atMost("r", bound);
      case LESS -> range.lessThan("r", bound);
      case BETWEEN -> range.between("r", bound, second);
      case BEGINS_WITH -> range.beginsWith("r", (String) bound);
    };
  }

  boolean trueOf(T value) {
    int order = kind.order().compare(value, bound);
    return switch (operator) {
      case AT_LEAST -> order >= 0;
      case GREATER -> order > 0;
      case AT_MOST -> order <= 0;
      case LESS -> order < 0;
      case BETWEEN -> order >= 0 && kind.order().compare(value, second) <= 0;
      case BEGINS_WITH -> ((String) value).startsWith((String) bound);
    };
  }
}
