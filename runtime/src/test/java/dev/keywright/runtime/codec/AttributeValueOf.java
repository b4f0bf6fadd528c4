package dev.keywright.runtime.codec;

import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** Short names for stored values in tests. */
final class AttributeValueOf {
  static final AttributeValue NULL = AttributeValue.fromNul(true);

  private AttributeValueOf() {
  }

  static AttributeValue list(AttributeValue... elements) {
    return AttributeValue.fromL(List.of(elements));
  }

  static AttributeValue map(Object... namesAndValues) {
    Map<String, AttributeValue> map = new LinkedHashMap<>();
    for (int i = 0; i < namesAndValues.length; i += 2) {
      map.put((String) namesAndValues[i], (AttributeValue) namesAndValues[i + 1]);
    }
    return AttributeValue.fromM(map);
  }
}
