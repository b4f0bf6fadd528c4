package dev.keywright.expressions;

import java.util.ArrayList;
import java.util.List;

/**
 * A place in an item: {@code status}, {@code address.city}, {@code lines[0].sku}, {@code addresses[:label]}.
 *
 * @param elements one or more; the first is a name
 */
public record Path(List<PathElement> elements, Position position) implements Operand {

  public Path {
    elements = List.copyOf(elements);
    if (elements.isEmpty() || !(elements.get(0) instanceof PathElement.Name)) {
      throw new IllegalArgumentException("a path begins with a name");
    }
  }

  /** The name the path begins with: the component, the attribute, or the placeholder of its name. */
  public PathElement.Name head() {
    return (PathElement.Name) elements.get(0);
  }

  /** Whether the path goes on below its first name. */
  public boolean isNested() {
    return elements.size() > 1;
  }

  /** The parameters among the elements. */
  @Override
  public List<Node> children() {
    List<Node> children = new ArrayList<>();
    for (PathElement element : elements) {
      if (element instanceof PathElement.Key key) {
        children.add(key.parameter());
      }
    }
    return List.copyOf(children);
  }
}
