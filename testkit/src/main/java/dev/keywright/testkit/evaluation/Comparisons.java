package dev.keywright.testkit.evaluation;

import dev.keywright.expressions.Comparator;
import dev.keywright.testkit.value.ScalarOrder;
import dev.keywright.testkit.value.Value;
import java.util.Optional;

/** How values compare in conditions: equality by type and content, order among strings, numbers, binaries only. */
final class Comparisons {

  private Comparisons() {}

  static boolean holds(Optional<Value> left, Comparator comparator, Optional<Value> right) {
    if (comparator == Comparator.NOT_EQUAL) {
      // An absent attribute differs from every value.
      return left.isEmpty() || right.isEmpty() || !left.get().equals(right.get());
    }
    if (left.isEmpty() || right.isEmpty()) {
      return false;
    }
    if (comparator == Comparator.EQUAL) {
      return left.get().equals(right.get());
    }
    if (!ScalarOrder.comparable(left.get(), right.get())) {
      return false;
    }
    int order = ScalarOrder.INSTANCE.compare(left.get(), right.get());
    return switch (comparator) {
      case LESS -> order < 0;
      case LESS_OR_EQUAL -> order <= 0;
      case GREATER -> order > 0;
      case GREATER_OR_EQUAL -> order >= 0;
      case EQUAL, NOT_EQUAL -> throw new IllegalStateException("decided above");
    };
  }

  static boolean between(Optional<Value> value, Optional<Value> low, Optional<Value> high) {
    return holds(value, Comparator.GREATER_OR_EQUAL, low) && holds(value, Comparator.LESS_OR_EQUAL, high);
  }

  static boolean beginsWith(Value value, Value prefix) {
    if (value instanceof Value.StringValue text && prefix instanceof Value.StringValue start) {
      return text.text().startsWith(start.text());
    }
    return value instanceof Value.BinaryValue bytes && prefix instanceof Value.BinaryValue start
        && bytes.bytes().startsWith(start.bytes());
  }

  /** A part of a string or binary, or an element of a set or list. */
  static boolean contains(Value container, Value part) {
    if (container instanceof Value.StringValue text && part instanceof Value.StringValue piece) {
      return text.text().contains(piece.text());
    }
    if (container instanceof Value.BinaryValue bytes && part instanceof Value.BinaryValue piece) {
      return bytes.bytes().contains(piece.bytes());
    }
    if (container instanceof Value.ListValue list) {
      return list.elements().contains(part);
    }
    return Value.elementsOf(container).contains(part);
  }
}
