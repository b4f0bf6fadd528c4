package dev.keywright.processor.read;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/** What the declaration of a type says: who may use it, what it extends, which warnings it silences. */
final class Declarations {

  private Declarations() {}

  static TypeElement outermost(Element element) {
    Element at = element;
    while (!(at.getEnclosingElement() instanceof PackageElement)) {
      at = at.getEnclosingElement();
    }
    return (TypeElement) at;
  }

  /** Whether generated code in that package can name the type. */
  static boolean isAccessible(TypeElement type, String fromPackage) {
    boolean samePackage = TypeNames.packageOf(type).equals(fromPackage);
    for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
      Set<Modifier> modifiers = at.getModifiers();
      if (modifiers.contains(Modifier.PRIVATE) || !samePackage && !modifiers.contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  static boolean isPublic(TypeElement type) {
    for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
      if (!at.getModifiers().contains(Modifier.PUBLIC)) {
        return false;
      }
    }
    return true;
  }

  static boolean isSealed(TypeElement type) {
    return type.getModifiers().contains(Modifier.SEALED);
  }

  static boolean isRecord(TypeElement type) {
    return type.getKind() == ElementKind.RECORD;
  }

  /** The interfaces that a type has, its own and inherited ones, nearest first. */
  static List<TypeElement> interfacesOf(TypeElement type) {
    Map<String, TypeElement> found = new LinkedHashMap<>();
    Deque<TypeElement> open = new ArrayDeque<>(List.of(type));
    while (!open.isEmpty()) {
      TypeElement next = open.removeFirst();
      if (next.getKind() == ElementKind.INTERFACE && next != type) {
        found.putIfAbsent(next.toString(), next);
      }
      List<TypeMirror> above = new ArrayList<>(next.getInterfaces());
      above.add(next.getSuperclass());
      for (TypeMirror supertype : above) {
        if (supertype.getKind() == TypeKind.ERROR) {
          throw new NotReadableYet(next, supertype.toString());
        }
        TypeNames.element(supertype).ifPresent(open::addLast);
      }
    }
    return List.copyOf(found.values());
  }

  /** What {@code @SuppressWarnings} lists on the type and on those around it. */
  static Set<String> suppressedAt(TypeElement type) {
    Set<String> codes = new TreeSet<>();
    for (Element at = type; at instanceof TypeElement; at = at.getEnclosingElement()) {
      AnnotationView.find(at, "java.lang.SuppressWarnings").ifPresent(view -> codes.addAll(view.strings("value")));
    }
    return codes;
  }

  /** An annotation whose own type is missing may be any: what stands under it cannot be judged yet. */
  static void requireKnownAnnotations(Element element) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (mirror.getAnnotationType().getKind() == TypeKind.ERROR) {
        throw new NotReadableYet(element, mirror.getAnnotationType().toString());
      }
    }
  }
}
