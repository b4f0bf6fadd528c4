package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import java.util.List;

/** How one entity fills one key attribute. */
public sealed interface KeyDefinition {

  String attribute();

  /** A component is stored under the attribute's name, as S, N or B. */
  record Native(String attribute, ComponentModel component) implements KeyDefinition {}

  /** Text built by a template; several where guards exclude each other. Never empty. */
  record Synthetic(String attribute, List<GuardedTemplate> templates) implements KeyDefinition {
    public Synthetic {
      templates = List.copyOf(templates);
    }
  }

  /** A template and when it holds; the guard includes what optional components imply. */
  record GuardedTemplate(KeyTemplate template, Guard guard) {}
}
