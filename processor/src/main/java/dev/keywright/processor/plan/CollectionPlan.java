package dev.keywright.processor.plan;

import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.SortPlan;
import dev.keywright.processor.plan.signature.Signature;
import java.util.List;
import java.util.OptionalInt;

/**
 * A pattern of the table that reads an item collection: one Query over the hull of what its participants ask for.
 *
 * @param key partition key values, order, and as sort condition the hull
 */
public record CollectionPlan(
    PatternModel pattern, Signature signature, KeyPlan key, List<Participant> participants, OptionalInt limit) {

  public CollectionPlan {
    participants = List.copyOf(participants);
  }

  /**
   * An entity whose items are read.
   *
   * @param own the sort interval its own terms give it; other items of that entity are dropped
   */
  public record Participant(EntityKeys keys, SortPlan own) {}
}
