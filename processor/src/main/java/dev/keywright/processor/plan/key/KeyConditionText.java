package dev.keywright.processor.plan.key;

import java.util.ArrayList;
import java.util.List;

/**
 * A key condition for readers: {@code PK = CUSTOMER#{customerId} and begins_with(SK, ORDER#)}, parameters in braces. Charts
 * and documentation show it.
 */
public final class KeyConditionText {
  private KeyConditionText() {
  }

  public static String of(KeyPlan plan) {
    List<String> terms = new ArrayList<>();
    plan.partition().forEach(value -> terms.add(equal(value)));
    plan.sort().forEach(value -> terms.add(equal(value)));
    String last = of(plan.last());
    if (!last.isEmpty()) {
      terms.add(last);
    }
    return String.join(" and ", terms);
  }

  /** The condition on the last sort-key attribute; empty where there is none. */
  public static String of(SortPlan sort) {
    if (sort instanceof SortPlan.Equal equal) {
      return equal(equal.value());
    }
    if (sort instanceof SortPlan.Prefix prefix) {
      return "begins_with(" + prefix.value().attribute() + ", " + text(prefix.value()) + ")";
    }
    if (sort instanceof SortPlan.Range range) {
      return range(range.pinned().attribute(), text(range.pinned()), range.term());
    }
    if (sort instanceof SortPlan.NativeRange range) {
      return range(range.attribute(), "", range.term());
    }
    return "";
  }

  private static String equal(KeyValue value) {
    return value.attribute() + " = " + text(value);
  }

  private static String range(String attribute, String pinned, SortPlan.RangeTerm term) {
    List<String> bounds = term.bounds().stream().map(bound -> pinned + text(bound)).toList();
    return switch (term.operator()) {
      case BETWEEN -> attribute + " between " + bounds.get(0) + " and " + bounds.get(1);
      case BEGINS_WITH -> "begins_with(" + attribute + ", " + bounds.get(0) + ")";
      case AT_LEAST, GREATER_THAN, AT_MOST, LESS_THAN ->
          attribute + " " + term.operator().text() + " " + bounds.get(0);
    };
  }

  private static String text(KeyValue value) {
    if (value instanceof KeyValue.OfComponent itself) {
      return text(itself.argument());
    }
    KeyValue.OfTemplate template = (KeyValue.OfTemplate) value;
    StringBuilder text = new StringBuilder();
    for (Part part : template.parts()) {
      text.append(part instanceof Part.Slot slot
          ? text(template.arguments().get(slot.component().name())) : ((Part.Literal) part).text());
    }
    return text.toString();
  }

  private static String text(Argument argument) {
    return argument instanceof Argument.Parameter parameter
        ? "{" + parameter.name() + "}" : ((Argument.Constant) argument).text();
  }
}
