package dev.keywright.processor.read;

import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.Text;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * One annotation as written on one element, read by names: no annotation class is loaded. A member that was left out
 * has the default that the annotation declares; one that the compiler could not make out is {@link NotReadableYet}.
 */
final class AnnotationView {

  private final Element element;
  private final AnnotationMirror mirror;

  private AnnotationView(Element element, AnnotationMirror mirror) {
    this.element = element;
    this.mirror = mirror;
  }

  static Optional<AnnotationView> find(Element element, String annotationName) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (nameOf(mirror).equals(annotationName)) {
        return Optional.of(new AnnotationView(element, mirror));
      }
    }
    return Optional.empty();
  }

  /** A repeatable annotation, written once or, inside its container, several times. */
  static List<AnnotationView> findAll(Element element, String annotationName, String containerName) {
    List<AnnotationView> found = new ArrayList<>();
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (nameOf(mirror).equals(annotationName)) {
        found.add(new AnnotationView(element, mirror));
      } else if (nameOf(mirror).equals(containerName)) {
        found.addAll(new AnnotationView(element, mirror).annotations("value"));
      }
    }
    return found;
  }

  static String nameOf(AnnotationMirror mirror) {
    return ((TypeElement) mirror.getAnnotationType().asElement()).getQualifiedName().toString();
  }

  Site site() {
    return SourceSite.of(element, mirror);
  }

  /** The place of each member that was really written. */
  Map<String, Site> members() {
    Map<String, Site> members = new LinkedHashMap<>();
    mirror.getElementValues().forEach((member, value) ->
        members.put(member.getSimpleName().toString(), SourceSite.of(element, mirror, value)));
    return members;
  }

  boolean isWritten(String member) {
    return written(member).isPresent();
  }

  String string(String member) {
    return as(String.class, value(member));
  }

  /** A text with its place; empty where the member was left out or is its own default, written or not. */
  Optional<Text> text(String member) {
    if (!isWritten(member)) {
      return Optional.empty();
    }
    Text text = toText(value(member));
    Optional<Object> standard = defaultOf(member).map(AnnotationValue::getValue);
    return standard.isPresent() && standard.get().equals(text.value()) ? Optional.empty() : Optional.of(text);
  }

  /** A text that has no default. */
  Text requiredText(String member) {
    return toText(value(member));
  }

  List<Text> texts(String member) {
    return elements(member).stream().map(this::toText).toList();
  }

  List<String> strings(String member) {
    return texts(member).stream().map(Text::value).toList();
  }

  boolean flag(String member) {
    return as(Boolean.class, value(member));
  }

  int number(String member) {
    return as(Integer.class, value(member));
  }

  char character(String member) {
    return as(Character.class, value(member));
  }

  /** The name of an enum constant. */
  String constant(String member) {
    return as(VariableElement.class, value(member)).getSimpleName().toString();
  }

  List<TypeMirror> types(String member) {
    List<TypeMirror> types = new ArrayList<>();
    for (AnnotationValue value : elements(member)) {
      TypeMirror type = as(TypeMirror.class, value);
      if (type.getKind() == TypeKind.ERROR) {
        throw new NotReadableYet(element, type.toString());
      }
      types.add(type);
    }
    return types;
  }

  List<AnnotationView> annotations(String member) {
    List<AnnotationView> views = new ArrayList<>();
    for (AnnotationValue value : elements(member)) {
      views.add(new AnnotationView(element, as(AnnotationMirror.class, value)));
    }
    return views;
  }

  private Text toText(AnnotationValue value) {
    return new Text(as(String.class, value), SourceSite.of(element, mirror, value));
  }

  private List<AnnotationValue> elements(String member) {
    AnnotationValue value = value(member);
    if (!(value.getValue() instanceof List<?> array)) {
      return List.of(value);
    }
    return array.stream().map(AnnotationValue.class::cast).toList();
  }

  private AnnotationValue value(String member) {
    return written(member).or(() -> defaultOf(member))
        .orElseThrow(() -> new NotReadableYet(element, mirror + " without " + member));
  }

  private Optional<AnnotationValue> written(String member) {
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry
        : mirror.getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(member)) {
        return Optional.of(entry.getValue());
      }
    }
    return Optional.empty();
  }

  private Optional<AnnotationValue> defaultOf(String member) {
    for (Element method : mirror.getAnnotationType().asElement().getEnclosedElements()) {
      if (method instanceof ExecutableElement executable && method.getSimpleName().contentEquals(member)) {
        return Optional.ofNullable(executable.getDefaultValue());
      }
    }
    return Optional.empty();
  }

  /** The compiler puts the string {@code <error>} where it could not make out a value, whatever the member's type. */
  private <T> T as(Class<T> kind, AnnotationValue value) {
    Object found = value.getValue();
    if (!kind.isInstance(found) || found.equals("<error>")) {
      throw new NotReadableYet(element, value.toString());
    }
    return kind.cast(found);
  }
}
