package dev.keywright.processor.plan;

import java.util.List;

/**
 * Which writes of an entity have to do with the markers of its {@code @Unique} components: such a write is a transaction,
 * and where it does not bring the whole old item with it, a read before that.
 */
public final class MarkerWrites {

  private MarkerWrites() {}

  /** Whether the write makes, moves or removes markers, those that the entity has. */
  public static boolean concern(List<UniquePlan> uniques, PatternPlan plan) {
    if (uniques.isEmpty()) {
      return false;
    }
    if (plan instanceof PatternPlan.Update update) {
      return update.changes().stream()
          .flatMap(change -> change.whole().stream())
          .anyMatch(component -> uniques.stream().anyMatch(unique -> unique.holds(component)));
    }
    return plan instanceof PatternPlan.Store || plan instanceof PatternPlan.Delete
        || plan instanceof PatternPlan.DeleteAll;
  }
}
