package dev.keywright.processor.read;

import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import javax.lang.model.element.AnnotationMirror;
import javax.lang.model.element.Element;

/** The annotations of other mappers that people write, or import by mistake, where Keywright's belong. */
final class ForeignAnnotations {

  private static final Set<String> OF_RECORDS = Set.of(
      "com.amazonaws.services.dynamodbv2.datamodeling.DynamoDBTable",
      "io.micronaut.data.annotation.MappedEntity",
      "org.springframework.data.mongodb.core.mapping.Document",
      "software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean",
      "software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbImmutable");

  private ForeignAnnotations() {}

  /** One that says "entity" in another library's words; anything named {@code Entity} does. */
  static Optional<AnnotationMirror> ofRecord(Element element) {
    return find(element, name -> OF_RECORDS.contains(name)
        || name.endsWith(".Entity") && !name.equals(AnnotationNames.ENTITY));
  }

  /** One named {@code Table} that is not Keywright's. */
  static Optional<AnnotationMirror> ofTable(Element element) {
    return find(element, name -> name.endsWith(".Table") && !name.equals(AnnotationNames.TABLE));
  }

  /** The simple names of the Lombok annotations on a class, with their {@code @}. */
  static List<String> ofLombok(Element element) {
    return element.getAnnotationMirrors().stream()
        .map(AnnotationView::nameOf)
        .filter(name -> name.startsWith("lombok."))
        .map(name -> "@" + name.substring(name.lastIndexOf('.') + 1))
        .toList();
  }

  private static Optional<AnnotationMirror> find(Element element, Predicate<String> names) {
    for (AnnotationMirror mirror : element.getAnnotationMirrors()) {
      if (names.test(AnnotationView.nameOf(mirror))) {
        return Optional.of(mirror);
      }
    }
    return Optional.empty();
  }
}
