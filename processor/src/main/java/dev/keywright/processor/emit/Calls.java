package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/** Calls that are chained: on one line where that is short, else each on a line of its own. */
final class Calls {
  /** What fits behind {@code WriteCondition condition = new WriteCondition()}. */
  private static final int SHORT = 46;

  private final List<CodeBlock> calls = new ArrayList<>();

  Calls add(CodeBlock call) {
    calls.add(call);
    return this;
  }

  boolean isEmpty() {
    return calls.isEmpty();
  }

  /** The calls on a new object. */
  CodeBlock on(CodeBlock start) {
    boolean inLine = calls.size() == 1 && length(calls.get(0)) <= SHORT;
    CodeBlock.Builder code = CodeBlock.builder().add(start);
    calls.forEach(call -> code.add(inLine ? ".$L" : "\n.$L", call));
    return code.build();
  }

  /** The calls on a variable, which the first of them stays with. */
  CodeBlock onVariable(String variable) {
    CodeBlock.Builder code = CodeBlock.builder().add("$N", variable);
    for (int i = 0; i < calls.size(); i++) {
      code.add(i == 0 ? ".$L" : "\n.$L", calls.get(i));
    }
    return code.build();
  }

  /** As it is printed: types without their packages. */
  private static int length(CodeBlock call) {
    return call.toString().replaceAll("\\b(?:[a-z_]\\w*\\.)+(?=[A-Z]\\w*\\b)", "").length();
  }
}
