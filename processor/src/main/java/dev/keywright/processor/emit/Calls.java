package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import java.util.ArrayList;
import java.util.List;

/** Calls that are chained, one to a line where there are several. */
final class Calls {
  private final List<CodeBlock> calls = new ArrayList<>();

  Calls add(CodeBlock call) {
    calls.add(call);
    return this;
  }

  boolean isEmpty() {
    return calls.isEmpty();
  }

  /** The calls on what is built first. */
  CodeBlock on(CodeBlock start) {
    CodeBlock.Builder code = CodeBlock.builder().add(start);
    if (calls.size() == 1) {
      return code.add("$Z.$L", calls.get(0)).build();
    }
    calls.forEach(call -> code.add("\n.$L", call));
    return code.build();
  }
}
