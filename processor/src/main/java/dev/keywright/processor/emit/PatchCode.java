package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.write.Change;
import dev.keywright.processor.plan.write.KeyChange;
import dev.keywright.processor.plan.write.Known;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The body of a patch's {@code operation()}: what was told of goes into the change; if that is anything, version, times
 * and the keys that hold them follow; and the keys of each component that was touched.
 */
final class PatchCode {
  private final EntityPlan plan;
  private final EntityClasses types;
  private final KeyMembers members;
  private final ClassConstants constants;
  private final UpdateCode updates;

  PatchCode(EntityPlan plan, EntityClasses types, KeyMembers members, ClassConstants constants) {
    this.plan = plan;
    this.types = types;
    this.members = members;
    this.constants = constants;
    this.updates = new UpdateCode(plan, types, members, constants);
  }

  /** @param fields the builder's fields that hold what it was told, by component */
  CodeBlock body(PatternPlan.Update patch, WriteVariables variables, Map<String, String> fields) {
    CodeBlock.Builder body = CodeBlock.builder()
        .addStatement("$1T $2N = new $1T()", RuntimeTypes.CHANGE, variables.change());
    for (Change change : patch.changes()) {
      if (change instanceof Change.Patch told) {
        body.addStatement("$N.applyTo($N, $L, $L)", fields.get(told.component().name()), variables.change(),
            Literals.string(told.component().storedName()), constants.codecs().of(told.component()));
      }
    }
    new Blocks(patch, variables, fields).addTo(body);
    return body.add(updates.operation(patch, variables)).build();
  }

  /** The blocks that depend on what was told. */
  private final class Blocks {
    private final PatternPlan.Update patch;
    private final WriteVariables variables;
    private final Map<String, String> fields;
    private final TimeOfWrite time;
    private final Map<String, String> after = new LinkedHashMap<>();
    private final KeyChangeCode keys;

    Blocks(PatternPlan.Update patch, WriteVariables variables, Map<String, String> fields) {
      this.patch = patch;
      this.variables = variables;
      this.fields = fields;
      this.time = new TimeOfWrite(patch.changes(), variables);
      patch.changes().forEach(change -> {
        if (change instanceof Change.Patch told
            && patch.known().get(told.component().name()) instanceof Known.Patched) {
          after.put(told.component().name(), variables.named("new" + capitalised(told.component().name())));
        }
      });
      KnownCode operands = new KnownCode(patch.known(), constants.arguments(), variables, time, after);
      GuardCode guards = new GuardCode(plan.entity(), operands::of, constants.arguments());
      this.keys = new KeyChangeCode(types.key(), members, guards, operands::of);
    }

    void addTo(CodeBlock.Builder body) {
      Map<List<ComponentModel>, List<KeyChange>> groups = new LinkedHashMap<>();
      groups.put(List.of(), new ArrayList<>());
      patch.keyChanges().forEach(change ->
          groups.computeIfAbsent(change.onlyIfPatched(), absent -> new ArrayList<>()).add(change));
      groups.forEach((told, changes) -> {
        CodeBlock inside = told.isEmpty() ? own(changes) : keys(changes);
        if (!inside.isEmpty()) {
          body.beginControlFlow("if ($L)", told.isEmpty() ? anything() : touched(told)).add(inside).endControlFlow();
        }
      });
    }

    private CodeBlock anything() {
      return CodeBlock.of("!$N.actions().isEmpty()", variables.change());
    }

    private CodeBlock touched(List<ComponentModel> told) {
      return told.stream()
          .map(component -> CodeBlock.of("$N.isTouched()", fields.get(component.name())))
          .collect(CodeBlock.joining("$W|| "));
    }

    /** Version and times, which every write of the item changes, and the keys that hold them. */
    private CodeBlock own(List<KeyChange> changes) {
      ChangeCode code = new ChangeCode(patch.pattern(), constants, variables, time);
      Calls calls = new Calls();
      patch.changes().stream()
          .filter(change -> !(change instanceof Change.Patch))
          .forEach(change -> calls.add(code.of(change)));
      changes.stream().filter(KeyChangeCode::isPlain).forEach(change -> calls.add(keys.plain(change)));
      CodeBlock.Builder block = CodeBlock.builder().add(time.declaration());
      if (!calls.isEmpty()) {
        block.addStatement("$L", calls.onVariable(variables.change()));
      }
      return block.add(keys(changes.stream().filter(change -> !KeyChangeCode.isPlain(change)).toList())).build();
    }

    private CodeBlock keys(List<KeyChange> changes) {
      CodeBlock.Builder code = CodeBlock.builder();
      used(changes).forEach(component -> code.addStatement("$T $N = $L", JavaTypes.of(component.type()),
          after.get(component.name()), value(component)));
      return code.add(keys.statements(changes, variables.change())).build();
    }

    /** The patched components that these keys are made of or depend on. */
    private Set<ComponentModel> used(List<KeyChange> changes) {
      Set<ComponentModel> used = new LinkedHashSet<>();
      for (KeyChange change : changes) {
        for (KeyChange.Variant variant : change.variants()) {
          used.addAll(variant.key().template().components());
          variant.whenAny().forEach(guard -> guard.terms().forEach(term ->
              used.add(plan.entity().component(term.component()).orElseThrow())));
        }
      }
      used.removeIf(component -> !after.containsKey(component.name()));
      return used;
    }

    private CodeBlock value(ComponentModel component) {
      Known.Patched known = (Known.Patched) patch.known().get(component.name());
      CodeBlock current = known.current()
          .map(source -> new KnownCode(Map.of(component.name(), source), constants.arguments(), variables, time, after)
              .of(component))
          .map(PatchCode::orNull)
          .orElse(CodeBlock.of("null"));
      return CodeBlock.of("$N.$N($L)", fields.get(component.name()),
          component.presence().mayBeAbsent() ? "orNull" : "orElse", current);
    }
  }

  private static CodeBlock orNull(Operand current) {
    return switch (current.presence()) {
      case OPTIONAL -> CodeBlock.of("$L.orElse(null)", current.code());
      case NULLABLE, REQUIRED -> current.code();
    };
  }

  private static String capitalised(String name) {
    return Character.toUpperCase(name.charAt(0)) + name.substring(1);
  }
}
