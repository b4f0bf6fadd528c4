package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.language.KeySource.Built;
import dev.keywright.processor.plan.language.KeySource.Stored;
import java.util.List;

/** The texts of one key attribute that a question can read, over all values of its parameters. */
public sealed interface AttributeArea {

  /** Everything is pinned: {@code =}. */
  record Equal(KeySource source) implements AttributeArea {}

  /**
   * The first parts of the template are pinned, then comes anything: {@code begins_with}. Without parts: no condition.
   *
   * @param pinned how many parts of the template are pinned
   */
  record Beginning(KeyTemplate template, int pinned) implements AttributeArea {}

  /**
   * The parts before this one are pinned, and its component ranges. A bound can be any value of the component, so
   * that an open side reaches on to all that begins like the pinned parts, and a bounded one to the least or greatest
   * value.
   *
   * @param lower whether the question gives a lower bound in terms of the attribute: of a reversed encoding the upper
   *     one
   */
  record Range(KeyTemplate template, int part, boolean lower, boolean upper) implements AttributeArea {}

  /** A component stored under the attribute's name, with any condition but {@code =}, or none. */
  record StoredRange(ComponentModel component, boolean lower, boolean upper) implements AttributeArea {}

  /** From the least text of several areas to the greatest: one read for several entities. Never empty. */
  record Hull(List<AttributeArea> areas) implements AttributeArea {
    public Hull {
      areas = List.copyOf(areas);
    }
  }

  static AttributeArea equal(KeyTemplate template) {
    return new Equal(new Built(template));
  }

  static AttributeArea equal(ComponentModel component) {
    return new Equal(new Stored(component));
  }

  /** No condition on an attribute that the template fills. */
  static AttributeArea open(KeyTemplate template) {
    return new Beginning(template, 0);
  }

  /** No condition on an attribute that a component is stored in. */
  static AttributeArea open(ComponentModel component) {
    return new StoredRange(component, false, false);
  }
}
