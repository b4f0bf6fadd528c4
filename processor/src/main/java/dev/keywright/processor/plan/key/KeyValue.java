package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import java.util.List;
import java.util.Map;

/** The value a key attribute is compared with. */
public sealed interface KeyValue {

  String attribute();

  /** A native attribute's value. */
  record OfComponent(String attribute, ComponentModel component, Argument argument) implements KeyValue {}

  /**
   * Text built from the first parts of a template, all of them where the value is whole.
   *
   * @param template the template the parts are of
   * @param parts what is known of it, left to right, ending with the literal that follows the last known component
   * @param arguments by component name
   */
  record OfTemplate(String attribute, KeyTemplate template, List<Part> parts, Map<String, Argument> arguments)
      implements KeyValue {
    public OfTemplate {
      parts = List.copyOf(parts);
      arguments = Map.copyOf(arguments);
    }

    public boolean isWhole() {
      return parts.size() == template.parts().size();
    }
  }
}
