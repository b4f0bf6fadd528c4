package dev.keywright.processor.read;

import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.SealedModel;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import javax.lang.model.element.Element;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.TypeElement;
import javax.lang.model.type.ArrayType;
import javax.lang.model.type.DeclaredType;
import javax.lang.model.type.TypeKind;
import javax.lang.model.type.TypeMirror;

/**
 * Reads component types of one table and keeps what they reach: sealed interfaces, and records that are still to be
 * read, each once, since records can recur.
 */
final class ValueTypes {

  private final String generatedPackage;
  private final Problems problems;
  private final Map<TypeRef, SealedModel> sealedTypes = new LinkedHashMap<>();
  private final Set<TypeRef> knownRecords = new HashSet<>();
  private final Deque<TypeElement> unreadRecords = new ArrayDeque<>();

  ValueTypes(String generatedPackage, Problems problems) {
    this.generatedPackage = generatedPackage;
    this.problems = problems;
  }

  List<SealedModel> sealedTypes() {
    return List.copyOf(sealedTypes.values());
  }

  /** A record that a component was found to hold and whose own components are to be read next. */
  Optional<TypeElement> nextUnreadRecord() {
    return Optional.ofNullable(unreadRecords.pollFirst());
  }

  /** Empty where the type cannot be stored, which has then been reported. */
  Optional<ValueType> read(TypeMirror type, Spot spot) {
    if (type.getKind() == TypeKind.ERROR) {
      throw new NotReadableYet(((SourceSite) spot.site()).element(), type.toString());
    }
    Optional<ValueType> scalar = scalar(type);
    if (scalar.isPresent()) {
      return scalar;
    }
    if (type.getKind() != TypeKind.DECLARED) {
      return refuse(spot, "%s is no type it can be read back as".formatted(TypeNames.inWords(type)), WayOut.of(type));
    }
    TypeElement element = TypeNames.element(type).orElseThrow();
    return switch (element.getQualifiedName().toString()) {
      case "java.util.List" -> argument(type, 0, 1, spot).map(ValueType.ListType::new);
      case "java.util.Set" -> argument(type, 0, 1, spot).map(ValueType.SetType::new);
      case "java.util.Map" -> map(type, spot);
      case "java.util.Optional" -> refuse(spot, "an Optional can only be the component itself",
          "Leave out what is absent instead of storing it as absent.");
      default -> declared(element, type, spot);
    };
  }

  private static Optional<ValueType> scalar(TypeMirror type) {
    if (type instanceof ArrayType array) {
      return array.getComponentType().getKind() == TypeKind.BYTE
          ? Optional.of(new ValueType.Scalar(ScalarKind.BYTES, false))
          : Optional.empty();
    }
    boolean primitive = type.getKind().isPrimitive();
    String name = primitive
        ? TypeNames.inWords(type)
        : TypeNames.element(type).map(element -> element.getQualifiedName().toString()).orElse("");
    return name.isEmpty() ? Optional.empty() : ScalarKind.of(name).map(kind -> new ValueType.Scalar(kind, primitive));
  }

  private Optional<ValueType> argument(TypeMirror type, int index, int count, Spot spot) {
    List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
    if (arguments.size() != count) {
      return refuse(spot, "%s does not say what it holds".formatted(TypeNames.inWords(type)),
          "Write its type arguments, as in List<String> or Map<String, Integer>.");
    }
    return read(arguments.get(index), spot);
  }

  private Optional<ValueType> map(TypeMirror type, Spot spot) {
    List<? extends TypeMirror> arguments = ((DeclaredType) type).getTypeArguments();
    if (arguments.size() == 2 && arguments.get(0).getKind() != TypeKind.ERROR
        && !TypeNames.inWords(arguments.get(0)).equals("String")) {
      return refuse(spot, "the keys of a map are Strings in DynamoDB, not " + TypeNames.inWords(arguments.get(0)),
          "Use Map<String, %s>, or a List of records.".formatted(TypeNames.inWords(arguments.get(1))));
    }
    return argument(type, 1, 2, spot).map(ValueType.MapType::new);
  }

  private Optional<ValueType> declared(TypeElement element, TypeMirror type, Spot spot) {
    String name = TypeNames.inWords(element);
    boolean storable = element.getKind() == ElementKind.ENUM || Declarations.isRecord(element)
        || element.getKind() == ElementKind.INTERFACE && Declarations.isSealed(element);
    if (AnnotationView.find(element, AnnotationNames.TABLE).isPresent()) {
      return refuse(spot, name + " is a table",
          "Store the components of an item's key, and read it by an access pattern.");
    }
    if (!storable) {
      return refuse(spot, "%s is %s".formatted(name, TypeNames.kindOf(element)), WayOut.of(type));
    }
    if (!Declarations.isAccessible(element, generatedPackage)) {
      return refuse(spot, "%s cannot be used by the code generated in package %s".formatted(name, generatedPackage),
          "Make it public, and all types around it.");
    }
    if (!element.getTypeParameters().isEmpty()) {
      return refuse(spot, "%s has type parameters".formatted(name), "Use a record without them.");
    }
    if (element.getKind() == ElementKind.ENUM) {
      return Optional.of(new ValueType.EnumType(TypeNames.of(element), constants(element)));
    }
    return Declarations.isRecord(element) ? record(element, spot) : sealed(element, spot);
  }

  private static List<String> constants(TypeElement type) {
    return type.getEnclosedElements().stream()
        .filter(member -> member.getKind() == ElementKind.ENUM_CONSTANT)
        .map(Element::getSimpleName)
        .map(Object::toString)
        .toList();
  }

  private Optional<ValueType> record(TypeElement element, Spot spot) {
    if (AnnotationView.find(element, AnnotationNames.ENTITY).isPresent()) {
      String name = TypeNames.inWords(element);
      return refuse(spot, name + " is an entity, with items of its own, and DynamoDB knows no references", """
          Store the components of its key, and read it by an access pattern.
            Or, for a copy inside this item, use a record that is no @Entity.""");
    }
    if (knownRecords.add(TypeNames.of(element))) {
      unreadRecords.addLast(element);
    }
    return Optional.of(new ValueType.RecordType(TypeNames.of(element)));
  }

  private Optional<ValueType> sealed(TypeElement element, Spot spot) {
    TypeRef type = TypeNames.of(element);
    if (!sealedTypes.containsKey(type)) {
      List<TypeRef> permitted = new ArrayList<>();
      for (TypeElement leaf : permitted(element)) {
        if (!Declarations.isRecord(leaf)) {
          return refuse(spot, "%s permits %s, which is %s".formatted(
              TypeNames.inWords(element), TypeNames.inWords(leaf), TypeNames.kindOf(leaf)),
              "Let it permit records and sealed interfaces of records only.");
        }
        if (declared(leaf, leaf.asType(), spot).isEmpty()) {
          return Optional.empty();
        }
        permitted.add(TypeNames.of(leaf));
      }
      sealedTypes.put(type, new SealedModel(type, permitted, SourceSite.of(element)));
    }
    return Optional.of(new ValueType.SealedType(type));
  }

  /** By name: where permits is left out, compilers differ in the order. */
  private static List<TypeElement> permitted(TypeElement sealed) {
    List<TypeElement> permitted = new ArrayList<>(ListedTypes.permitted(sealed));
    permitted.sort(Comparator.comparing(TypeElement::toString));
    return permitted;
  }

  private Optional<ValueType> refuse(Spot spot, String reason, String wayOut) {
    problems.error(Code.KW103, spot.site(), "%s cannot be stored: %s.\n  %s".formatted(spot.label(), reason, wayOut));
    return Optional.empty();
  }
}
