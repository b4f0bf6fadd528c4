package dev.keywright.processor.read;

import dev.keywright.processor.model.Site;
import java.util.Map;
import java.util.Optional;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.AnnotationValue;
import javax.lang.model.element.Element;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.TypeElement;

/**
 * The place of a problem in the compiler's terms: an annotation value, else an annotation, else an element. The reader
 * makes it, {@code JavacOutput} hands it to the compiler, and all between know it as a {@link Site} only.
 *
 * <p>For a component the element is the record's private field: javac 17 gives components no position.
 */
public record SourceSite(Element element, Optional<AnnotationMirror> annotation, Optional<AnnotationValue> value)
    implements Site {

  public static SourceSite of(Element element) {
    return new SourceSite(element, Optional.empty(), Optional.empty());
  }

  static SourceSite of(Element element, AnnotationMirror annotation) {
    return new SourceSite(element, Optional.of(annotation), Optional.empty());
  }

  static SourceSite of(Element element, AnnotationMirror annotation, AnnotationValue value) {
    return new SourceSite(element, Optional.of(annotation), Optional.of(value));
  }

  @Override
  public String owner() {
    Element type = element;
    while (!(type instanceof TypeElement) && type.getEnclosingElement() != null) {
      type = type.getEnclosingElement();
    }
    return type.toString();
  }

  @Override
  public Site member(String name) {
    if (annotation.isEmpty()) {
      return this;
    }
    for (Map.Entry<? extends ExecutableElement, ? extends AnnotationValue> entry
        : annotation.get().getElementValues().entrySet()) {
      if (entry.getKey().getSimpleName().contentEquals(name)) {
        return of(element, annotation.get(), entry.getValue());
      }
    }
    return this;
  }
}
