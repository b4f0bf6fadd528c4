package dev.keywright.processor.check;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;

/** What every write changes is no part of the primary key, which no write can change. */
public final class RolesStayOutOfPrimaryKeys implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    for (EntityPlan entity : plan.entities()) {
      for (ComponentModel component : entity.keys().primary().components()) {
        if (component.role() == Role.VERSION || component.role().isStamp()) {
          problems.error(Code.KW118, component.site(), "The component " + component.name() + " of "
              + entity.entity().type().simpleName() + " gets its value at each write, but the primary key is made of it,"
              + " and the caller has to know that. Take it out of @PkTemplate, or leave the annotation out and set it"
              + " yourself.");
        }
      }
    }
  }
}
