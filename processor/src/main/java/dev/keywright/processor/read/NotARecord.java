package dev.keywright.processor.read;

import java.util.List;
import java.util.stream.Collectors;
import javax.lang.model.element.ElementKind;
import javax.lang.model.element.Modifier;
import javax.lang.model.element.TypeElement;
import javax.lang.model.element.VariableElement;
import javax.lang.model.util.ElementFilter;

/** Words KW101: what the type is, and for a class the record that it could be. */
final class NotARecord {

  private NotARecord() {}

  static String message(TypeElement type) {
    List<String> lombok = ForeignAnnotations.ofLombok(type);
    String with = lombok.isEmpty() ? "" : " with Lombok's " + String.join(", ", lombok);
    String fact = "%s is %s%s; an entity is a record.".formatted(TypeNames.inWords(type), TypeNames.kindOf(type), with);
    if (type.getKind() != ElementKind.CLASS) {
      return fact;
    }
    String needless = lombok.isEmpty() ? "" : ", without Lombok";
    return fact + "\n  Write it as one%s: %s".formatted(needless, asRecord(type));
  }

  private static String asRecord(TypeElement type) {
    String components = ElementFilter.fieldsIn(type.getEnclosedElements()).stream()
        .filter(field -> !field.getModifiers().contains(Modifier.STATIC))
        .map(NotARecord::component)
        .collect(Collectors.joining(", "));
    String interfaces = type.getInterfaces().stream().map(TypeNames::inWords).collect(Collectors.joining(", "));
    return "record %s(%s)%s {}".formatted(
        type.getSimpleName(), components, interfaces.isEmpty() ? "" : " implements " + interfaces);
  }

  private static String component(VariableElement field) {
    return TypeNames.inWords(field.asType()) + " " + field.getSimpleName();
  }
}
