package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/** Short forms for tests of expressions. */
final class Expressions {

  private Expressions() {}

  /** A reader whose placeholders are given by name and value in turn: a text for {@code #n}, a value for {@code :v}. */
  static ExpressionReader reader(Object... placeholders) {
    Map<String, String> names = new LinkedHashMap<>();
    Map<String, Value> values = new LinkedHashMap<>();
    for (int at = 0; at < placeholders.length; at += 2) {
      String name = (String) placeholders[at];
      if (name.startsWith("#")) {
        names.put(name, (String) placeholders[at + 1]);
      } else {
        values.put(name, value(placeholders[at + 1]));
      }
    }
    return new ExpressionReader(new Placeholders(names, values));
  }

  static Item item(Object... namesAndValues) {
    return new Item(map(namesAndValues).entries());
  }

  static Value.MapValue map(Object... namesAndValues) {
    Map<String, Value> entries = new LinkedHashMap<>();
    for (int at = 0; at < namesAndValues.length; at += 2) {
      entries.put((String) namesAndValues[at], value(namesAndValues[at + 1]));
    }
    return new Value.MapValue(entries);
  }

  static Value.ListValue list(Object... elements) {
    return new Value.ListValue(List.of(elements).stream().map(Expressions::value).toList());
  }

  static Value value(Object value) {
    if (value instanceof Value ready) {
      return ready;
    }
    return value instanceof Number number ? Value.number(number.longValue()) : Value.string((String) value);
  }
}
