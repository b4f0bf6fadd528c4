package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.key.Argument;

/** What an update does to one component as a whole. What happens inside of it, {@code address.city}, concerns no key. */
public sealed interface Touch {

  ComponentModel component();

  /** It gets a value that the method knows. */
  record Set(ComponentModel component, Argument argument) implements Touch {}

  /** It gets a value that DynamoDB computes; it is there afterwards. */
  record Computed(ComponentModel component) implements Touch {}

  record Removed(ComponentModel component) implements Touch {}

  /** It gets the time of the write. */
  record Stamped(ComponentModel component) implements Touch {}

  /** It is set, removed or left, as the caller of the builder likes. */
  record Patched(ComponentModel component) implements Touch {}
}
