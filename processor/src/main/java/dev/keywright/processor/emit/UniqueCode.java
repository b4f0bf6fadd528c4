package dev.keywright.processor.emit;

import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.UniquePlan;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import java.util.ArrayList;
import java.util.List;
import javax.lang.model.element.Modifier;

/**
 * The marker items of unique components in generated code: how the key class builds their keys, and how the codec tells
 * the runtime of them.
 */
final class UniqueCode {
  private final EntityPlan plan;
  private final KeyMembers members;
  private final EntityClasses types;

  UniqueCode(EntityPlan plan, KeyMembers members, EntityClasses types) {
    this.plan = plan;
    this.members = members;
    this.types = types;
  }

  /** The key class's methods: the primary key of an item's marker. */
  List<MethodSpec> keyMethods() {
    return plan.uniques().stream().map(this::keyMethod).toList();
  }

  private MethodSpec keyMethod(UniquePlan unique) {
    NameAllocator names = new NameAllocator();
    String item = names.newName(Arguments.itemName(plan.entity()));
    String marker = names.newName("marker");
    MethodSpec.Builder method = MethodSpec.methodBuilder(members.method(unique))
        .addJavadoc(documentation(unique))
        .addModifiers(Modifier.STATIC)
        .returns(RuntimeTypes.PRIMARY_KEY)
        .addParameter(types.record(), item);
    CodeBlock absent = absent(unique, item);
    if (!absent.isEmpty()) {
      method.beginControlFlow("if ($L)", absent).addStatement("return null").endControlFlow();
    }
    List<KeyTemplate> templates = List.copyOf(unique.templates().values());
    boolean shared = templates.stream().map(KeyTemplate::parts).distinct().count() < templates.size();
    if (shared) {
      method.addStatement("$T $N = $L", String.class, marker, text(templates.get(0), item));
    }
    List<CodeBlock> attributes = new ArrayList<>();
    unique.templates().forEach((attribute, template) -> attributes.add(CodeBlock.of("$L,$W$L",
        Literals.string(attribute), shared ? CodeBlock.of("$N", marker) : text(template, item))));
    return method.addStatement("return $T.of($L)", RuntimeTypes.PRIMARY_KEY,
        attributes.stream().collect(CodeBlock.joining(",$W"))).build();
  }

  private static CodeBlock documentation(UniquePlan unique) {
    boolean mayBeAbsent = unique.components().stream().anyMatch(component -> component.presence().mayBeAbsent());
    return DocComment.of("The key of the marker item that claims the value of "
        + DocComment.code(unique.component().name()) + (mayBeAbsent ? "; null where that is absent." : "."));
  }

  private static CodeBlock absent(UniquePlan unique, String item) {
    return unique.components().stream()
        .filter(component -> component.presence().mayBeAbsent())
        .map(component -> switch (component.presence()) {
          case OPTIONAL -> CodeBlock.of("$N.$N().isEmpty()", item, component.name());
          case NULLABLE, REQUIRED -> CodeBlock.of("$N.$N() == null", item, component.name());
        })
        .collect(CodeBlock.joining("$W|| "));
  }

  /** The template's components are those of the marker, always there; the record's own say whether they are. */
  private CodeBlock text(KeyTemplate template, String item) {
    return template.parts().stream()
        .map(part -> part instanceof Part.Slot slot
            ? CodeBlock.of("$N.encode($L, $L)", members.encoding(slot), Literals.string(slot.component().name()),
                Operand.ofRecord(item, own(slot.component())).value())
            : Literals.string(((Part.Literal) part).text()))
        .collect(CodeBlock.joining("$W+ "));
  }

  private ComponentModel own(ComponentModel component) {
    return plan.entity().component(component.name()).orElseThrow();
  }

  /** The codec's list of constraints. */
  FieldSpec constant(String name) {
    CodeBlock constraints = plan.uniques().stream().map(this::constraint).collect(CodeBlock.joining(",\n"));
    return FieldSpec.builder(listType(), name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL)
        .initializer("$T.of($>$>\n$L$<$<)", List.class, constraints)
        .build();
  }

  /** The codec's method that hands it out. */
  MethodSpec method(String constant) {
    return MethodSpec.methodBuilder("uniqueConstraints")
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(listType())
        .addStatement("return $N", constant)
        .build();
  }

  private TypeName listType() {
    return ParameterizedTypeName.get(RuntimeTypes.LIST,
        ParameterizedTypeName.get(RuntimeTypes.UNIQUE_CONSTRAINT, types.record()));
  }

  private CodeBlock constraint(UniquePlan unique) {
    CodeBlock stored = unique.components().stream()
        .map(component -> Literals.string(component.storedName()))
        .collect(CodeBlock.joining(", "));
    CodeBlock formats = unique.templates().entrySet().stream()
        .map(entry -> CodeBlock.of("$T.$N", types.key(), members.format(unique, entry.getKey())))
        .collect(CodeBlock.joining(", "));
    return CodeBlock.of("$T.of($L, $L, $T::$N)$>$>\n.over($L)\n.formats($L)$<$<",
        RuntimeTypes.UNIQUE_CONSTRAINT, Literals.string(unique.component().name()), Literals.string(unique.tag()),
        types.key(), members.method(unique), stored, formats);
  }
}
