package dev.keywright.expressions;

import java.util.List;

/**
 * A value that comes with the call: {@code :since}. In a request it is the placeholder of a value.
 *
 * @param name without the colon
 * @param optional whether a question mark follows ({@code :status?}): without a value, the term is left out
 */
public record Parameter(String name, boolean optional, Position position) implements Value {

  /** With the colon, as requests name it: {@code :since}. */
  public String placeholder() {
    return ":" + name;
  }

  @Override
  public List<Node> children() {
    return List.of();
  }
}
