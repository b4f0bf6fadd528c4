package dev.keywright.testkit;

/**
 * One call on a register that begins at 0 and may be empty: when it began and ended, what it was, its argument and its
 * result.
 */
record Event(long began, long ended, Kind kind, int argument, long result) {

  /** The state of an empty register, and the result of a call that found it empty. */
  static final long EMPTY = Long.MIN_VALUE;

  /** The operations of the register. */
  enum Kind { READ, WRITE, ADD, INCREMENT_IF_EQUAL, CREATE, DELETE }

  /** Whether this call can have its result when the register holds {@code state}. */
  boolean fits(long state) {
    return switch (kind) {
      case READ, DELETE -> result == state;
      case WRITE -> true;
      case ADD -> result == after(state);
      case INCREMENT_IF_EQUAL -> (result == 1) == (state == argument);
      case CREATE -> (result == 1) == (state == EMPTY);
    };
  }

  long after(long state) {
    return switch (kind) {
      case READ -> state;
      case WRITE -> argument;
      case ADD -> state == EMPTY ? argument : state + argument;
      case INCREMENT_IF_EQUAL -> state == argument ? state + 1 : state;
      case CREATE -> state == EMPTY ? argument : state;
      case DELETE -> EMPTY;
    };
  }
}
