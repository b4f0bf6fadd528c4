package dev.keywright.expressions;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * A part of an expression's tree. All parts are immutable records; two are equal when they say the same, wherever in
 * a text they stand (see {@link Position}).
 */
public sealed interface Node permits Condition, SetValue, Action, Clause, Update {

  /** Where in the text this part begins. */
  Position position();

  /** The parts directly below this one, in the order of the text. */
  List<Node> children();

  /** The index in the text of the first {@code char} of this part. */
  default int offset() {
    return position().offset();
  }

  /** This part and everything below it, each before its children, in the order of the text. */
  default List<Node> nodes() {
    List<Node> nodes = new ArrayList<>();
    Deque<Node> ahead = new ArrayDeque<>();
    ahead.push(this);
    while (!ahead.isEmpty()) {
      Node node = ahead.pop();
      nodes.add(node);
      List<Node> children = node.children();
      for (int i = children.size() - 1; i >= 0; i--) {
        ahead.push(children.get(i));
      }
    }
    return List.copyOf(nodes);
  }

  /** The paths of this part, each once, in the order of their first appearance. */
  default List<Path> paths() {
    return distinct(Path.class);
  }

  /** The parameters of this part, those that are map keys included, each once, in order of first appearance. */
  default List<Parameter> parameters() {
    return distinct(Parameter.class);
  }

  private <T extends Node> List<T> distinct(Class<T> type) {
    Set<T> found = new LinkedHashSet<>();
    for (Node node : nodes()) {
      if (type.isInstance(node)) {
        found.add(type.cast(node));
      }
    }
    return List.copyOf(found);
  }
}
