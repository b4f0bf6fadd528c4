package dev.keywright.processor.plan.expression;

import dev.keywright.processor.model.ComponentModel;

/**
 * Where a path of an expression leads.
 *
 * @param component the component it begins with
 * @param nested whether it goes on below the component
 * @param form what is stored there
 * @param mayBeAbsent whether the record does without it: an optional component, an entry of a map, an element of a list,
 *     a set (which is not stored when it is empty)
 */
public record Place(ComponentModel component, boolean nested, ValueForm form, boolean mayBeAbsent) {}
