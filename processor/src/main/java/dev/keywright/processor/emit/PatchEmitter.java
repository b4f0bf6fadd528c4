package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.signature.Signature;
import dev.keywright.processor.plan.write.Change;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import javax.lang.model.element.Modifier;

/**
 * The builder of a patch, nested in the repository and named after its pattern: a method for each component that may be
 * set or removed, and two that end it, as a write done or as an operation.
 */
final class PatchEmitter {
  private final PatternPlan.Update patch;
  private final EntityClasses types;
  private final PatchDoc documentation;
  private final ClassName builder;
  private final WriteVariables variables;
  private final Map<String, String> fields = new LinkedHashMap<>();

  PatchEmitter(PatternPlan.Update patch, EntityClasses types, PatchDoc documentation) {
    this.patch = patch;
    this.types = types;
    this.documentation = documentation;
    this.builder = builder(patch, types);
    this.variables = WriteVariables.ofBuilder(patch.beside());
    components().forEach(component -> fields.put(component.name(), variables.named(component.name())));
  }

  static ClassName builder(PatternPlan.Update patch, EntityClasses types) {
    return types.repository().nestedClass(Names.partialName(patch.pattern().name().value()));
  }

  TypeSpec emit(PatchCode code) {
    TypeSpec.Builder type = TypeSpec.classBuilder(builder)
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .addJavadoc(documentation.builder(patch))
        .addField(field(RuntimeTypes.TABLE_CONNECTION, variables.tableName()))
        .addField(field(types.key(), variables.key()));
    patch.beside().forEach(parameter ->
        type.addField(field(JavaTypes.of(parameter), Arguments.parameterName(parameter.name()))));
    components().forEach(component -> type.addField(state(component)));
    type.addMethod(constructor()).addMethod(stubConstructor());
    for (ComponentModel component : components()) {
      type.addMethod(setter(component));
      if (component.presence().mayBeAbsent()) {
        type.addMethod(remover(component));
      }
    }
    return type.addMethod(save()).addMethod(operation(code)).build();
  }

  private List<ComponentModel> components() {
    return patch.changes().stream()
        .filter(Change.Patch.class::isInstance)
        .map(change -> ((Change.Patch) change).component())
        .toList();
  }

  private FieldSpec state(ComponentModel component) {
    TypeName type = ParameterizedTypeName.get(RuntimeTypes.PATCHED, JavaTypes.boxed(component.type()));
    return FieldSpec.builder(type, fields.get(component.name()), Modifier.PRIVATE)
        .initializer("$T.left()", RuntimeTypes.PATCHED)
        .build();
  }

  private static FieldSpec field(TypeName type, String name) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.FINAL).build();
  }

  private MethodSpec constructor() {
    MethodSpec.Builder constructor = MethodSpec.constructorBuilder();
    constructor.addParameter(RuntimeTypes.TABLE_CONNECTION, variables.tableName());
    constructor.addParameter(types.key(), variables.key());
    KeyedMethods.addParameters(constructor, patch.beside());
    constructor.parameters.forEach(parameter -> constructor.addStatement("this.$1N = $1N", parameter));
    return constructor.build();
  }

  /** A repository that is stubbed gives builders that are. */
  private MethodSpec stubConstructor() {
    CodeBlock.Builder arguments = CodeBlock.builder().add("null, null");
    patch.beside().forEach(parameter -> arguments.add(",$W$L", nothing(JavaTypes.of(parameter))));
    return MethodSpec.constructorBuilder()
        .addJavadoc(DocComment.of(RepositoryEmitter.STUBS))
        .addModifiers(Modifier.PROTECTED)
        .addStatement("this($L)", arguments.build())
        .build();
  }

  private static CodeBlock nothing(TypeName type) {
    if (!type.isPrimitive()) {
      return CodeBlock.of("null");
    }
    if (type.equals(TypeName.BOOLEAN)) {
      return CodeBlock.of("false");
    }
    boolean narrow = type.equals(TypeName.BYTE) || type.equals(TypeName.SHORT) || type.equals(TypeName.CHAR);
    return narrow ? CodeBlock.of("($T) 0", type) : CodeBlock.of("0");
  }

  private MethodSpec setter(ComponentModel component) {
    return method(component.name())
        .addJavadoc(documentation.setter(component))
        .addParameter(JavaTypes.of(component.type()), component.name())
        .addStatement("this.$N = $T.to($N)", fields.get(component.name()), RuntimeTypes.PATCHED, component.name())
        .addStatement("return this")
        .build();
  }

  private MethodSpec remover(ComponentModel component) {
    return method(Names.patchRemoval(component))
        .addJavadoc(documentation.remover(component))
        .addStatement("this.$N = $T.removed()", fields.get(component.name()), RuntimeTypes.PATCHED)
        .addStatement("return this")
        .build();
  }

  private MethodSpec.Builder method(String name) {
    return MethodSpec.methodBuilder(name).addModifiers(Modifier.PUBLIC).returns(builder);
  }

  private MethodSpec save() {
    return MethodSpec.methodBuilder("save")
        .addJavadoc(documentation.save(patch))
        .addModifiers(Modifier.PUBLIC)
        .returns(types.record())
        .addStatement("return $N.execute(operation())", variables.tableName())
        .build();
  }

  private MethodSpec operation(PatchCode code) {
    return MethodSpec.methodBuilder("operation")
        .addJavadoc(documentation.operation())
        .addModifiers(Modifier.PUBLIC)
        .returns(ParameterizedTypeName.get(RuntimeTypes.WRITE_OPERATION, types.record()))
        .addCode(code.body(patch, variables, fields))
        .build();
  }

  /** The statement by which the repository's method makes the builder. */
  static CodeBlock creation(PatternPlan.Update patch, EntityClasses types, WriteVariables variables) {
    CodeBlock.Builder arguments = CodeBlock.builder().add("$L, $N", variables.table(), variables.key());
    for (Signature.Parameter parameter : patch.beside()) {
      arguments.add(",$W$N", Arguments.parameterName(parameter.name()));
    }
    return CodeBlock.of("return new $T($L)", builder(patch, types), arguments.build());
  }
}
