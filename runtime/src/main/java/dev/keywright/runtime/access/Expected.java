package dev.keywright.runtime.access;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * One attribute as a write expects to find it: a value that the caller gave, or one that was read just before.
 *
 * @param component what to call it in an exception
 * @param attribute the stored name
 * @param value the expected value; empty if the attribute is expected to be absent
 */
record Expected(String component, String attribute, Optional<AttributeValue> value) {
  String term(ExpressionComposer composer) {
    String name = composer.name(attribute);
    return value.map(expected -> name + " = " + composer.value(expected))
        .orElse("attribute_not_exists(" + name + ')');
  }

  boolean holdsOf(Map<String, AttributeValue> item) {
    AttributeValue found = item.get(attribute);
    return found == null ? value.isEmpty() : value.isPresent() && StoredEquality.same(value.get(), found);
  }
}
