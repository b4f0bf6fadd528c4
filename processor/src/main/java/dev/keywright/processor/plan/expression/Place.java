package dev.keywright.processor.plan.expression;

import dev.keywright.processor.model.ComponentModel;
import java.util.Optional;

/**
 * Where a path of an expression leads.
 *
 * @param component the component it begins with
 * @param nested whether it goes on below the component
 * @param form what is stored there
 * @param mayBeAbsent whether the record does without it: an optional component, an entry of a map, an element of a list,
 *     a set (which is not stored when it is empty)
 */
public record Place(ComponentModel component, boolean nested, ValueForm form, boolean mayBeAbsent) {

  /** The component, if the path is of it as a whole. */
  public Optional<ComponentModel> whole() {
    return nested ? Optional.empty() : Optional.of(component);
  }
}
