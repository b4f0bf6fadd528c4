package dev.keywright.processor.read;

import java.util.ArrayList;
import java.util.List;
import javax.lang.model.AnnotatedConstruct;
import javax.lang.model.element.Element;
import javax.lang.model.element.RecordComponentElement;

/**
 * Whether a component is marked by any annotation named {@code Nullable}. Where the compiler keeps it depends on the
 * annotation's targets: on the component, its field or its accessor, or on one of their types.
 */
final class Nullness {

  private Nullness() {}

  static boolean isNullable(RecordComponentElement component, Element field) {
    List<AnnotatedConstruct> places = new ArrayList<>(List.of(component, component.asType(), field, field.asType()));
    // javac refuses a component named toString or the like, and gives it no accessor.
    if (component.getAccessor() != null) {
      places.addAll(List.of(component.getAccessor(), component.getAccessor().getReturnType()));
    }
    return places.stream()
        .flatMap(place -> place.getAnnotationMirrors().stream())
        .anyMatch(mirror -> mirror.getAnnotationType().asElement().getSimpleName().contentEquals("Nullable"));
  }
}
