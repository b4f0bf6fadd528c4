package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.write.Change;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/**
 * Which writes of an entity have to do with the markers of its {@code @Unique} components: such a write is a transaction,
 * and where it does not bring the whole old item with it, a read before that.
 */
public final class MarkerWrites {

  private MarkerWrites() {}

  /** Whether the write makes, moves or removes markers. */
  public static boolean concern(EntityPlan entity, PatternPlan plan) {
    return concern(entity.entity(), entity.uniques(), plan);
  }

  /** The same, of an entity with these markers. */
  public static boolean concern(EntityModel entity, List<UniquePlan> uniques, PatternPlan plan) {
    if (uniques.isEmpty()) {
      return false;
    }
    if (plan instanceof PatternPlan.Update update) {
      Set<String> held = held(entity, uniques);
      return update.changes().stream().anyMatch(change -> held.contains(touched(change)));
    }
    return plan instanceof PatternPlan.Store || plan instanceof PatternPlan.Delete
        || plan instanceof PatternPlan.DeleteAll;
  }

  /** What a marker is made of: the components of its templates, and the time to live. */
  private static Set<String> held(EntityModel entity, List<UniquePlan> uniques) {
    Set<String> held = new HashSet<>();
    for (UniquePlan unique : uniques) {
      unique.components().stream().map(ComponentModel::name).forEach(held::add);
    }
    entity.ttl().map(ComponentModel::name).ifPresent(held::add);
    return held;
  }

  /** The component that a change touches as a whole; empty text for none. */
  private static String touched(Change change) {
    if (change instanceof Change.Set set) {
      return set.component().name();
    }
    if (change instanceof Change.Remove remove) {
      return remove.component().name();
    }
    if (change instanceof Change.Patch patch) {
      return patch.component().name();
    }
    return change instanceof Change.Stamp stamp ? stamp.component().name() : "";
  }
}
