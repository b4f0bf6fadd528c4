package dev.keywright.runtime.generated;

import java.util.HashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Collects the terms of a {@link KeyExpression}; {@link KeyCondition} and its sort condition write into it in turn. */
final class KeyExpressionBuilder {
  private final StringBuilder text = new StringBuilder(64);
  private final Map<String, String> names = new HashMap<>();
  private final Map<String, AttributeValue> values = new HashMap<>();

  /** A term {@code name operator value}. */
  void compare(String attribute, String operator, AttributeValue value) {
    String name = name(attribute);
    term(name + ' ' + operator + ' ' + value(value));
  }

  /** A term {@code begins_with(name, value)}. */
  void beginsWith(String attribute, AttributeValue prefix) {
    String name = name(attribute);
    term("begins_with(" + name + ", " + value(prefix) + ')');
  }

  /** A term {@code name BETWEEN low AND high}. */
  void between(String attribute, AttributeValue low, AttributeValue high) {
    String name = name(attribute);
    String from = value(low);
    term(name + " BETWEEN " + from + " AND " + value(high));
  }

  KeyExpression build() {
    return new KeyExpression(text.toString(), names, values);
  }

  private void term(String term) {
    text.append(text.isEmpty() ? "" : " AND ").append(term);
  }

  private String name(String attribute) {
    String alias = "#k" + names.size();
    names.put(alias, attribute);
    return alias;
  }

  private String value(AttributeValue value) {
    String alias = ":k" + values.size();
    values.put(alias, value);
    return alias;
  }
}
