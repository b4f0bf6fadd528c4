package dev.keywright.processor.plan.language;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * One key attribute's text, and the components' values that make it.
 *
 * @param values by component name, in the order of the template
 */
public record Reading(String key, Map<String, String> values) {

  public Reading {
    values = Collections.unmodifiableMap(new LinkedHashMap<>(values));
  }
}
