package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.key.KeyTemplate;

/** Where a component's value is read from. */
public sealed interface ComponentSource {

  ComponentModel component();

  /** From the attribute it is stored in. */
  record Stored(ComponentModel component) implements ComponentSource {}

  /** Out of the key text that holds it, since it is not stored or not projected. */
  record Decoded(ComponentModel component, String attribute, KeyTemplate template) implements ComponentSource {}
}
