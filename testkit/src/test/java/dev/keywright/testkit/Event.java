package dev.keywright.testkit;

/** One call on a register that begins at 0: when it began and ended, what it was, its argument and its result. */
record Event(long began, long ended, Kind kind, int argument, long result) {

  /** The operations of the register. */
  enum Kind { READ, WRITE, ADD, INCREMENT_IF_EQUAL }

  /** Whether this call can have its result when the register holds {@code state}. */
  boolean fits(long state) {
    return switch (kind) {
      case READ -> result == state;
      case WRITE -> true;
      case ADD -> result == state + argument;
      case INCREMENT_IF_EQUAL -> (result == 1) == (state == argument);
    };
  }

  long after(long state) {
    return switch (kind) {
      case READ -> state;
      case WRITE -> argument;
      case ADD -> state + argument;
      case INCREMENT_IF_EQUAL -> state == argument ? state + 1 : state;
    };
  }
}
