package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.SortPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Key values, sort conditions and key conditions as expressions, over the members of one entity's key record. */
final class KeyCode {
  private final EntityPlan plan;
  private final ClassName key;
  private final KeyMembers members;
  private final Arguments arguments;

  KeyCode(EntityPlan plan, ClassName key, KeyMembers members, Arguments arguments) {
    this.plan = plan;
    this.key = key;
    this.members = members;
    this.arguments = arguments;
  }

  /** The whole key condition; {@code sort} is the condition on the last attribute, empty for none. */
  CodeBlock condition(KeyPlan condition, CodeBlock sort) {
    CodeBlock.Builder code = CodeBlock.builder();
    KeyValue first = condition.partition().get(0);
    code.add("$T.partition($L, $L)", RuntimeTypes.KEY_CONDITION, Literals.string(first.attribute()), value(first));
    code.add("$>$>");
    condition.partition().stream().skip(1).forEach(more -> addCall(code, "andPartition", more));
    condition.sort().forEach(equal -> addCall(code, "equal", equal));
    if (!sort.isEmpty()) {
      code.add("\n.sort($L)", sort);
    }
    return code.add("$<$<").build();
  }

  /** The condition on the last sort-key attribute; empty where there is none. */
  CodeBlock sort(SortPlan sort) {
    if (sort instanceof SortPlan.Equal equal) {
      return CodeBlock.of("$T.equalTo($L, $L)", RuntimeTypes.SORT_CONDITION,
          Literals.string(equal.value().attribute()), value(equal.value()));
    }
    if (sort instanceof SortPlan.Prefix prefix) {
      return CodeBlock.of("$T.beginsWith($L, $L)", RuntimeTypes.SORT_CONDITION,
          Literals.string(prefix.value().attribute()), value(prefix.value()));
    }
    if (sort instanceof SortPlan.Range range) {
      return CodeBlock.of("$T.over($L, $L, $T.$N, $L, $L)$L", RuntimeTypes.SORT_RANGE,
          Literals.string(range.pinned().attribute()), text(range.pinned()), key, members.encoding(range.ranged()),
          Literals.string(range.literalAfter()), range.moreFollows(), term(range.ranged().component(), range.term()));
    }
    if (sort instanceof SortPlan.NativeRange range) {
      return CodeBlock.of("$T.over($L, $T.$N)$L", RuntimeTypes.NATIVE_RANGE, Literals.string(range.attribute()), key,
          members.encoding(range.component()), term(range.component(), range.term()));
    }
    return CodeBlock.of("");
  }

  /** The value of a key attribute: a call of the key record's method, or as much of the text as is known. */
  CodeBlock value(KeyValue value) {
    if (value instanceof KeyValue.OfComponent itself) {
      KeyDefinition definition = plan.keys().definitions().get(itself.attribute());
      return CodeBlock.of("$T.$N($L)", key, members.method((KeyDefinition.Native) definition),
          arguments.of(itself.component(), itself.argument()));
    }
    KeyValue.OfTemplate text = (KeyValue.OfTemplate) value;
    if (!text.isWhole()) {
      return text(text);
    }
    CodeBlock values = text.template().components().stream()
        .map(component -> argument(component, text.arguments()))
        .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("$T.$N($L)", key, members.method(text.attribute(), text.template()), values);
  }

  /** What a component of the key is, in this condition. */
  Map<String, CodeBlock> components(KeyPlan condition) {
    List<KeyValue> values = new ArrayList<>(condition.partition());
    values.addAll(condition.sort());
    if (condition.last() instanceof SortPlan.Equal equal) {
      values.add(equal.value());
    }
    Map<String, CodeBlock> found = new LinkedHashMap<>();
    for (KeyValue value : values) {
      if (value instanceof KeyValue.OfComponent itself) {
        found.put(itself.component().name(), arguments.of(itself.component(), itself.argument()));
      } else if (value instanceof KeyValue.OfTemplate text) {
        text.template().components().forEach(component ->
            found.put(component.name(), argument(component, text.arguments())));
      }
    }
    return found;
  }

  /** Whether the entity builds this value: its own template, or a component of its own. */
  static boolean defines(EntityKeys keys, KeyValue value) {
    KeyDefinition definition = keys.definitions().get(value.attribute());
    if (value instanceof KeyValue.OfTemplate text) {
      return definition instanceof KeyDefinition.Synthetic synthetic && synthetic.templates().stream()
          .anyMatch(guarded -> guarded.template().toString().equals(text.template().toString()));
    }
    return definition instanceof KeyDefinition.Native itself
        && itself.component().equals(((KeyValue.OfComponent) value).component());
  }

  private void addCall(CodeBlock.Builder code, String method, KeyValue value) {
    code.add("\n.$N($L, $L)", method, Literals.string(value.attribute()), value(value));
  }

  private CodeBlock text(KeyValue.OfTemplate value) {
    if (value.parts().isEmpty()) {
      return Literals.string("");
    }
    return value.parts().stream().map(part -> part instanceof Part.Slot slot
            ? CodeBlock.of("$T.$N.encode($L, $L)", key, members.encoding(slot),
                Literals.string(slot.component().name()), argument(slot.component(), value.arguments()))
            : Literals.string(((Part.Literal) part).text()))
        .collect(CodeBlock.joining("$W+ "));
  }

  private CodeBlock argument(ComponentModel component, Map<String, Argument> known) {
    return arguments.of(component, known.get(component.name()));
  }

  private CodeBlock term(ComponentModel component, SortPlan.RangeTerm term) {
    CodeBlock bounds = term.bounds().stream()
        .map(bound -> arguments.of(component, bound))
        .collect(CodeBlock.joining(",$W"));
    return CodeBlock.of("$Z.$N($L, $L)", term.operator().runtimeName(), Literals.string(component.name()), bounds);
  }
}
