package dev.keywright.processor.check;

import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;

/** Every entity is in some access pattern; one that nobody stores or asks for is a question forgotten. */
public final class EveryEntityIsAsked implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    for (EntityPlan entity : plan.entities()) {
      boolean collected = plan.collections().stream()
          .flatMap(collection -> collection.participants().stream())
          .map(CollectionPlan.Participant::keys)
          .anyMatch(entity.keys()::equals);
      if (entity.entity().patterns().isEmpty() && !collected) {
        problems.advise(Code.KW405, entity.entity().site(), entity.entity().suppressed(), entity.entity().type().simpleName()
            + " has no access pattern: no method stores it and none asks for it. Write down what the application does"
            + " with it, at least one @AccessPattern.");
      }
    }
  }
}
