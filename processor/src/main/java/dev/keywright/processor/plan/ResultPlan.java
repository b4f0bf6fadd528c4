package dev.keywright.processor.plan;

import java.util.List;

/** What a read returns for each item. */
public sealed interface ResultPlan {

  /** The entity's record. */
  record Whole() implements ResultPlan {}

  /**
   * A record of its own with the components the index holds, nested in the repository.
   *
   * @param name its simple name, from the pattern's
   */
  record Partial(String name, List<ComponentSource> components) implements ResultPlan {
    public Partial {
      components = List.copyOf(components);
    }
  }
}
