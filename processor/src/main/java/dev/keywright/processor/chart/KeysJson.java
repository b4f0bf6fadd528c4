package dev.keywright.processor.chart;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.UniquePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.GuardText;
import dev.keywright.processor.plan.key.KeyAttribute;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.WrittenKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Key definitions, templates, guards and memberships of an entity in the model's JSON. */
final class KeysJson {

  private KeysJson() {}

  /** By attribute: the component stored there, or the templates, each with the guards under which it is written. */
  static Json definitions(TableModel table, EntityKeys keys) {
    List<KeyAttribute> written = WrittenKeys.of(table, keys);
    List<KeyDefinition> declared = KeySchema.all(table).stream()
        .flatMap(schema -> schema.attributes().stream())
        .distinct()
        .flatMap(attribute -> keys.definition(attribute).stream())
        .toList();
    List<Json> definitions = new ArrayList<>();
    for (KeyDefinition definition : declared) {
      Json.Fields fields = new Json.Fields().put("attribute", definition.attribute());
      if (definition instanceof KeyDefinition.Native component) {
        fields.put("type", component.component().storedAs().descriptor())
            .put("component", component.component().name());
      } else {
        fields.put("type", "S").put("templates", written.stream()
            .filter(key -> key.attribute().equals(definition.attribute()))
            .map(KeysJson::template)
            .toList());
      }
      definitions.add(fields);
    }
    return new Json.Items(definitions);
  }

  /** Of markers: one template for each attribute of the primary key. */
  static Json definitions(UniquePlan unique) {
    List<Json> definitions = new ArrayList<>();
    unique.templates().forEach((attribute, template) -> definitions.add(new Json.Fields()
        .put("attribute", attribute)
        .put("type", "S")
        .put("templates", List.of(new Json.Fields()
            .put("text", template.toString())
            .put("parts", parts(template))))));
    return new Json.Items(definitions);
  }

  /** Each way the entity is in the table (no index said) or in an index. */
  static Json memberships(EntityKeys keys) {
    List<Json> memberships = new ArrayList<>();
    for (Membership membership : keys.memberships()) {
      Json.Fields parts = new Json.Fields();
      membership.schema().attributes().forEach(name -> parts.put(name, membership.part(name).toString()));
      Json.Fields fields = new Json.Fields()
          .put("index", membership.schema().index().map(index -> index.name()))
          .put("key", parts);
      if (!membership.guard().isAlways()) {
        fields.put("when", guard(membership.guard()));
      }
      memberships.add(fields);
    }
    return new Json.Items(memberships);
  }

  private static Json template(KeyAttribute key) {
    Json.Fields fields = new Json.Fields().put("text", key.template().toString()).put("parts", parts(key.template()));
    return key.isUnconditional()
        ? fields
        : fields.put("whenAny", key.whenAny().stream().map(KeysJson::guard).toList());
  }

  private static List<Json> parts(KeyTemplate template) {
    List<Json> parts = new ArrayList<>();
    for (Part part : template.parts()) {
      if (part instanceof Part.Literal literal) {
        parts.add(new Json.Fields().put("literal", literal.text()));
        continue;
      }
      Part.Slot slot = (Part.Slot) part;
      Json.Fields fields = new Json.Fields()
          .put("component", slot.component().name())
          .put("encoding", slot.encoding().kind().runtimeName());
      parts.add(slot.encoding().kind().hasWidth() ? fields.put("width", slot.encoding().width()) : fields);
    }
    return parts;
  }

  private static Json guard(Guard guard) {
    return new Json.Fields()
        .put("text", GuardText.text(guard))
        .put("terms", guard.terms().stream().map(KeysJson::term).toList());
  }

  private static Json term(Guard.Term term) {
    Json.Fields fields = new Json.Fields().put("component", term.component());
    if (term instanceof Guard.OneOf oneOf) {
      return fields.put("is", "ONE_OF").putTexts("values", sorted(oneOf.values()));
    }
    if (term instanceof Guard.NoneOf noneOf) {
      return fields.put("is", "NONE_OF").putTexts("values", sorted(noneOf.values()));
    }
    return fields.put("is", term instanceof Guard.Exists ? "PRESENT" : "ABSENT");
  }

  private static List<String> sorted(Set<String> values) {
    return values.stream().sorted().toList();
  }
}
