package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.TransactionPlan;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Modifier;

/**
 * Records of a write's parameters, nested in the operations, with a method that takes one: for writes that a
 * transaction does once for each element of a collection and that take more than one value.
 */
final class StepRecords {
  private final EntityClasses types;
  private final OperationDoc documentation;
  private final List<PatternPlan> writes;

  StepRecords(EntityModel entity, EntityClasses types, List<TransactionPlan> transactions) {
    this.types = types;
    this.documentation = new OperationDoc(entity, types);
    this.writes = transactions.stream()
        .flatMap(transaction -> transaction.steps().stream())
        .filter(step -> step.entity().equals(entity))
        .filter(step -> step.repetition() == TransactionPlan.Repetition.PER_RECORD)
        .map(TransactionPlan.Step::write)
        .distinct()
        .toList();
  }

  List<TypeSpec> types() {
    return writes.stream().map(this::type).toList();
  }

  private TypeSpec type(PatternPlan write) {
    List<ParameterSpec> components = write.parameters().stream()
        .map(parameter -> ParameterSpec
            .builder(JavaTypes.of(parameter), Arguments.parameterName(parameter.name())).build())
        .toList();
    DocComment comment =
        new DocComment("What " + DocComment.code(write.signature().method()) + " takes, as one value.");
    components.forEach(component -> comment.param(component.name, "as the method takes it"));
    return RecordForm.builder(name(write).simpleName(), components)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addJavadoc(comment.build())
        .build();
  }

  /** The overload that takes the record; empty for a write that has none. */
  Optional<MethodSpec> method(PatternPlan write) {
    if (!writes.contains(write)) {
      return Optional.empty();
    }
    String parameter = Arguments.parameterName(Names.decapitalised(name(write).simpleName()));
    CodeBlock arguments = write.parameters().stream()
        .map(each -> CodeBlock.of("$N.$N()", parameter, Arguments.parameterName(each.name())))
        .collect(CodeBlock.joining(",$W"));
    return Optional.of(KeyedMethods
        .method(write, ParameterizedTypeName.get(RuntimeTypes.WRITE_OPERATION, OperationMethods.answer(write, types)),
            documentation.ofStep(write, parameter))
        .addParameter(name(write), parameter)
        .addStatement("return $N($L)", write.signature().method(), arguments)
        .build());
  }

  private ClassName name(PatternPlan write) {
    return types.operations().nestedClass(Names.partialName(write.pattern().name().value()));
  }
}
