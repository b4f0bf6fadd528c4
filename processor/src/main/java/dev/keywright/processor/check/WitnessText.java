package dev.keywright.processor.check;

import dev.keywright.processor.plan.key.Membership;
import java.util.Map;
import java.util.stream.Collectors;

/** Words what a proof found: a key, and the values that make it. */
final class WitnessText {

  private WitnessText() {}

  /** {@code PK = "A#1", SK = "B"}. */
  static String key(Map<String, String> key) {
    return key.entrySet().stream()
        .map(entry -> entry.getKey() + " = \"" + entry.getValue() + "\"")
        .collect(Collectors.joining(", "));
  }

  /** {@code PK = "CUSTOMER#{customerId}", SK = "PROFILE"}, as templates. */
  static String templates(Membership membership) {
    return membership.schema().attributes().stream()
        .map(attribute -> attribute + " = \"" + membership.part(attribute) + "\"")
        .collect(Collectors.joining(", "));
  }

  /** {@code customerId "1", orderId "2"}; words for a key without components. */
  static String values(Map<String, String> values) {
    return values.isEmpty()
        ? "always"
        : values.entrySet().stream()
            .map(entry -> entry.getKey() + " \"" + entry.getValue() + "\"")
            .collect(Collectors.joining(", "));
  }
}
