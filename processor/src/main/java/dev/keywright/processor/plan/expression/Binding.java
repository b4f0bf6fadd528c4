package dev.keywright.processor.plan.expression;

import dev.keywright.processor.plan.key.Argument;

/** What one call has to give to an expression; in the order of the expression's placeholders. */
public sealed interface Binding {

  /** One value: {@code :status}, {@code 'PAID'}. */
  record One(ValueForm form, Argument argument) implements Binding {}

  /** A value that may be null: the expression is then left out ({@code :status?}). */
  record Maybe(ValueForm form, String parameter) implements Binding {}

  /** The choices of {@code in :statuses}. */
  record Many(ValueForm element, String parameter) implements Binding {}

  /** The key of a map entry: {@code addresses[:label]}. */
  record Key(String parameter) implements Binding {}
}
