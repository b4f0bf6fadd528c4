package dev.keywright.processor.plan;

import java.util.List;

/** What a read returns for each item. */
public sealed interface ResultPlan {

  /** The entity's record. */
  record Whole() implements ResultPlan {}

  /**
   * What the index holds of an item: as the entity's record where nothing is lost, else as a record of its own, nested in the
   * repository.
   *
   * @param name the simple name of that record, from the pattern's
   * @param whole whether every component is held, some of them in the keys alone
   */
  record Partial(String name, List<ComponentSource> components, boolean whole) implements ResultPlan {
    public Partial {
      components = List.copyOf(components);
    }
  }
}
