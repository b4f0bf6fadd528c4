package dev.keywright.processor.plan.key;

import dev.keywright.expressions.Expected;
import dev.keywright.expressions.SyntaxFault;
import java.util.stream.Collectors;

/** Words a syntax fault of an expression for the reader of a compiler's output. */
public final class SyntaxFaults {

  private SyntaxFaults() {}

  /** A clause without its full stop: what stands there, and what could. */
  public static String clause(SyntaxFault fault) {
    String expected = fault.expected().stream().map(Expected::text).collect(Collectors.joining(" or "));
    return (fault.isAtEnd() ? "it ends where " : "\"" + fault.token() + "\" stands where ") + expected + " is expected";
  }
}
