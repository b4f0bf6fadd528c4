package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** An index shows when its items expire, or a read of it could not leave out those that DynamoDB has not deleted yet. */
public final class ExpiryIsProjected implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    for (IndexModel index : plan.table().indexes()) {
      if (index.projection() == ProjectionKind.KEYS_ONLY) {
        for (EntityPlan entity : plan.entities()) {
          Optional<ComponentModel> expiry = entity.entity().ttl();
          List<String> shown = new ArrayList<>(KeySchema.of(index).attributes());
          shown.addAll(KeySchema.of(plan.table()).attributes());
          if (expiry.isPresent() && entity.keys().isMemberOf(KeySchema.of(index))
              && !shown.contains(expiry.get().storedName())) {
            report(index, entity, expiry.get(), problems);
          }
        }
      }
    }
  }

  private static void report(IndexModel index, EntityPlan entity, ComponentModel expiry, Problems problems) {
    problems.error(Code.KW117, index.site().member("projection"), """
        Index %s shows keys only, so it cannot tell which items of %s have expired (%s): DynamoDB deletes them up to \
        days later, and until then a read has to leave them out.
          Write projection = Projection.INCLUDE, include = "%s", or leave the projection out."""
        .formatted(index.name(), entity.entity().type().simpleName(), expiry.name(), expiry.storedName()));
  }
}
