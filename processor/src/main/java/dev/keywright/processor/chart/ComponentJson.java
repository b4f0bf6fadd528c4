package dev.keywright.processor.chart;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.ValueType;

/** A component and its type in the model's JSON. */
final class ComponentJson {

  private ComponentJson() {}

  static Json of(ComponentModel component) {
    Json.Fields fields = new Json.Fields()
        .put("name", component.name())
        .put("attribute", component.storedName())
        .put("storedAs", component.storedAs().descriptor())
        .put("type", type(component.type()))
        .put("presence", component.presence().name())
        .put("format", component.format().map(Text::value));
    if (!component.stored()) {
      fields.put("stored", false);
    }
    fields.putIf("ttl", component.ttl()).putIf("unique", component.unique().isPresent());
    boolean own = component.role() == Role.VERSION || component.role().isStamp();
    return own ? fields.put("role", component.role().name()) : fields;
  }

  /** {@code java} is always there, the other members say what kind of type it is. */
  static Json type(ValueType type) {
    Json.Fields fields = new Json.Fields().put("java", TypeText.of(type));
    if (type instanceof ValueType.Scalar scalar) {
      return fields.put("scalar", scalar.kind().name());
    }
    if (type instanceof ValueType.EnumType enumType) {
      return fields.put("enum", enumType.type().qualifiedName()).putTexts("constants", enumType.constants());
    }
    if (type instanceof ValueType.ListType list) {
      return fields.put("list", type(list.element()));
    }
    if (type instanceof ValueType.SetType set) {
      return fields.put("set", type(set.element()));
    }
    if (type instanceof ValueType.MapType map) {
      return fields.put("map", type(map.value()));
    }
    if (type instanceof ValueType.ConvertedType converted) {
      return fields.put("converter", converted.converter().qualifiedName()).put("converted", type(converted.stored()));
    }
    return type instanceof ValueType.RecordType record
        ? fields.put("record", record.type().qualifiedName())
        : fields.put("sealed", ((ValueType.SealedType) type).type().qualifiedName());
  }
}
