package dev.keywright.processor.read;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.RecordComponentElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Reads the components of a record, an entity or one inside it. Annotations and places are those of the private field
 * that each component has: javac 17 gives components themselves no position.
 */
final class ComponentReader {

  private static final Map<String, Role> ROLES = roles();

  private final Naming naming;
  private final ValueTypes types;
  private final Converters converters;
  private final SourceTypes sources;
  private final Problems problems;

  ComponentReader(Naming naming, ValueTypes types, Converters converters, SourceTypes sources, Problems problems) {
    this.naming = naming;
    this.types = types;
    this.converters = converters;
    this.sources = sources;
    this.problems = problems;
  }

  private static Map<String, Role> roles() {
    Map<String, Role> roles = new LinkedHashMap<>();
    roles.put(AnnotationNames.TTL, Role.TTL);
    roles.put(AnnotationNames.VERSION, Role.VERSION);
    roles.put(AnnotationNames.CREATED_AT, Role.CREATED_AT);
    roles.put(AnnotationNames.UPDATED_AT, Role.UPDATED_AT);
    return roles;
  }

  /**
   * The components that can be stored, in order; the others have been reported.
   *
   * @param keyAttributes names that {@code naming} leaves alone
   */
  List<ComponentModel> readAll(TypeElement record, Set<String> keyAttributes) {
    List<ComponentModel> components = new ArrayList<>();
    for (RecordComponentElement component : record.getRecordComponents()) {
      Element field = fieldOf(record, component);
      if (sources.contains(record)) {
        Declarations.requireKnownAnnotations(field);
      }
      read(component, field, keyAttributes).ifPresent(components::add);
    }
    return components;
  }

  private static Element fieldOf(TypeElement record, RecordComponentElement component) {
    for (Element member : record.getEnclosedElements()) {
      if (member.getKind() == ElementKind.FIELD && member.getSimpleName().equals(component.getSimpleName())) {
        return member;
      }
    }
    return component;
  }

  private Optional<ComponentModel> read(RecordComponentElement component, Element field, Set<String> keyAttributes) {
    TypeMirror type = component.asType();
    Spot spot = new Spot("Component %s of %s (%s)".formatted(component.getSimpleName(),
        TypeNames.inWords((TypeElement) component.getEnclosingElement()), TypeNames.inWords(type)),
        SourceSite.of(field));
    boolean optional = isOptional(type);
    boolean nullable = Nullness.isNullable(component, field);
    if (nullable && (optional || type.getKind().isPrimitive())) {
      problems.error(Code.KW103, spot.site(), "%s cannot be stored: %s.\n  Leave @Nullable out%s.".formatted(
          spot.label(),
          optional ? "Optional and @Nullable are two ways to be absent" : "a primitive is never null",
          optional ? "" : ", or use the boxed type"));
      return Optional.empty();
    }
    Presence presence = optional ? Presence.OPTIONAL : nullable ? Presence.NULLABLE : Presence.REQUIRED;
    Optional<AnnotationView> convert = AnnotationView.find(field, AnnotationNames.CONVERT);
    Optional<ValueType> valueType = optional
        ? inOptional((DeclaredType) type, convert, spot)
        : typed(type, convert, spot);
    return valueType.map(value -> model(field, value, presence, keyAttributes));
  }

  private static boolean isOptional(TypeMirror type) {
    return type.getKind() == TypeKind.DECLARED
        && TypeNames.element(type).orElseThrow().getQualifiedName().contentEquals("java.util.Optional");
  }

  private Optional<ValueType> typed(TypeMirror type, Optional<AnnotationView> convert, Spot spot) {
    return convert.isPresent() ? converters.read(convert.get(), type, spot) : types.read(type, spot);
  }

  private Optional<ValueType> inOptional(DeclaredType type, Optional<AnnotationView> convert, Spot spot) {
    if (type.getTypeArguments().isEmpty()) {
      problems.error(Code.KW103, spot.site(),
          spot.label() + " cannot be stored: it does not say what it holds.\n  Write Optional<String> or the like.");
      return Optional.empty();
    }
    return typed(type.getTypeArguments().get(0), convert, spot);
  }

  private ComponentModel model(Element field, ValueType type, Presence presence, Set<String> keyAttributes) {
    String name = field.getSimpleName().toString();
    Optional<AnnotationView> attribute = AnnotationView.find(field, AnnotationNames.ATTRIBUTE);
    String byRule = keyAttributes.contains(name) ? name : naming.storedName(name);
    String storedName = attribute.flatMap(view -> view.text("value")).map(Text::value).orElse(byRule);
    return new ComponentModel(name, storedName, type, presence,
        attribute.flatMap(view -> view.text("format")),
        attribute.map(view -> view.flag("stored")).orElse(true),
        role(field),
        unique(field),
        SourceSite.of(field));
  }

  /** The first role in the order of the enum; a second one is reported. */
  private Role role(Element field) {
    List<Role> roles = new ArrayList<>();
    ROLES.forEach((annotation, role) -> {
      if (AnnotationView.find(field, annotation).isPresent()) {
        roles.add(role);
      }
    });
    if (roles.size() > 1) {
      problems.error(Code.KW118, SourceSite.of(field), "The component " + field.getSimpleName()
          + " has two roles, and each changes its value at a write. Keep one of its annotations.");
    }
    return roles.isEmpty() ? Role.PLAIN : roles.get(0);
  }

  private static Optional<UniqueModel> unique(Element field) {
    return AnnotationView.find(field, AnnotationNames.UNIQUE)
        .map(view -> new UniqueModel(view.text("pk"), view.text("sk"), view.site()));
  }
}
