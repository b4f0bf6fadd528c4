package dev.keywright.processor.read;

import dev.keywright.processor.model.TypeRef;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.PackageElement;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** The compiler's types as names: for the model, and as a user would write them in a message. */
final class TypeNames {

  private TypeNames() {}

  static TypeRef of(TypeElement type) {
    Deque<String> simpleNames = new ArrayDeque<>();
    Element at = type;
    while (at instanceof TypeElement enclosing) {
      simpleNames.addFirst(enclosing.getSimpleName().toString());
      at = at.getEnclosingElement();
    }
    return new TypeRef(packageOf(type), List.copyOf(simpleNames));
  }

  /** Of any type in a class literal; one that is not declared is named as it is written. */
  static TypeRef of(TypeMirror type) {
    return element(type).map(TypeNames::of).orElseGet(() -> TypeRef.of("", inWords(type)));
  }

  static String packageOf(Element element) {
    Element at = element;
    while (!(at instanceof PackageElement)) {
      at = at.getEnclosingElement();
    }
    return ((PackageElement) at).getQualifiedName().toString();
  }

  static Optional<TypeElement> element(TypeMirror type) {
    return type instanceof DeclaredType declared && declared.asElement() instanceof TypeElement element
        ? Optional.of(element)
        : Optional.empty();
  }

  /** {@code a class}, {@code an enum}. */
  static String kindOf(TypeElement type) {
    return switch (type.getKind()) {
      case RECORD -> "a record";
      case ENUM -> "an enum";
      case ANNOTATION_TYPE -> "an annotation";
      case INTERFACE -> Declarations.isSealed(type) ? "a sealed interface" : "an interface";
      default -> type.getModifiers().contains(Modifier.ABSTRACT) ? "an abstract class" : "a class";
    };
  }

  /** Simple names, nested ones with those around them. */
  static String inWords(TypeElement type) {
    return String.join(".", of(type).simpleNames());
  }

  /** With type arguments and without annotations. */
  static String inWords(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return inWords(array.getComponentType()) + "[]";
    }
    if (type.getKind().isPrimitive()) {
      return type.getKind().name().toLowerCase(Locale.ROOT);
    }
    Optional<TypeElement> element = element(type);
    if (element.isEmpty()) {
      return type.toString();
    }
    List<String> arguments =
        ((DeclaredType) type).getTypeArguments().stream().map(TypeNames::inWords).toList();
    String name = inWords(element.get());
    return arguments.isEmpty() ? name : name + "<" + String.join(", ", arguments) + ">";
  }
}
