package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.key.Argument;
import java.util.Optional;

/** Where the generated method gets a component's value from, as it is after the write. */
public sealed interface Known {

  ComponentModel component();

  /** Out of the primary key. */
  record OfKey(ComponentModel component) implements Known {}

  /** A parameter or literal that the update sets, or that the condition ties the component to. */
  record Value(ComponentModel component, Argument argument) implements Known {}

  /** The parameter of {@code given}; an {@code Optional} where the component may be absent. */
  record Given(ComponentModel component, String parameter) implements Known {}

  /** The update removes it, or the condition says that it is absent. */
  record Gone(ComponentModel component) implements Known {}

  /** The time of this write, which the method takes from the table. */
  record Stamp(ComponentModel component) implements Known {}

  /**
   * What the builder of a patch was told, else what is given.
   *
   * @param current empty where only a builder that was told of the component needs it
   */
  record Patched(ComponentModel component, Optional<Known> current) implements Known {}
}
