package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.ComponentSource;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.Names;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.ResultPlan;
import dev.keywright.processor.plan.UniquePlan;
import dev.keywright.processor.plan.key.KeyAttribute;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Part;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Stream;

/**
 * What a key record holds beside its components: a constant per encoding, a format per template that is matched or
 * decoded, a method per key attribute. The key record declares them, codec and repository name them.
 */
final class KeyMembers {
  private static final Object TO_PRIMARY_KEY = "toPrimaryKey";

  private final EntityPlan plan;
  private final EncodingCode encodings;
  private final Map<CodeBlock, String> constants = new LinkedHashMap<>();
  private final List<FieldSpec> fields = new ArrayList<>();
  private final NameAllocator constantNames = new NameAllocator();
  private final NameAllocator methodNames = new NameAllocator();
  private final NameAllocator formatNames = new NameAllocator();

  KeyMembers(EntityPlan plan, Set<String> tableKey, char delimiter) {
    this.plan = plan;
    this.encodings = new EncodingCode(delimiter);
    plan.entity().components().forEach(component -> constantNames.newName(component.name()));
    plan.keyComponents().forEach(component -> methodNames.newName(component.name()));
    methodNames.newName("of");
    methodNames.newName("toPrimaryKey", TO_PRIMARY_KEY);
    plan.keyAttributes().forEach(this::declare);
    plan.keys().definitions().values().forEach(this::declareNative);
    plan.keyAttributes().stream()
        .filter(key -> tableKey.contains(key.attribute()) || isDecoded(key))
        .forEach(this::declareFormat);
    plan.uniques().forEach(this::declareMarker);
  }

  List<FieldSpec> fields() {
    return fields;
  }

  /** The constant that encodes the slot's component. */
  String encoding(Part.Slot slot) {
    return constants.get(encodings.of(slot));
  }

  /** The constant that encodes a component which is a key attribute itself. */
  String encoding(ComponentModel component) {
    return constants.get(encodings.ofNative(component));
  }

  /** The method that builds the attribute by this template. */
  String method(String attribute, KeyTemplate template) {
    return methodNames.get(tag(attribute, template));
  }

  String method(KeyDefinition.Native definition) {
    return methodNames.get(definition);
  }

  /** The method that builds the key of the component's marker. */
  String method(UniquePlan unique) {
    return methodNames.get(unique);
  }

  /** The constant of the format of a marker's key attribute. */
  String format(UniquePlan unique, String attribute) {
    return formatNames.get(List.of(unique, attribute));
  }

  /** The method that gives the runtime's form of the key; a component may have its usual name. */
  String toPrimaryKey() {
    return methodNames.get(TO_PRIMARY_KEY);
  }

  /** The constant of the template's format. */
  String format(String attribute, KeyTemplate template) {
    return formatNames.get(tag(attribute, template));
  }

  private void declare(KeyAttribute key) {
    methodNames.newName(Names.keyMethod(key.attribute(), key.number()), tag(key.attribute(), key.template()));
    declare(key.template());
  }

  private void declare(KeyTemplate template) {
    template.slots().forEach(slot ->
        declare(RuntimeTypes.KEY_ENCODING, slot.component(), EncodingCode.constant(slot), encodings.of(slot)));
  }

  private void declareNative(KeyDefinition definition) {
    if (definition instanceof KeyDefinition.Native itself) {
      methodNames.newName(Names.keyMethod(itself.attribute(), 1), definition);
      declare(RuntimeTypes.NATIVE_ENCODING, itself.component(), EncodingCode.nativeConstant(itself.component()),
          encodings.ofNative(itself.component()));
    }
  }

  private void declare(ClassName encoding, ComponentModel component, String constant, CodeBlock value) {
    constants.computeIfAbsent(value, absent -> {
      String name = constantNames.newName(constant);
      ParameterizedTypeName type = ParameterizedTypeName.get(encoding, JavaTypes.boxed(component.type()));
      fields.add(Constants.shared(type, name, value));
      return name;
    });
  }

  private void declareFormat(KeyAttribute key) {
    declareFormat(Names.keyFormat(key.attribute(), key.number()), key.template(), tag(key.attribute(), key.template()));
  }

  private void declareFormat(String suggestion, KeyTemplate template, Object tag) {
    String name = constantNames.newName(suggestion);
    formatNames.newName(name, tag);
    CodeBlock parts = template.parts().stream()
        .map(part -> part instanceof Part.Slot slot
            ? CodeBlock.of("$N", encoding(slot)) : Literals.string(((Part.Literal) part).text()))
        .collect(CodeBlock.joining(",$W"));
    fields.add(Constants.shared(
        RuntimeTypes.KEY_FORMAT, name, CodeBlock.of("$T.of($L)", RuntimeTypes.KEY_FORMAT, parts)));
  }

  private void declareMarker(UniquePlan unique) {
    methodNames.newName(Names.markerMethod(unique.component()), unique);
    unique.templates().forEach((attribute, template) -> {
      declare(template);
      declareFormat(Names.markerFormat(unique.component(), attribute), template, List.of(unique, attribute));
    });
  }

  /** Whether a component is read out of this attribute's text. */
  private boolean isDecoded(KeyAttribute key) {
    return Stream.concat(plan.components().stream(), plan.patterns().stream().flatMap(KeyMembers::partial))
        .anyMatch(source -> source instanceof ComponentSource.Decoded decoded
            && tag(decoded.attribute(), decoded.template()).equals(tag(key.attribute(), key.template())));
  }

  /** Several index templates may define an attribute by the same text, each read at its own place. */
  private static Object tag(String attribute, KeyTemplate template) {
    return List.of(attribute, template.toString());
  }

  private static Stream<ComponentSource> partial(PatternPlan pattern) {
    return PartialRecords.result(pattern) instanceof ResultPlan.Partial partial
        ? partial.components().stream() : Stream.empty();
  }
}
