package dev.keywright.expressions;

import java.util.List;
import java.util.Optional;

/**
 * The use of a function, as a condition or as an operand: {@code begins_with(sku, :start)}, {@code size(lines)}.
 *
 * @param name as written. In a request it need not be the name of a function
 * @param arguments one or more; in annotations as many as the function takes
 */
public record Call(String name, List<Operand> arguments, Position position) implements Condition, Operand {

  public Call {
    arguments = List.copyOf(arguments);
    if (arguments.isEmpty()) {
      throw new IllegalArgumentException("a function needs an argument");
    }
  }

  /** The function of that name. Always present in what was parsed from an annotation. */
  public Optional<Function> function() {
    return Function.named(name);
  }

  /** Whether this is a use of that function. */
  public boolean is(Function function) {
    return function.text().equals(name);
  }

  @Override
  public List<Node> children() {
    return List.copyOf(arguments);
  }
}
