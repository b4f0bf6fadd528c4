package dev.keywright.processor.chart;

import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.SortPlan;
import java.util.ArrayList;
import java.util.List;

/** Which of an entity's memberships a planned key condition reads: one, where guarded templates share an index. */
final class UsedMemberships {

  private UsedMemberships() {}

  static List<Membership> of(EntityKeys keys, KeyPlan plan) {
    List<KeyValue> values = new ArrayList<>(plan.partition());
    values.addAll(plan.sort());
    if (plan.last() instanceof SortPlan.Equal equal) {
      values.add(equal.value());
    } else if (plan.last() instanceof SortPlan.Prefix prefix) {
      values.add(prefix.value());
    } else if (plan.last() instanceof SortPlan.Range range) {
      values.add(range.pinned());
    }
    return keys.memberships(plan.schema()).stream()
        .filter(membership -> values.stream().allMatch(value -> holds(membership, value)))
        .toList();
  }

  private static boolean holds(Membership membership, KeyValue value) {
    if (!(value instanceof KeyValue.OfTemplate template)) {
      return membership.part(value.attribute()) instanceof Membership.NativePart;
    }
    return membership.part(value.attribute()) instanceof Membership.TemplatePart part
        && isSame(part.template(), template.template());
  }

  private static boolean isSame(KeyTemplate left, KeyTemplate right) {
    return left.toString().equals(right.toString());
  }
}
