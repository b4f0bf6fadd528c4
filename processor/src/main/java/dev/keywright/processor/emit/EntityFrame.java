package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.MethodSpec;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyTemplate;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import javax.lang.model.element.Modifier;

/** The methods by which the runtime knows which items are an entity's; the same in a codec of a narrower view of it. */
final class EntityFrame {
  private final TableModel table;
  private final EntityPlan plan;
  private final ClassName key;
  private final KeyMembers members;

  EntityFrame(TableModel table, EntityPlan plan, ClassName key, KeyMembers members) {
    this.table = table;
    this.plan = plan;
    this.key = key;
    this.members = members;
  }

  /** @param record what the codec gives, the entity or its narrower view */
  List<MethodSpec> methods(ClassName record) {
    List<MethodSpec> methods = new ArrayList<>(List.of(
        overriding("type", TypeName.get(String.class))
            .addStatement("return $L", Literals.string(plan.entity().tag()))
            .build(),
        overriding("recordType", ParameterizedTypeName.get(ClassName.get(Class.class), record))
            .addStatement("return $T.class", record)
            .build(),
        overriding("ownsKey", TypeName.BOOLEAN)
            .addParameter(RuntimeTypes.ITEM_KEY, "key")
            .addStatement("return $L", ownsKey())
            .build()));
    if (plan.entity().ttl().isPresent()) {
      methods.add(overriding("expires", TypeName.BOOLEAN).addStatement("return true").build());
    }
    return methods;
  }

  private CodeBlock ownsKey() {
    List<CodeBlock> matches = new ArrayList<>();
    Stream.concat(Stream.of(table.partitionKey()), table.sortKey().stream()).forEach(attribute -> {
      if (plan.keys().definitions().get(attribute) instanceof KeyDefinition.Synthetic synthetic) {
        KeyTemplate template = synthetic.templates().get(0).template();
        matches.add(CodeBlock.of("$T.$N.matches($N.string($L))", key, members.format(attribute, template), "key",
            Literals.string(attribute)));
      } else if (plan.keys().definitions().get(attribute) instanceof KeyDefinition.Native itself) {
        matches.add(CodeBlock.of("$T.$N.matches($N.attribute($L))", key, members.encoding(itself.component()), "key",
            Literals.string(attribute)));
      }
    });
    return matches.stream().collect(CodeBlock.joining("\n&& "));
  }

  private static MethodSpec.Builder overriding(String name, TypeName returned) {
    return MethodSpec.methodBuilder(name)
        .addAnnotation(Override.class)
        .addModifiers(Modifier.PUBLIC)
        .returns(returned);
  }
}
