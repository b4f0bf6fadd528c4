package dev.keywright.expressions;

import java.util.ArrayList;
import java.util.List;

/**
 * A condition: what {@code where}, {@code filter}, {@code condition} and {@code when} hold, and what DynamoDB calls
 * key condition, filter and condition expression. Parentheses are not part of the tree.
 */
public sealed interface Condition extends Node
    permits Condition.Comparison, Condition.Between, Condition.In, Condition.InCollection, Condition.And, Condition.Or,
        Condition.Not, Call {

  /** The conditions that this one joins by {@code and} at its top, nested ones included; this one if it joins none. */
  default List<Condition> terms() {
    if (!(this instanceof And and)) {
      return List.of(this);
    }
    List<Condition> terms = new ArrayList<>();
    for (Condition term : and.conditions()) {
      terms.addAll(term.terms());
    }
    return List.copyOf(terms);
  }

  /** {@code left = right}, or another comparator. */
  record Comparison(Operand left, Comparator comparator, Operand right, Position position) implements Condition {

    @Override
    public List<Node> children() {
      return List.of(left, right);
    }
  }

  /** {@code operand between low and high}: both ends belong to the range. */
  record Between(Operand operand, Operand low, Operand high, Position position) implements Condition {

    @Override
    public List<Node> children() {
      return List.of(operand, low, high);
    }
  }

  /** {@code operand in (choices)}, with at least one choice. */
  record In(Operand operand, List<Operand> choices, Position position) implements Condition {

    public In {
      choices = List.copyOf(choices);
      if (choices.isEmpty()) {
        throw new IllegalArgumentException("in needs a choice");
      }
    }

    @Override
    public List<Node> children() {
      List<Node> children = new ArrayList<>();
      children.add(operand);
      children.addAll(choices);
      return List.copyOf(children);
    }
  }

  /** {@code operand in :collection}: the choices come at run time. In annotations only. */
  record InCollection(Operand operand, Parameter collection, Position position) implements Condition {

    @Override
    public List<Node> children() {
      return List.of(operand, collection);
    }
  }

  /** {@code a and b and c}: two or more. One of them is an {@code And} only if it was put in parentheses. */
  record And(List<Condition> conditions, Position position) implements Condition {

    public And {
      conditions = atLeastTwo(conditions);
    }

    @Override
    public List<Node> children() {
      return List.copyOf(conditions);
    }
  }

  /** {@code a or b or c}: two or more. One of them is an {@code Or} only if it was put in parentheses. */
  record Or(List<Condition> conditions, Position position) implements Condition {

    public Or {
      conditions = atLeastTwo(conditions);
    }

    @Override
    public List<Node> children() {
      return List.copyOf(conditions);
    }
  }

  /** {@code not condition}: binds more tightly than {@code and}. */
  record Not(Condition condition, Position position) implements Condition {

    @Override
    public List<Node> children() {
      return List.of(condition);
    }
  }

  private static List<Condition> atLeastTwo(List<Condition> conditions) {
    if (conditions.size() < 2) {
      throw new IllegalArgumentException("and, or need two conditions");
    }
    return List.copyOf(conditions);
  }
}
