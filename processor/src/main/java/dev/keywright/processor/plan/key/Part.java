package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;

/** A piece of a key template, with its offset in the template's text. */
public sealed interface Part {

  /** Text that every key has at this place. */
  record Literal(String text, int position) implements Part {}

  /** The place of a component's encoded value. */
  record Slot(ComponentModel component, Encoding encoding, int position) implements Part {}
}
