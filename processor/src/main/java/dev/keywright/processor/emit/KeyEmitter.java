package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterSpec;
import com.squareup.javapoet.TypeSpec;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.key.KeyAttribute;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import java.util.List;
import javax.lang.model.element.Modifier;

/** The key record of an entity: the components of its primary key, and how every key attribute's text is built. */
final class KeyEmitter {
  private final EntityPlan plan;
  private final KeyMembers members;
  private final ClassName record;
  private final ClassName key;
  private final List<String> tableKey;
  private final UniqueCode markers;

  KeyEmitter(EntityPlan plan, KeyMembers members, Names names, List<String> tableKey) {
    this.plan = plan;
    this.members = members;
    this.record = JavaTypes.of(plan.entity().type());
    this.key = JavaTypes.of(names.key(plan.entity()));
    this.tableKey = tableKey;
    this.markers = new UniqueCode(plan, members, EntityClasses.of(plan.entity(), names));
  }

  TypeSpec emit() {
    List<ParameterSpec> components = plan.keyComponents().stream().map(KeyEmitter::parameter).toList();
    TypeSpec.Builder type = RecordForm.builder(key.simpleName(), components).addJavadoc(documentation());
    if (plan.entity().isPublic()) {
      type.addModifiers(Modifier.PUBLIC);
    }
    members.fields().forEach(type::addField);
    type.addMethod(of());
    plan.keyAttributes().forEach(attribute -> type.addMethod(synthetic(attribute)));
    plan.keys().definitions().values().stream()
        .filter(KeyDefinition.Native.class::isInstance)
        .forEach(definition -> type.addMethod(itself((KeyDefinition.Native) definition)));
    return type.addMethods(markers.keyMethods()).addMethod(toPrimaryKey()).build();
  }

  private MethodSpec of() {
    String item = Arguments.itemName(plan.entity());
    CodeBlock values = plan.keyComponents().stream()
        .map(component -> CodeBlock.of("$N.$N()", item, component.name()))
        .collect(CodeBlock.joining(",$W"));
    return MethodSpec.methodBuilder("of")
        .addJavadoc(new DocComment("The key under which an item is stored.")
            .param(item, "the item")
            .returns("its primary key")
            .build())
        .addModifiers(Modifier.PUBLIC, Modifier.STATIC)
        .returns(key)
        .addParameter(record, item)
        .addStatement("return new $T($L)", key, values)
        .build();
  }

  private MethodSpec synthetic(KeyAttribute attribute) {
    KeyTemplate template = attribute.template();
    CodeBlock text = template.parts().stream()
        .map(part -> part instanceof Part.Slot slot
            ? CodeBlock.of("$N.encode($L, $L)", members.encoding(slot), Literals.string(slot.component().name()),
                stored(slot.component()))
            : Literals.string(((Part.Literal) part).text()))
        .collect(CodeBlock.joining("$W+ "));
    return MethodSpec.methodBuilder(members.method(attribute.attribute(), template))
        .addModifiers(Modifier.STATIC)
        .returns(String.class)
        .addParameters(template.components().stream().map(KeyEmitter::parameter).toList())
        .addStatement("return $L", text)
        .build();
  }

  /** A time to live is stored in whole seconds, and what is built of it has to say the same. */
  private static CodeBlock stored(ComponentModel component) {
    return component.ttl() ? CodeBlock.of("$T.wholeSeconds($N)", RuntimeTypes.KEY_ENCODING, parameter(component))
        : CodeBlock.of("$N", parameter(component));
  }

  private MethodSpec itself(KeyDefinition.Native definition) {
    ComponentModel component = definition.component();
    return MethodSpec.methodBuilder(members.method(definition))
        .addModifiers(Modifier.STATIC)
        .returns(RuntimeTypes.ATTRIBUTE_VALUE)
        .addParameter(parameter(component))
        .addStatement("return $N.encode($L, $N)", members.encoding(component), Literals.string(component.name()),
            parameter(component))
        .build();
  }

  private MethodSpec toPrimaryKey() {
    CodeBlock attributes = tableKey.stream()
        .map(attribute -> CodeBlock.of("$L, $L", Literals.string(attribute), value(attribute)))
        .collect(CodeBlock.joining(",$W"));
    return MethodSpec.methodBuilder(members.toPrimaryKey())
        .returns(RuntimeTypes.PRIMARY_KEY)
        .addStatement("return $T.of($L)", RuntimeTypes.PRIMARY_KEY, attributes)
        .build();
  }

  private CodeBlock value(String attribute) {
    KeyDefinition definition = plan.keys().definitions().get(attribute);
    if (definition instanceof KeyDefinition.Native itself) {
      return CodeBlock.of("$N($N)", members.method(itself), parameter(itself.component()));
    }
    KeyTemplate template = template((KeyDefinition.Synthetic) definition);
    CodeBlock values = template.components().stream()
        .map(component -> CodeBlock.of("$N", parameter(component)))
        .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("$N($L)", members.method(attribute, template), values);
  }

  private CodeBlock documentation() {
    StringBuilder templates = new StringBuilder();
    for (String attribute : tableKey) {
      KeyDefinition definition = plan.keys().definitions().get(attribute);
      String form = definition instanceof KeyDefinition.Synthetic synthetic
          ? template(synthetic).toString() : "{" + ((KeyDefinition.Native) definition).component().name() + "}";
      templates.append(templates.isEmpty() ? "" : ", ").append(attribute).append(" = ").append(form);
    }
    DocComment comment = new DocComment("The primary key of " + DocComment.code(plan.entity().type().simpleName())
        + ": " + DocComment.code(templates.toString()) + ".");
    plan.keyComponents().forEach(component -> comment.param(component.name(), "as in the record"));
    return comment.build();
  }

  /** The primary key has no guards, hence one template each. */
  private static KeyTemplate template(KeyDefinition.Synthetic definition) {
    return definition.templates().get(0).template();
  }

  private static ParameterSpec parameter(ComponentModel component) {
    return ParameterSpec.builder(JavaTypes.of(component.type()), component.name()).build();
  }
}
