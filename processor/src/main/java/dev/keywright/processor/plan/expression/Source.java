package dev.keywright.processor.plan.expression;

import dev.keywright.processor.model.Text;
import dev.keywright.processor.problem.Caret;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.Optional;

/** The annotation text that is being read, for messages that point into it. */
record Source(Text text, Problems problems) {

  /** Reports with a caret under the place; empty, for callers to return. */
  <T> Optional<T> refuse(Code code, int offset, String message) {
    problems.error(code, text.site(), message + Caret.under(text.value(), offset));
    return Optional.empty();
  }

  /** The same with a line behind the caret: what there is to choose from. */
  <T> Optional<T> refuse(Code code, int offset, String message, String choices) {
    problems.error(code, text.site(), message + Caret.under(text.value(), offset) + choices);
    return Optional.empty();
  }
}
