package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.value.Item;
import java.util.Set;
import java.util.function.Predicate;

/** A condition or filter, checked and ready to be asked of items, with the attributes it looks at. */
public record CompiledCondition(Predicate<Item> predicate, Set<String> attributes) {

  public CompiledCondition {
    attributes = Set.copyOf(attributes);
  }

  public boolean holds(Item item) {
    return predicate.test(item);
  }
}
