package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.emit.ExpressionConstants.Use;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.write.ConditionPlan;

/** A write's condition: what is given, then what the pattern's own condition asks. */
final class ConditionCode {
  private final FormCodecs codecs;
  private final ExpressionConstants expressions;

  ConditionCode(ClassConstants constants) {
    this.codecs = constants.codecs();
    this.expressions = constants.expressions();
  }

  /** The variable that holds the condition; empty where nothing is asked. */
  CodeBlock declaration(PatternPlan.ByKey write, WriteVariables variables) {
    return write.condition().isNone()
        ? CodeBlock.of("")
        : CodeBlock.builder()
            .addStatement("$T $N = $L", RuntimeTypes.WRITE_CONDITION, variables.condition(),
                of(write.pattern(), write.condition()))
            .build();
  }

  /** What is handed on: that variable, or a condition that asks nothing. */
  CodeBlock argument(PatternPlan.ByKey write, WriteVariables variables) {
    return write.condition().isNone()
        ? of(write.pattern(), write.condition())
        : CodeBlock.of("$N", variables.condition());
  }

  /** {@code new WriteCondition().version("version", currentVersion)}. */
  CodeBlock of(PatternModel pattern, ConditionPlan condition) {
    Calls calls = new Calls();
    condition.version().ifPresent(version -> calls.add(CodeBlock.of("version($L, $N)",
        Literals.string(version.component().storedName()), Arguments.parameterName(version.parameter()))));
    condition.given().forEach(given -> calls.add(given(given)));
    condition.terms().forEach(term ->
        calls.add(CodeBlock.of("and($L)", expressions.bound(pattern, Use.CONDITION, term))));
    return calls.on(CodeBlock.of("new $T()", RuntimeTypes.WRITE_CONDITION));
  }

  private CodeBlock given(ConditionPlan.Given given) {
    ComponentModel component = given.component();
    CodeBlock name = Literals.string(component.storedName());
    if (!component.storedName().equals(component.name())) {
      name = CodeBlock.of("$L, $L", Literals.string(component.name()), name);
    }
    String parameter = Arguments.parameterName(given.parameter());
    CodeBlock value = CodeBlock.of(component.presence().mayBeAbsent() ? "$N.orElse(null)" : "$N", parameter);
    return CodeBlock.of("given($L, $L, $L)", name, codecs.of(component), value);
  }
}
