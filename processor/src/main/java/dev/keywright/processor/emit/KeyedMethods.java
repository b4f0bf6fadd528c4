package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.signature.Signature;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/** The two methods of a pattern that names one item: by its key's components, and by the key, which does the work. */
final class KeyedMethods {
  private final EntityPlan plan;
  private final EntityClasses types;
  private final KeyCode keys;

  KeyedMethods(EntityPlan plan, EntityClasses types, KeyCode keys) {
    this.plan = plan;
    this.types = types;
    this.keys = keys;
  }

  /** Hands on to the other one. */
  MethodSpec byComponents(
      PatternPlan pattern, KeyPlan key, List<Signature.Parameter> beside, TypeName returned, CodeBlock documentation) {
    CodeBlock.Builder arguments = CodeBlock.builder().add(key(key));
    beside.forEach(parameter -> arguments.add(",$W$N", Arguments.parameterName(parameter.name())));
    MethodSpec.Builder method = method(pattern, returned, documentation);
    addParameters(method, pattern.parameters());
    String form = returned.equals(TypeName.VOID) ? "$N($L)" : "return $N($L)";
    return method.addStatement(form, pattern.signature().method(), arguments.build()).build();
  }

  /** Takes the key record, and the parameters that say more than the key. */
  MethodSpec.Builder byRecord(PatternPlan pattern, List<Signature.Parameter> beside, String keyName, TypeName returned,
      CodeBlock documentation) {
    MethodSpec.Builder method = method(pattern, returned, documentation).addParameter(types.key(), keyName);
    addParameters(method, beside);
    return method;
  }

  /** {@code new OrderKey(customerId, orderId)}, of a whole primary key. */
  CodeBlock key(KeyPlan key) {
    Map<String, CodeBlock> known = keys.components(key);
    CodeBlock values = plan.keyComponents().stream()
        .map(component -> known.get(component.name()))
        .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("new $T($L)", types.key(), values);
  }

  static MethodSpec.Builder method(PatternPlan pattern, TypeName returned, CodeBlock documentation) {
    return MethodSpec.methodBuilder(pattern.signature().method())
        .addJavadoc(documentation)
        .addModifiers(Modifier.PUBLIC)
        .returns(returned);
  }

  static void addParameters(MethodSpec.Builder method, List<Signature.Parameter> parameters) {
    parameters.forEach(parameter ->
        method.addParameter(JavaTypes.of(parameter), Arguments.parameterName(parameter.name())));
  }
}
