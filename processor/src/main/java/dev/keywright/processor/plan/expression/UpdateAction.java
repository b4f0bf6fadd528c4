package dev.keywright.processor.plan.expression;

import dev.keywright.expressions.Path;
import dev.keywright.processor.plan.key.Argument;
import java.util.Optional;

/**
 * One action of an update, typed.
 *
 * @param path what is changed, as written
 * @param place where that is
 * @param plan of a plain assignment and a removal the path alone; of any other assignment {@code #0 = #0 + :0}; of an
 *     addition or deletion {@code #0 :0}
 * @param argument what a plain assignment assigns
 */
public record UpdateAction(Kind kind, Path path, Place place, ExpressionPlan plan, Optional<Argument> argument) {

  /** What an action does. */
  public enum Kind {
    /** Assigns a parameter or a literal. */
    PLAIN,
    /** Assigns what DynamoDB computes, which the method does not know. */
    COMPUTED,
    /** Assigns a value only where there is none yet. */
    IF_ABSENT,
    REMOVE,
    ADD,
    DELETE
  }
}
