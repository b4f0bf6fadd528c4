package dev.keywright.processor.read;

import dev.keywright.processor.model.Clauses;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TypeRef;
import java.util.ArrayList;
import java.util.List;
import java.util.OptionalInt;
import javax.lang.model.element.TypeElement;

/** Reads the access patterns of a record or of a table interface, in the order in which they are written. */
final class PatternReader {

  List<PatternModel> readAll(TypeElement type) {
    List<PatternModel> patterns = new ArrayList<>();
    for (AnnotationView pattern
        : AnnotationView.findAll(type, AnnotationNames.ACCESS_PATTERN, AnnotationNames.ACCESS_PATTERNS)) {
      patterns.add(read(pattern));
    }
    return patterns;
  }

  private PatternModel read(AnnotationView pattern) {
    int limit = pattern.number("limit");
    List<TypeRef> entities = pattern.types("entities").stream().map(TypeNames::of).toList();
    return new PatternModel(
        pattern.requiredText("name"),
        pattern.string("description"),
        Operation.valueOf(pattern.constant("operation")),
        pattern.text("where"),
        pattern.text("orderBy"),
        limit == 0 ? OptionalInt.empty() : OptionalInt.of(limit),
        pattern.text("index"),
        pattern.flag("consistent"),
        entities,
        clauses(pattern),
        pattern.members(),
        pattern.site());
  }

  private static Clauses clauses(AnnotationView pattern) {
    return new Clauses(
        pattern.text("filter"),
        pattern.texts("project"),
        pattern.texts("given"),
        pattern.text("condition"),
        pattern.text("update"),
        pattern.texts("patch"),
        pattern.texts("steps"));
  }
}
