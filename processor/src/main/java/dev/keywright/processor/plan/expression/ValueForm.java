package dev.keywright.processor.plan.expression;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.StoredAs;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.ValueType;
import java.util.Optional;

/**
 * A Java type together with the form it is stored in: what a value of an expression has to be to equal what is stored.
 *
 * @param format the text of {@code @Attribute(format)}
 * @param ttl whether it is stored as a time to live, in whole seconds
 */
public record ValueForm(ValueType type, Optional<String> format, boolean ttl) {

  /** The form of a type that has no format. */
  public static ValueForm of(ValueType type) {
    return new ValueForm(type, Optional.empty(), false);
  }

  /** The form in which the component is stored. */
  public static ValueForm of(ComponentModel component) {
    return new ValueForm(component.type(), component.format().map(Text::value), component.ttl());
  }

  public StoredAs storedAs() {
    boolean epoch = ttl || format.map(text -> text.startsWith("epoch_")).orElse(false);
    return epoch ? StoredAs.NUMBER : type.storedAs();
  }
}
