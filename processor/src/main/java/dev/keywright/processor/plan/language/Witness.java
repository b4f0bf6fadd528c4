package dev.keywright.processor.plan.language;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.Map;

/**
 * A key that shows a fault: it can be read in two ways.
 *
 * @param key the text of each key attribute; numbers in decimal, binary data in hexadecimal
 * @param first the components' values that make this key on the first side, by component name, in the order of the key
 * @param second the same for the other side
 * @param certain false if the search was given up, which takes one component three times in a key; the key is then an
 *     example that nothing excludes, and may not decode on both sides
 */
public record Witness(Map<String, String> key, Map<String, String> first, Map<String, String> second, boolean certain) {

  public Witness {
    key = Collections.unmodifiableMap(new LinkedHashMap<>(key));
    first = Collections.unmodifiableMap(new LinkedHashMap<>(first));
    second = Collections.unmodifiableMap(new LinkedHashMap<>(second));
  }
}
