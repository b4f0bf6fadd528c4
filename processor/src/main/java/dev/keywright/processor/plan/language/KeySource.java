package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.key.KeyTemplate;

/** What a question's key attribute is made of: the template it chose, or the component stored there. */
public sealed interface KeySource {

  record Built(KeyTemplate template) implements KeySource {}

  record Stored(ComponentModel component) implements KeySource {}
}
