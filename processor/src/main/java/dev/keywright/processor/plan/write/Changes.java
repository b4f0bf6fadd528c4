package dev.keywright.processor.plan.write;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * All that one update does, beside rewriting keys.
 *
 * @param changes in the order of the text, then what Keywright adds
 * @param touches what becomes of whole components, by name
 */
public record Changes(List<Change> changes, Map<String, Touch> touches) {

  public Changes {
    changes = List.copyOf(changes);
    touches = Collections.unmodifiableMap(new LinkedHashMap<>(touches));
  }
}
