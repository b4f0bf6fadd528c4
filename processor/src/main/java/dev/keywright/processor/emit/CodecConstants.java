package dev.keywright.processor.emit;

import com.squareup.javapoet.ClassName;
import com.squareup.javapoet.CodeBlock;
import com.squareup.javapoet.FieldSpec;
import com.squareup.javapoet.NameAllocator;
import com.squareup.javapoet.ParameterizedTypeName;
import com.squareup.javapoet.TypeName;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.Names;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The constants at the head of a codec: the attributes' names, their list, and a codec or the values of an enum for
 * each component that needs one. Read and write methods name them.
 */
final class CodecConstants {
  static final String ALL = "ALL";
  static final String INSTANCE = "INSTANCE";

  private final NameAllocator taken = new NameAllocator();
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final Map<TypeRef, String> enums = new LinkedHashMap<>();
  private final Map<String, CodeBlock> codecs = new LinkedHashMap<>();
  private final List<FieldSpec> fields = new ArrayList<>();

  /**
   * @param codec the codec's own class
   * @param attributeNames stored names, in the order of their positions
   * @param components those among them that are components
   */
  CodecConstants(
      ClassName codec, List<String> attributeNames, List<ComponentModel> components, TypeRef owner,
      ValueCodecs codecOf) {
    taken.newName(INSTANCE);
    taken.newName(ALL);
    fields.add(Constants.shared(codec, INSTANCE, CodeBlock.of("new $T()", codec)));
    Map<String, ComponentModel> byStoredName =
        components.stream().collect(Collectors.toMap(ComponentModel::storedName, component -> component));
    attributeNames.forEach(attribute -> {
      ComponentModel component = byStoredName.get(attribute);
      addAttribute(attribute, component == null ? attribute : component.name());
    });
    addList();
    components.forEach(component -> addCodec(component, owner, codecOf));
  }

  /** The constant that holds the attribute's name. */
  String attribute(String storedName) {
    return attributes.get(storedName);
  }

  /** The constant that holds the values of the component's enum. */
  String values(ComponentModel component) {
    return enums.get(((ValueType.EnumType) component.type()).type());
  }

  /** The codec of a component that is neither scalar nor enum: a constant, or the generated one. */
  CodeBlock codecOf(ComponentModel component) {
    return codecs.get(component.name());
  }

  List<FieldSpec> fields() {
    return fields;
  }

  /** Names that are still free beside the constants, for parameters and variables. */
  NameAllocator freeNames() {
    return taken.clone();
  }

  private void addAttribute(String storedName, String named) {
    String constant = taken.newName(Names.constant(named));
    attributes.put(storedName, constant);
    fields.add(Constants.hidden(ClassName.get(String.class), constant, Literals.string(storedName)));
  }

  private void addList() {
    CodeBlock names = attributes.values().stream()
        .map(name -> CodeBlock.of("$N", name))
        .collect(CodeBlock.joining(",$W"));
    CodeBlock list = CodeBlock.of("$T.of($L)", RuntimeTypes.ATTRIBUTES, names);
    fields.add(Constants.hidden(RuntimeTypes.ATTRIBUTES, ALL, list));
  }

  private void addCodec(ComponentModel component, TypeRef owner, ValueCodecs codecOf) {
    if (component.type() instanceof ValueType.EnumType enumType) {
      enums.computeIfAbsent(enumType.type(), type -> addValues(component, JavaTypes.of(type)));
    } else if (ValueCodecs.isGenerated(component.type())) {
      codecs.put(component.name(), codecOf.generated(component.type()));
    } else if (!(component.type() instanceof ValueType.Scalar)) {
      String constant = taken.newName(Names.constant(component.name()) + "_CODEC");
      TypeName codec = ParameterizedTypeName.get(RuntimeTypes.VALUE_CODEC, JavaTypes.boxed(component.type()));
      fields.add(Constants.hidden(codec, constant, codecOf.of(component.type(), owner)));
      codecs.put(component.name(), CodeBlock.of("$N", constant));
    }
  }

  private String addValues(ComponentModel component, ClassName type) {
    String constant = taken.newName(Names.constant(component.name()) + "_VALUES");
    TypeName values = ParameterizedTypeName.get(RuntimeTypes.ENUM_VALUES, type);
    fields.add(Constants.hidden(values, constant, CodeBlock.of("$T.of($T.values())", RuntimeTypes.ENUM_VALUES, type)));
    return constant;
  }
}
