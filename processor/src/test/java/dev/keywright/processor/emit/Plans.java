package dev.keywright.processor.emit;

import dev.keywright.processor.model.Clauses;
import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.Encoding;
import dev.keywright.processor.plan.key.EncodingKind;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.signature.Signature;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;

/** Short words for hand-built models and plans. */
final class Plans {
  static final Site SITE = () -> "test";
  static final ValueType STRING = new ValueType.Scalar(ScalarKind.STRING, false);
  static final ValueType LONG = new ValueType.Scalar(ScalarKind.LONG, true);
  static final ValueType INSTANT = new ValueType.Scalar(ScalarKind.INSTANT, false);

  private Plans() {
  }

  static Text text(String value) {
    return new Text(value, SITE);
  }

  static ValueType scalar(ScalarKind kind) {
    return new ValueType.Scalar(kind, false);
  }

  static ComponentModel component(String name, ValueType type) {
    return component(name, type, Presence.REQUIRED);
  }

  static ComponentModel component(String name, ValueType type, Presence presence) {
    return new ComponentModel(name, name, type, presence, Optional.empty(), true, Role.PLAIN, Optional.empty(),
        SITE);
  }

  static ComponentModel formatted(ComponentModel component, String format) {
    return new ComponentModel(component.name(), component.storedName(), component.type(), component.presence(),
        Optional.of(text(format)), component.stored(), component.role(), component.unique(), SITE);
  }

  static ComponentModel notStored(ComponentModel component) {
    return new ComponentModel(component.name(), component.storedName(), component.type(), component.presence(),
        component.format(), false, component.role(), component.unique(), SITE);
  }

  static ComponentModel timeToLive(String name, Presence presence) {
    return new ComponentModel(name, name, INSTANT, presence, Optional.empty(), true, Role.TTL, Optional.empty(), SITE);
  }

  static EntityModel entity(TypeRef type, List<ComponentModel> components) {
    return new EntityModel(type, true, type.simpleName(), type.simpleName(), components, Optional.empty(),
        Optional.empty(),
        List.of(), List.of(), Set.of(), SITE);
  }

  static PatternModel pattern(String name, Operation operation, String description) {
    return new PatternModel(text(name), description, operation, Optional.empty(), Optional.empty(), OptionalInt.empty(),
        Optional.empty(), false, List.of(), Clauses.NONE, Map.of(), SITE);
  }

  /** Pieces are literals (String), components in their usual encoding, or slots. */
  static KeyTemplate template(Object... pieces) {
    List<Part> parts = new ArrayList<>();
    StringBuilder source = new StringBuilder();
    for (Object piece : pieces) {
      Part part = piece instanceof String literal ? new Part.Literal(literal, source.length())
          : piece instanceof ComponentModel component ? slot(component, usual(component.type()), 0)
          : (Part) piece;
      source.append(piece instanceof String literal ? literal : "{" + ((Part.Slot) part).component().name() + "}");
      parts.add(part);
    }
    return new KeyTemplate(text(source.toString()), parts);
  }

  static Part.Slot slot(ComponentModel component, EncodingKind kind, int width) {
    return new Part.Slot(component, new Encoding(kind, width), 0);
  }

  private static EncodingKind usual(ValueType type) {
    if (type instanceof ValueType.EnumType) {
      return EncodingKind.ENUM;
    }
    return switch (((ValueType.Scalar) type).kind()) {
      case STRING -> EncodingKind.STRING;
      case INSTANT -> EncodingKind.INSTANT;
      case BOOLEAN -> EncodingKind.BOOLEAN;
      case LOCAL_DATE -> EncodingKind.LOCAL_DATE;
      case UUID -> EncodingKind.UUID;
      default -> EncodingKind.DECIMAL;
    };
  }

  /** The whole value of a template, each component a parameter of its own name. */
  static KeyValue.OfTemplate whole(String attribute, KeyTemplate template) {
    return upTo(attribute, template, template.parts().size());
  }

  /** The first parts of a template, each component a parameter of its own name. */
  static KeyValue.OfTemplate upTo(String attribute, KeyTemplate template, int parts) {
    Map<String, Argument> arguments = new LinkedHashMap<>();
    template.components().forEach(each -> arguments.put(each.name(), new Argument.Parameter(each.name())));
    return new KeyValue.OfTemplate(attribute, template, template.parts().subList(0, parts), arguments);
  }

  static Signature signature(String method, ComponentModel... parameters) {
    List<Signature.Parameter> list = new ArrayList<>();
    for (ComponentModel each : parameters) {
      list.add(new Signature.Parameter(each.name(), each.type()));
    }
    return new Signature(method, list);
  }
}
