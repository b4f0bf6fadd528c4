package dev.keywright.runtime.generated;

import java.util.ArrayList;
import java.util.List;

/** An expression to which something has been bound. Behind {@link BoundExpression}'s methods. */
record Binding(Expression expression, List<BoundValue<?>> values, List<String> keys, boolean isLeftOut)
    implements BoundExpression {
  static Binding adding(BoundExpression to, BoundValue<?> value) {
    return new Binding(to.expression(), more(to.values(), value), to.keys(), to.isLeftOut());
  }

  static Binding adding(BoundExpression to, String key) {
    return new Binding(to.expression(), to.values(), more(to.keys(), key), to.isLeftOut());
  }

  static Binding leavingOut(BoundExpression expression) {
    return new Binding(expression.expression(), expression.values(), expression.keys(), true);
  }

  private static <E> List<E> more(List<E> list, E element) {
    List<E> longer = new ArrayList<>(list);
    longer.add(element);
    return List.copyOf(longer);
  }

  @Override
  public String toString() {
    return description();
  }
}
