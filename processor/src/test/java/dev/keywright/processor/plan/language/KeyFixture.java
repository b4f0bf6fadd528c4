package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.Encoding;
import dev.keywright.processor.plan.key.EncodingKind;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyDefinition.GuardedTemplate;
import dev.keywright.processor.plan.key.KeyDefinition.Native;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Membership.KeyPart;
import dev.keywright.processor.plan.key.Membership.NativePart;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.Part.Literal;
import dev.keywright.processor.plan.key.Part.Slot;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** Hand-built records for the tests of this room: an entity, its components, and its key attributes by short texts. */
final class KeyFixture {

  static final KeySchema PRIMARY = new KeySchema(Optional.empty(), List.of("PK"), List.of("SK"));

  private static final Site SITE = () -> "Fixture";
  private static final Pattern PART = Pattern.compile("\\{(\\w+)(?::(\\w+))?}|[^{}]+");

  private final String name;
  private final Map<String, ComponentModel> components = new LinkedHashMap<>();
  private final Map<String, KeyDefinition> definitions = new LinkedHashMap<>();
  private final List<Membership> units = new ArrayList<>();

  private KeyFixture(String name) {
    this.name = name;
  }

  static KeyFixture entity(String name) {
    return new KeyFixture(name);
  }

  /** An entity whose components are all strings, with the table's two key attributes. */
  static EntityKeys strings(String name, String pk, String sk) {
    return entity(name).key("PK", pk).key("SK", sk).keys();
  }

  static KeySchema index(List<String> partitionKey, List<String> sortKey) {
    IndexModel index = new IndexModel("GSI1", partitionKey, sortKey, false, ProjectionKind.ALL, List.of(), SITE);
    return KeySchema.of(index);
  }

  KeyFixture has(String component, ScalarKind kind) {
    return has(component, new ValueType.Scalar(kind, false), Presence.REQUIRED, Optional.empty());
  }

  KeyFixture has(String component, ScalarKind kind, String format) {
    Text text = new Text(format, SITE);
    return has(component, new ValueType.Scalar(kind, false), Presence.REQUIRED, Optional.of(text));
  }

  KeyFixture optional(String component, ScalarKind kind) {
    return has(component, new ValueType.Scalar(kind, false), Presence.OPTIONAL, Optional.empty());
  }

  KeyFixture has(String component, List<String> constants) {
    return has(component, enumType(constants), Presence.REQUIRED, Optional.empty());
  }

  KeyFixture optional(String component, List<String> constants) {
    return has(component, enumType(constants), Presence.OPTIONAL, Optional.empty());
  }

  private static ValueType enumType(List<String> constants) {
    return new ValueType.EnumType(TypeRef.of("", "Kind"), constants);
  }

  private KeyFixture has(String component, ValueType type, Presence presence, Optional<Text> format) {
    components.put(component, new ComponentModel(component, component, type, presence, format, true, Role.PLAIN,
        Optional.empty(), SITE));
    return this;
  }

  KeyFixture key(String attribute, String template) {
    return key(attribute, template, Guard.ALWAYS);
  }

  KeyFixture key(String attribute, String template, Guard guard) {
    List<GuardedTemplate> templates = new ArrayList<>();
    if (definitions.get(attribute) instanceof Synthetic synthetic) {
      templates.addAll(synthetic.templates());
    }
    templates.add(new GuardedTemplate(template(template), guard));
    definitions.put(attribute, new Synthetic(attribute, templates));
    return this;
  }

  /** The component is stored under the attribute's name. */
  KeyFixture stored(String attribute, String component) {
    definitions.put(attribute, new Native(attribute, component(component)));
    return this;
  }

  ComponentModel component(String component) {
    if (!components.containsKey(component)) {
      has(component, ScalarKind.STRING);
    }
    return components.get(component);
  }

  KeyTemplate template(String text) {
    List<Part> parts = new ArrayList<>();
    Matcher part = PART.matcher(text);
    while (part.find()) {
      if (part.group(1) == null) {
        parts.add(new Literal(part.group(), part.start()));
      } else {
        ComponentModel component = component(part.group(1));
        Optional<String> format = Optional.ofNullable(part.group(2));
        parts.add(new Slot(component, encoding(component.type(), format.orElse("")), part.start()));
      }
    }
    return new KeyTemplate(new Text(text, SITE), parts);
  }

  private static Encoding encoding(ValueType type, String format) {
    if (format.matches("[0-9]+")) {
      return new Encoding(EncodingKind.PADDED, Integer.parseInt(format));
    }
    if (format.startsWith("desc")) {
      return new Encoding(EncodingKind.DESCENDING, Integer.parseInt(format.substring(4)));
    }
    if (!format.isEmpty()) {
      return Encoding.of(EncodingKind.valueOf(format.toUpperCase(Locale.ROOT)));
    }
    if (type instanceof ValueType.Scalar scalar) {
      boolean number = scalar.kind().isWholeNumber();
      return Encoding.of(number ? EncodingKind.DECIMAL : EncodingKind.valueOf(scalar.kind().name()));
    }
    return Encoding.of(EncodingKind.ENUM);
  }

  EntityModel entity() {
    return new EntityModel(
        TypeRef.of("shop", name), true, name, name, List.copyOf(components.values()),
        Optional.empty(), Optional.empty(), List.of(), List.of(), Set.of(), SITE);
  }

  /** An index template with its own guard: a template for each attribute of the index. */
  KeyFixture unit(KeySchema schema, Guard guard, String... templates) {
    Map<String, KeyPart> parts = new LinkedHashMap<>();
    for (String template : templates) {
      parts.put(schema.attributes().get(parts.size()), new TemplatePart(template(template)));
    }
    units.add(new Membership(entity(), schema, guard, parts));
    return this;
  }

  /** With the keys of the usual table. */
  EntityKeys keys() {
    return keys(PRIMARY);
  }

  EntityKeys keys(KeySchema schema) {
    List<Membership> memberships = new ArrayList<>(units);
    if (definitions.keySet().containsAll(schema.attributes())) {
      memberships.addAll(0, combinations(schema));
    }
    return new EntityKeys(entity(), new LinkedHashMap<>(definitions), memberships);
  }

  private List<Membership> combinations(KeySchema schema) {
    List<Membership> memberships = List.of(new Membership(entity(), schema, Guard.ALWAYS, Map.of()));
    for (String attribute : schema.attributes()) {
      memberships = memberships.stream().flatMap(membership -> choices(membership, attribute)).toList();
    }
    return memberships;
  }

  private Stream<Membership> choices(Membership membership, String attribute) {
    if (definitions.get(attribute) instanceof Native stored) {
      return Stream.of(with(membership, attribute, new NativePart(stored.component()), Guard.ALWAYS));
    }
    return ((Synthetic) definitions.get(attribute)).templates().stream()
        .map(choice -> with(membership, attribute, new TemplatePart(choice.template()), choice.guard()));
  }

  private static Membership with(Membership membership, String attribute, KeyPart part, Guard guard) {
    Map<String, KeyPart> parts = new LinkedHashMap<>(membership.parts());
    parts.put(attribute, part);
    List<Guard.Term> terms = new ArrayList<>(membership.guard().terms());
    terms.addAll(guard.terms());
    return new Membership(membership.entity(), membership.schema(), new Guard(terms), parts);
  }
}
