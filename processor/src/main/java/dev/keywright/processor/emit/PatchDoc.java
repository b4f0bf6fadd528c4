package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.PatternPlan;

/** The Javadoc of a patch's builder. */
final class PatchDoc {
  private final WriteDoc writes;

  PatchDoc(WriteDoc writes) {
    this.writes = writes;
  }

  CodeBlock builder(PatternPlan.Update patch) {
    return new DocComment("What " + DocComment.code(patch.signature().method()) + " changes of one item, while it is"
        + " put together: what it is not told of stays as it is. Not thread-safe.").build();
  }

  CodeBlock setter(ComponentModel component) {
    boolean set = component.type() instanceof ValueType.SetType;
    return new DocComment("Sets " + DocComment.code(component.name()) + ".")
        .param(component.name(), "the new value, not null" + (set ? "; an empty set removes what is stored" : ""))
        .returns("this builder")
        .build();
  }

  CodeBlock remover(ComponentModel component) {
    return new DocComment("Removes " + DocComment.code(component.name()) + ", if the item has it.")
        .returns("this builder")
        .build();
  }

  CodeBlock save(PatternPlan.Update patch) {
    DocComment comment = new DocComment("Changes the item. If nothing was set or removed, nothing is written and the"
        + " item is read.")
        .returns("the item as it is after that");
    return writes.failures(comment, patch).build();
  }

  CodeBlock operation() {
    return new DocComment("The change as a value, for transactions.")
        .returns("the write, not done yet")
        .throwing(RuntimeTypes.INVALID_KEY, ReadDoc.KEY_REFUSED)
        .throwing(RuntimeTypes.ITEM_WRITE, ReadDoc.VALUE_REFUSED)
        .build();
  }
}
