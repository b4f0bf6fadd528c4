package dev.keywright.processor.plan.expression;

import java.util.List;

/**
 * A condition, an action of an update or a path, over stored attributes: a constant text whose names and values are
 * numbered as the runtime's {@code Expression} has it ({@code #0} the first name, {@code :0} the first value, {@code :0*}
 * a collection, {@code @0} a map key of the call).
 *
 * @param names stored names, by number
 * @param bindings values and map keys, in the order of the text
 * @param written the text over components, for charts and Javadoc
 */
public record ExpressionPlan(String text, List<String> names, List<Binding> bindings, String written) {

  public ExpressionPlan {
    names = List.copyOf(names);
    bindings = List.copyOf(bindings);
  }

  /** Whether every call sends the same. */
  public boolean isConstant() {
    return bindings.isEmpty();
  }
}
