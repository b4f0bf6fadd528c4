package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import dev.keywright.processor.plan.expression.ValueForm;
import dev.keywright.processor.plan.key.Argument;
import java.util.Optional;

/** One thing that an update does, beside rewriting synthetic key attributes. */
public sealed interface Change {

  /** The component that is changed as a whole; empty where it is something inside of one, or no component. */
  default Optional<ComponentModel> whole() {
    return Optional.empty();
  }

  /** A change of one component that the text, or Keywright, names by itself. */
  sealed interface OfComponent extends Change {
    ComponentModel component();

    @Override
    default Optional<ComponentModel> whole() {
      return Optional.of(component());
    }
  }

  /** {@code set c = :c}, {@code set c = 'literal'}; an empty set removes. */
  record Set(ComponentModel component, Argument argument) implements OfComponent {}

  /** {@code set address.city = :city}: a plain assignment below a component; an empty set removes. */
  record SetPath(ExpressionPlan path, ValueForm form, Argument argument) implements Change {}

  /** {@code set stock = stock - :n}: any other assignment, as {@code #0 = #0 - :0}. */
  record Assign(Optional<ComponentModel> whole, ExpressionPlan assignment) implements Change {}

  /** {@code remove bio}. */
  record Remove(ComponentModel component) implements OfComponent {}

  /** {@code remove lines[0]}. */
  record RemovePath(ExpressionPlan path) implements Change {}

  /** {@code add visits :n}, as {@code #0 :0}. */
  record Add(Optional<ComponentModel> whole, ExpressionPlan addition) implements Change {}

  /** {@code delete tags :tags}, as {@code #0 :0}. */
  record Delete(Optional<ComponentModel> whole, ExpressionPlan deletion) implements Change {}

  /** The version goes up by one. */
  record CountVersion(ComponentModel component) implements OfComponent {}

  /**
   * A time of the write.
   *
   * @param ifAbsent only where the item has none yet: the creation time in an UPSERT
   */
  record Stamp(ComponentModel component, boolean ifAbsent) implements OfComponent {}

  /** A component of the primary key that is stored as an attribute of its own too; an UPSERT has to write it. */
  record KeyComponent(ComponentModel component) implements OfComponent {}

  /** The type tag, which an UPSERT has to write. */
  record Tag(String attribute, String tag) implements Change {}

  /** The builder of a patch sets it, removes it or leaves it. */
  record Patch(ComponentModel component) implements OfComponent {}
}
