package dev.keywright.processor.plan.language;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * All that a question can read, over all values of its parameters: an area for each key attribute of the place it
 * reads.
 *
 * @param attributes by attribute name; all of the place's key attributes, those without a condition too
 * @param facts what the question says of components by literals: {@code status = 'OPEN'} narrows
 *     {@code STATUS#{status}}
 */
public record KeyArea(Map<String, AttributeArea> attributes, Facts facts) {

  public KeyArea {
    attributes = Collections.unmodifiableMap(new LinkedHashMap<>(attributes));
  }
}
