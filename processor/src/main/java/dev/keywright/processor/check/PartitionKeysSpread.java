package dev.keywright.processor.check;

import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;

/**
 * A partition key has many values. Where it is made of enums and booleans alone, all items share a handful of
 * partitions, and each takes 1,000 writes and 3,000 reads a second, whatever the table's capacity.
 */
public final class PartitionKeysSpread implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    for (EntityPlan entity : plan.entities()) {
      for (Membership membership : entity.keys().memberships()) {
        boolean declared = membership.partitionParts().stream().anyMatch(part -> !part.components().isEmpty());
        boolean few = membership.partitionParts().stream()
            .flatMap(part -> part.components().stream())
            .allMatch(component -> hasFewValues(component.type()));
        if (declared && few) {
          advise(entity, membership, problems);
        }
      }
    }
  }

  private static boolean hasFewValues(ValueType type) {
    return type instanceof ValueType.EnumType || type.is(ScalarKind.BOOLEAN);
  }

  /** The first template of the partition key; a component stored as it is has none. */
  private static Site site(EntityPlan entity, Membership membership) {
    return membership.partitionParts().stream()
        .filter(TemplatePart.class::isInstance)
        .map(part -> ((TemplatePart) part).template().source().site())
        .findFirst()
        .orElse(entity.entity().site());
  }

  private static void advise(EntityPlan entity, Membership membership, Problems problems) {
    problems.advise(Code.KW401, site(entity, membership), entity.entity().suppressed(), "The partition key "
        + membership.partitionParts().get(0) + " (" + membership.schema().label() + ") of "
        + entity.entity().type().simpleName() + " has few values, so all items share as few partitions, and each takes"
        + " 1,000 writes a second at most. If the volume is low, @SuppressWarnings(\"KW401\"); otherwise add a component"
        + " that spreads, such as a day.");
  }
}
