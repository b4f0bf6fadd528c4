package dev.keywright.expressions;

import java.util.ArrayList;
import java.util.List;

/**
 * An update: {@code set a = :a remove b}.
 *
 * @param clauses one or more, in the order of the text; in annotations each kind at most once
 */
public record Update(List<Clause> clauses, Position position) implements Node {

  public Update {
    clauses = List.copyOf(clauses);
    if (clauses.isEmpty()) {
      throw new IllegalArgumentException("an update needs a clause");
    }
  }

  /** All actions of all clauses, in the order of the text. */
  public List<Action> actions() {
    List<Action> actions = new ArrayList<>();
    for (Clause clause : clauses) {
      actions.addAll(clause.actions());
    }
    return List.copyOf(actions);
  }

  @Override
  public List<Node> children() {
    return List.copyOf(clauses);
  }
}
