package dev.keywright.processor.chart;

import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.key.KeyConditionText;

/** The key condition of an item collection in words. */
final class CollectionText {

  private CollectionText() {}

  static String of(CollectionPlan plan) {
    return KeyConditionText.of(plan.key(), plan.participants().stream().map(CollectionPlan.Participant::own).toList());
  }
}
