package dev.keywright.processor.plan.key;

import java.util.Set;
import java.util.stream.Collectors;

/** Words a guard as it could be written in {@code when}. */
public final class GuardText {

  private GuardText() {}

  public static String text(Guard guard) {
    return guard.terms().stream().map(GuardText::text).collect(Collectors.joining(" and "));
  }

  private static String text(Guard.Term term) {
    if (term instanceof Guard.OneOf oneOf) {
      return oneOf.component() + (oneOf.values().size() == 1 ? " = " + quoted(oneOf.values())
          : " in (" + quoted(oneOf.values()) + ")");
    }
    if (term instanceof Guard.NoneOf noneOf) {
      return noneOf.values().stream()
          .map(value -> noneOf.component() + " <> " + quoted(Set.of(value)))
          .collect(Collectors.joining(" and "));
    }
    return term instanceof Guard.Exists
        ? "attribute_exists(" + term.component() + ")"
        : "attribute_not_exists(" + term.component() + ")";
  }

  private static String quoted(Set<String> values) {
    return values.stream()
        .map(value -> value.equals("true") || value.equals("false") || value.matches("-?[0-9.]+") ? value : "'" + value + "'")
        .collect(Collectors.joining(", "));
  }
}
