package dev.keywright.processor.chart;

import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.KeyConditionText;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.SortPlan;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** A key condition in the model's JSON: in words, and attribute by attribute with what each component is given. */
final class KeyConditionJson {

  private KeyConditionJson() {}

  /** @param text the condition in words, which for an item collection depends on its participants */
  static Json of(KeyPlan key, String text) {
    List<Json> attributes = new ArrayList<>();
    Stream.concat(key.partition().stream(), key.sort().stream()).forEach(value -> attributes.add(equal(value)));
    sort(key.last()).forEach(attributes::add);
    return new Json.Fields().put("text", text).put("attributes", attributes);
  }

  /** The condition on the last sort-key attribute: none or one. */
  static List<Json> sort(SortPlan plan) {
    if (plan instanceof SortPlan.Equal equal) {
      return List.of(equal(equal.value()));
    }
    if (plan instanceof SortPlan.Prefix prefix) {
      return List.of(new Json.Fields()
          .put("attribute", prefix.value().attribute())
          .put("operator", "begins_with")
          .put("value", KeyConditionText.of(prefix.value()))
          .put("arguments", arguments(prefix.value())));
    }
    if (plan instanceof SortPlan.Range range) {
      return List.of(range(range.pinned().attribute(), range.ranged().component().name(), range.term())
          .put("pinned", KeyConditionText.of(range.pinned()))
          .put("arguments", arguments(range.pinned())));
    }
    if (plan instanceof SortPlan.NativeRange range) {
      return List.of(range(range.attribute(), range.component().name(), range.term()));
    }
    return plan instanceof SortPlan.Hull hull
        ? List.of(new Json.Fields().put("attribute", hull.attribute()).put("operator", "hull"))
        : List.of();
  }

  private static Json equal(KeyValue value) {
    return new Json.Fields()
        .put("attribute", value.attribute())
        .put("operator", "=")
        .put("value", KeyConditionText.of(value))
        .put("arguments", arguments(value));
  }

  private static Json.Fields range(String attribute, String component, SortPlan.RangeTerm term) {
    return new Json.Fields()
        .put("attribute", attribute)
        .put("operator", term.operator().text())
        .put("component", component)
        .put("bounds", term.bounds().stream().map(bound -> argument(new Json.Fields(), bound)).toList());
  }

  /** In the order of the template. */
  private static List<Json> arguments(KeyValue value) {
    if (value instanceof KeyValue.OfComponent component) {
      return List.of(argument(new Json.Fields().put("component", component.component().name()), component.argument()));
    }
    KeyValue.OfTemplate template = (KeyValue.OfTemplate) value;
    Map<String, Argument> known = template.arguments();
    return template.parts().stream()
        .filter(Part.Slot.class::isInstance)
        .map(part -> ((Part.Slot) part).component().name())
        .distinct()
        .<Json>map(name -> argument(new Json.Fields().put("component", name), known.get(name)))
        .toList();
  }

  private static Json argument(Json.Fields fields, Argument argument) {
    return argument instanceof Argument.Parameter parameter
        ? fields.put("parameter", parameter.name())
        : fields.put("literal", ((Argument.Constant) argument).text());
  }
}
