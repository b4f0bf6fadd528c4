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
import javax.lang.model.element.Modifier;

/**
 * The constants at the head of a codec: the attributes' names, their list, and a codec or the values of an enum for each
 * component that needs one. Read and write methods name them.
 */
final class CodecConstants {
  static final String ALL = "ALL";
  static final String INSTANCE = "INSTANCE";

  private final NameAllocator taken = new NameAllocator();
  private final Map<String, String> attributes = new LinkedHashMap<>();
  private final Map<String, String> codecs = new LinkedHashMap<>();
  private final List<FieldSpec> fields = new ArrayList<>();

  /**
   * @param codec the codec's own class
   * @param attributeNames stored names, in the order of their positions
   * @param components those among them that are components
   */
  CodecConstants(
      ClassName codec, List<String> attributeNames, List<ComponentModel> components, TypeRef owner, ValueCodecs codecOf) {
    taken.newName(INSTANCE);
    taken.newName(ALL);
    fields.add(FieldSpec.builder(codec, INSTANCE, Modifier.STATIC, Modifier.FINAL).initializer("new $T()", codec).build());
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

  /** The constant that holds the component's codec, or its enum's values. */
  String codec(ComponentModel component) {
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
    fields.add(constant(ClassName.get(String.class), constant, Literals.string(storedName)));
  }

  private void addList() {
    CodeBlock names = attributes.values().stream().map(name -> CodeBlock.of("$N", name)).collect(CodeBlock.joining(",$W"));
    fields.add(constant(RuntimeTypes.ATTRIBUTES, ALL, CodeBlock.of("$T.of($L)", RuntimeTypes.ATTRIBUTES, names)));
  }

  private void addCodec(ComponentModel component, TypeRef owner, ValueCodecs codecOf) {
    if (component.type() instanceof ValueType.Scalar) {
      return;
    }
    if (component.type() instanceof ValueType.EnumType enumType) {
      ClassName type = JavaTypes.of(enumType.type());
      String constant = named(component, "_VALUES");
      TypeName values = ParameterizedTypeName.get(RuntimeTypes.ENUM_VALUES, type);
      fields.add(constant(values, constant, CodeBlock.of("$T.of($T.values())", RuntimeTypes.ENUM_VALUES, type)));
      return;
    }
    TypeName codec = ParameterizedTypeName.get(RuntimeTypes.VALUE_CODEC, JavaTypes.boxed(component.type()));
    fields.add(constant(codec, named(component, "_CODEC"), codecOf.of(component, owner)));
  }

  private String named(ComponentModel component, String suffix) {
    String constant = taken.newName(Names.constant(component.name()) + suffix);
    codecs.put(component.name(), constant);
    return constant;
  }

  private static FieldSpec constant(TypeName type, String name, CodeBlock value) {
    return FieldSpec.builder(type, name, Modifier.PRIVATE, Modifier.STATIC, Modifier.FINAL).initializer(value).build();
  }
}
