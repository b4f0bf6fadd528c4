package dev.keywright.runtime.generated;

/**
 * One action of an update, before its values are encoded. {@link Change} collects them; the table connection makes an
 * update expression of them.
 */
public sealed interface ChangeAction {
  /** The clauses of an update expression, in the order they are sent. */
  enum Clause {
    /** Assigns values. */ SET,
    /** Removes attributes and elements. */ REMOVE,
    /** Adds to a number or a set. */ ADD,
    /** Takes elements out of a set. */ DELETE
  }

  /** A plain assignment of an attribute; a value that is not stored, the empty set, removes it. */
  record Assign(String attribute, BoundValue<?> value) implements ChangeAction {}

  /** An assignment of an attribute that is not there; a value that is not stored changes nothing. */
  record Initialise(String attribute, BoundValue<?> value) implements ChangeAction {}

  /** The removal of an attribute. */
  record Remove(String attribute) implements ChangeAction {}

  /** One more than the number that is stored; one if there is none. */
  record Increment(String attribute) implements ChangeAction {}

  /** An assignment of a path inside an attribute. */
  record AssignPath(BoundExpression path, BoundValue<?> value) implements ChangeAction {}

  /** An action whose text is given. */
  record Compute(Clause clause, BoundExpression expression) implements ChangeAction {}
}
