package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.expression.Binding;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * The expressions of one class as constants, each called after its pattern and its use, and the code that gives them
 * what a call binds.
 */
final class ExpressionConstants {

  /** What an expression is for; the end of its constant's name. */
  enum Use {
    FILTER,
    CONDITION,
    UPDATE
  }

  private final NameAllocator names;
  private final Arguments arguments;
  private final FormCodecs codecs;
  private final Map<List<Object>, FieldSpec> constants = new LinkedHashMap<>();
  private final Map<String, Integer> counts = new HashMap<>();

  /** @param names what is free beside the other constants of the class */
  ExpressionConstants(NameAllocator names, Arguments arguments, FormCodecs codecs) {
    this.names = names;
    this.arguments = arguments;
    this.codecs = codecs;
  }

  /** {@code SHIP_CONDITION.with(ORDER_STATUS_CODEC, OrderStatus.PAID)}. */
  CodeBlock bound(PatternModel pattern, Use use, ExpressionPlan expression) {
    List<Object> same = List.of(pattern, expression.text(), expression.names());
    FieldSpec constant = constants.computeIfAbsent(same, absent -> constant(pattern, use, expression));
    CodeBlock.Builder code = CodeBlock.builder().add("$N", constant);
    expression.bindings().forEach(binding -> code.add("$Z.$L", call(binding)));
    return code.build();
  }

  List<FieldSpec> constants() {
    return new ArrayList<>(constants.values());
  }

  private CodeBlock call(Binding binding) {
    if (binding instanceof Binding.One one) {
      return CodeBlock.of("with($L, $L)", codecs.of(one.form()),
          arguments.of(one.form().type(), one.argument(), Arguments.named(one.form().type())));
    }
    if (binding instanceof Binding.Maybe maybe) {
      return CodeBlock.of("withOptional($L, $N)", codecs.of(maybe.form()),
          Arguments.parameterName(maybe.parameter()));
    }
    if (binding instanceof Binding.Many many) {
      return CodeBlock.of("withAll($L, $N)", codecs.of(many.element()), Arguments.parameterName(many.parameter()));
    }
    return CodeBlock.of("withKey($N)", Arguments.parameterName(((Binding.Key) binding).parameter()));
  }

  private FieldSpec constant(PatternModel pattern, Use use, ExpressionPlan expression) {
    String base = Names.constant(pattern.name().value()) + "_" + use;
    int number = counts.merge(base, 1, Integer::sum);
    CodeBlock.Builder arguments = CodeBlock.builder().add("$L", Literals.string(expression.text()));
    expression.names().forEach(name -> arguments.add(",$W$L", Literals.string(name)));
    return Constants.hidden(RuntimeTypes.EXPRESSION, names.newName(number == 1 ? base : base + "_" + number),
        CodeBlock.of("$T.of($L)", RuntimeTypes.EXPRESSION, arguments.build()));
  }
}
