package dev.keywright.processor.read;

import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Optional;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.ExecutableElement;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeMirror;

/** Reads the type of a component that {@code @Convert} is on: from what its converter says of itself. */
final class Converters {

  private static final String CONVERTER = "dev.keywright.annotations.Converter";

  private final String generatedPackage;
  private final ValueTypes types;
  private final Problems problems;

  Converters(String generatedPackage, ValueTypes types, Problems problems) {
    this.generatedPackage = generatedPackage;
    this.types = types;
    this.problems = problems;
  }

  /**
   * The converted type; empty where the converter cannot be used, which has been reported.
   *
   * @param type the component's, inside its {@code Optional}
   */
  Optional<ValueType> read(AnnotationView convert, TypeMirror type, Spot spot) {
    TypeElement converter = TypeNames.element(convert.types("value").get(0)).orElseThrow();
    String name = TypeNames.inWords(converter);
    Optional<? extends TypeMirror> implemented = converter.getInterfaces().stream()
        .filter(candidate -> TypeNames.element(candidate).map(element ->
            element.getQualifiedName().contentEquals(CONVERTER)).orElse(false))
        .findFirst();
    if (implemented.isEmpty() || ((DeclaredType) implemented.get()).getTypeArguments().size() != 2) {
      return refuse(convert, spot, name + " does not say what it converts. Let it implement Converter<"
          + TypeNames.inWords(type) + ", String>, or to another type that is stored.");
    }
    List<? extends TypeMirror> arguments = ((DeclaredType) implemented.get()).getTypeArguments();
    if (!TypeNames.inWords(arguments.get(0)).equals(TypeNames.inWords(type))) {
      return refuse(convert, spot, name + " converts " + TypeNames.inWords(arguments.get(0)) + ", and the component is a "
          + TypeNames.inWords(type) + ".");
    }
    if (TypeNames.element(type).isEmpty() || !((DeclaredType) type).getTypeArguments().isEmpty()) {
      return refuse(convert, spot, "only a class without type arguments can be converted. Wrap it in a class of its own.");
    }
    if (!isUsable(converter)) {
      return refuse(convert, spot, name + " cannot be made by the code generated in package " + generatedPackage
          + ". Make it a public class, static if it is inside another, with a public constructor without parameters.");
    }
    return types.read(arguments.get(1), spot)
        .map(stored -> new ValueType.ConvertedType(TypeNames.of(type), TypeNames.of(converter), stored));
  }

  private boolean isUsable(TypeElement converter) {
    boolean outer = converter.getEnclosingElement().getKind() == ElementKind.PACKAGE;
    return converter.getKind() == ElementKind.CLASS
        && !converter.getModifiers().contains(Modifier.ABSTRACT)
        && (outer || converter.getModifiers().contains(Modifier.STATIC))
        && converter.getTypeParameters().isEmpty()
        && Declarations.isAccessible(converter, generatedPackage)
        && converter.getEnclosedElements().stream()
            .filter(member -> member.getKind() == ElementKind.CONSTRUCTOR)
            .anyMatch(constructor -> isPlain(constructor));
  }

  private boolean isPlain(Element constructor) {
    boolean samePackage = TypeNames.packageOf(constructor).equals(generatedPackage);
    return ((ExecutableElement) constructor).getParameters().isEmpty()
        && (constructor.getModifiers().contains(Modifier.PUBLIC)
            || samePackage && !constructor.getModifiers().contains(Modifier.PRIVATE));
  }

  private <T> Optional<T> refuse(AnnotationView convert, Spot spot, String reason) {
    Site site = convert.site();
    problems.error(Code.KW119, site, spot.label() + " cannot be converted: " + reason);
    return Optional.empty();
  }
}
