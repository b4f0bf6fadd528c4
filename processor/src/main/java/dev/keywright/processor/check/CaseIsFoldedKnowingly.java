package dev.keywright.processor.check;

import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;

/** A primary key that folds case makes one item of two values, which is advised of, since one of them is overwritten. */
public final class CaseIsFoldedKnowingly implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    for (EntityPlan entity : plan.entities()) {
      entity.keys().primary().parts().values().forEach(part -> {
        if (part instanceof TemplatePart built) {
          built.template().slots().stream()
              .filter(slot -> slot.encoding().kind().foldsCase())
              .forEach(slot -> advise(entity, built, slot, problems));
        }
      });
    }
  }

  private static void advise(EntityPlan entity, TemplatePart built, Part.Slot slot, Problems problems) {
    String name = slot.component().name();
    problems.advise(Code.KW403, built.template().source().site(), entity.entity().suppressed(), "The primary key \""
        + built.template() + "\" folds the case of {" + name + "}: \"Ann\" and \"ANN\" are one item of "
        + entity.entity().type().simpleName() + ", and the second overwrites the first. If that is meant,"
        + " @SuppressWarnings(\"KW403\"); otherwise leave the format out.");
  }
}
