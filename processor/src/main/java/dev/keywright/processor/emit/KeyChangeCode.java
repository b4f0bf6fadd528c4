package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.KeyAttribute;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.write.KeyChange;
import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;

/**
 * What an update does to synthetic key attributes. Those that are always rewritten or removed are calls like any other;
 * those whose guards only the call can decide come as statements, neighbours of the same guards in one {@code if}.
 */
final class KeyChangeCode {
  private final ClassName key;
  private final KeyMembers members;
  private final GuardCode guards;
  private final Function<ComponentModel, Operand> operands;

  /** @param operands the components as they are after the write */
  KeyChangeCode(ClassName key, KeyMembers members, GuardCode guards, Function<ComponentModel, Operand> operands) {
    this.key = key;
    this.members = members;
    this.guards = guards;
    this.operands = operands;
  }

  /** Whether the call has nothing to decide. */
  static boolean isPlain(KeyChange change) {
    return change.variants().isEmpty() || guards(change).get(0).isEmpty();
  }

  /** The call for an attribute about which there is nothing to decide. */
  CodeBlock plain(KeyChange change) {
    return change.variants().isEmpty() ? remove(change) : set(change, 0);
  }

  /** The statements for the others, in their order. */
  CodeBlock statements(List<KeyChange> changes, String variable) {
    CodeBlock.Builder code = CodeBlock.builder();
    List<KeyChange> together = new ArrayList<>();
    for (KeyChange change : changes) {
      if (!together.isEmpty() && !guards(together.get(0)).equals(guards(change))) {
        code.add(statement(together, variable));
        together.clear();
      }
      together.add(change);
    }
    return together.isEmpty() ? code.build() : code.add(statement(together, variable)).build();
  }

  /** Of changes with the same guards. */
  private CodeBlock statement(List<KeyChange> changes, String variable) {
    KeyChange first = changes.get(0);
    CodeBlock.Builder code = CodeBlock.builder();
    List<List<Guard>> guarded = guards(first);
    boolean open = false;
    for (int i = 0; i < guarded.size(); i++) {
      int variant = i;
      CodeBlock calls = calls(changes, variable, change -> set(change, variant));
      if (guarded.get(i).isEmpty()) {
        return open ? code.nextControlFlow("else").add(calls).endControlFlow().build() : code.add(calls).build();
      }
      CodeBlock condition = guards.anyOf(guarded.get(i));
      code = open ? code.nextControlFlow("else if ($L)", condition) : code.beginControlFlow("if ($L)", condition);
      code.add(calls);
      open = true;
    }
    CodeBlock removal = calls(changes, variable, KeyChangeCode::remove);
    return open ? code.nextControlFlow("else").add(removal).endControlFlow().build() : code.add(removal).build();
  }

  private static CodeBlock calls(List<KeyChange> changes, String variable, Function<KeyChange, CodeBlock> call) {
    Calls calls = new Calls();
    changes.forEach(change -> calls.add(call.apply(change)));
    return CodeBlock.builder().addStatement("$L", calls.onVariable(variable)).build();
  }

  private static List<List<Guard>> guards(KeyChange change) {
    return change.variants().stream().map(variant -> GuardCode.simplified(variant.whenAny())).toList();
  }

  private CodeBlock set(KeyChange change, int variant) {
    KeyAttribute attribute = change.variants().get(variant).key();
    KeyTemplate template = attribute.template();
    CodeBlock values = template.components().stream()
        .map(component -> operands.apply(component).value())
        .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("set($L, $T.$N($L))", Literals.string(change.attribute()), key,
        members.method(attribute.attribute(), template), values);
  }

  private static CodeBlock remove(KeyChange change) {
    return CodeBlock.of("remove($L)", Literals.string(change.attribute()));
  }
}
