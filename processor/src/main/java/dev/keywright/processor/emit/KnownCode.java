package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.plan.write.Known;
import java.util.Map;

/** Components as an update's method knows them: the values that they have after the write. */
final class KnownCode {
  private final Map<String, Known> known;
  private final Arguments arguments;
  private final WriteVariables variables;
  private final TimeOfWrite time;
  private final Map<String, String> patched;

  /** @param patched the variables that hold what becomes of patched components, by component */
  KnownCode(Map<String, Known> known, Arguments arguments, WriteVariables variables, TimeOfWrite time,
      Map<String, String> patched) {
    this.known = known;
    this.arguments = arguments;
    this.variables = variables;
    this.time = time;
    this.patched = patched;
  }

  /** The component's value; {@code null} where the update removes it. */
  Operand of(ComponentModel component) {
    Known source = known.get(component.name());
    if (source instanceof Known.OfKey) {
      return Operand.present(component, CodeBlock.of("$N.$N()", variables.key(), component.name()));
    }
    if (source instanceof Known.Value value) {
      return Operand.present(component, arguments.of(component, value.argument()));
    }
    if (source instanceof Known.Given given) {
      CodeBlock parameter = CodeBlock.of("$N", Arguments.parameterName(given.parameter()));
      return component.presence().mayBeAbsent()
          ? new Operand(parameter, Presence.OPTIONAL, false)
          : Operand.present(component, parameter);
    }
    if (source instanceof Known.Stamp) {
      return Operand.present(component, time.of(component));
    }
    if (source instanceof Known.Patched) {
      CodeBlock variable = CodeBlock.of("$N", patched.get(component.name()));
      return component.presence().mayBeAbsent()
          ? new Operand(variable, Presence.NULLABLE, false)
          : Operand.present(component, variable);
    }
    return new Operand(CodeBlock.of("null"), Presence.NULLABLE, false);
  }
}
