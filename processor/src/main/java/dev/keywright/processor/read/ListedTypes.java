package dev.keywright.processor.read;

import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * The types that a table interface names as its entities, without judgement: what it permits, sealed sub-interfaces
 * resolved to what they permit in turn, or else what {@code @Table(entities)} lists.
 */
final class ListedTypes {

  private ListedTypes() {}

  /** In the order in which they are named, each once. */
  static List<TypeElement> of(TypeElement table, AnnotationView annotation) {
    return Declarations.isSealed(table) ? permitted(table) : leaves(table, annotation.types("entities"));
  }

  static boolean contains(TypeElement table, TypeElement type) {
    return AnnotationView.find(table, AnnotationNames.TABLE)
        .map(annotation -> of(table, annotation).contains(type))
        .orElse(false);
  }

  /** All that a sealed interface permits, at whatever depth, but sealed interfaces themselves. */
  static List<TypeElement> permitted(TypeElement sealed) {
    return leaves(sealed, sealed.getPermittedSubclasses());
  }

  private static List<TypeElement> leaves(TypeElement lister, List<? extends TypeMirror> types) {
    Map<String, TypeElement> leaves = new LinkedHashMap<>();
    collect(lister, types, leaves, new HashSet<>());
    return List.copyOf(leaves.values());
  }

  private static void collect(
      TypeElement lister, List<? extends TypeMirror> types, Map<String, TypeElement> leaves, Set<String> seen) {
    for (TypeMirror type : types) {
      if (type.getKind() == TypeKind.ERROR) {
        throw new NotReadableYet(lister, type.toString());
      }
      Optional<TypeElement> element = TypeNames.element(type);
      if (element.isEmpty() || !seen.add(element.get().toString())) {
        continue;
      }
      if (element.get().getKind() == ElementKind.INTERFACE && Declarations.isSealed(element.get())) {
        collect(element.get(), element.get().getPermittedSubclasses(), leaves, seen);
      } else {
        leaves.put(element.get().toString(), element.get());
      }
    }
  }
}
