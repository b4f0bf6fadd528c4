package dev.keywright.expressions;

import java.util.List;

/**
 * A clause of an update: a keyword and the actions after it.
 *
 * @param keyword {@link Keyword#SET}, {@link Keyword#REMOVE}, {@link Keyword#ADD} or {@link Keyword#DELETE}
 * @param actions one or more, all of that kind
 */
public record Clause(Keyword keyword, List<Action> actions, Position position) implements Node {

  public Clause {
    actions = List.copyOf(actions);
    if (actions.isEmpty()) {
      throw new IllegalArgumentException("a clause needs an action");
    }
    for (Action action : actions) {
      if (action.keyword() != keyword) {
        throw new IllegalArgumentException(action.keyword() + " in a clause of " + keyword);
      }
    }
  }

  @Override
  public List<Node> children() {
    return List.copyOf(actions);
  }
}
