package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import dev.keywright.processor.plan.expression.ValueForm;
import dev.keywright.processor.plan.key.Argument;

/** One thing that an update does, beside rewriting synthetic key attributes. */
public sealed interface Change {

  /** {@code set c = :c}, {@code set c = 'literal'}; an empty set removes. */
  record Set(ComponentModel component, Argument argument) implements Change {}

  /** {@code set address.city = :city}: a plain assignment below a component; an empty set removes. */
  record SetPath(ExpressionPlan path, ValueForm form, Argument argument) implements Change {}

  /** {@code set stock = stock - :n}: any other assignment, as {@code #0 = #0 - :0}. */
  record Assign(ExpressionPlan assignment) implements Change {}

  /** {@code remove bio}. */
  record Remove(ComponentModel component) implements Change {}

  /** {@code remove lines[0]}. */
  record RemovePath(ExpressionPlan path) implements Change {}

  /** {@code add visits :n}, as {@code #0 :0}. */
  record Add(ExpressionPlan addition) implements Change {}

  /** {@code delete tags :tags}, as {@code #0 :0}. */
  record Delete(ExpressionPlan deletion) implements Change {}

  /** The version goes up by one. */
  record CountVersion(ComponentModel component) implements Change {}

  /**
   * A time of the write.
   *
   * @param ifAbsent only where the item has none yet: the creation time in an UPSERT
   */
  record Stamp(ComponentModel component, boolean ifAbsent) implements Change {}

  /** A component of the primary key that is stored as an attribute of its own too; an UPSERT has to write it. */
  record KeyComponent(ComponentModel component) implements Change {}

  /** The type tag, which an UPSERT has to write. */
  record Tag(String attribute, String tag) implements Change {}

  /** The builder of a patch sets it, removes it or leaves it. */
  record Patch(ComponentModel component) implements Change {}
}
