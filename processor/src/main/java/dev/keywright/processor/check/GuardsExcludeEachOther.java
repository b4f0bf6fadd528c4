package dev.keywright.processor.check;

import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.GuardText;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyDefinition.GuardedTemplate;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import dev.keywright.processor.plan.language.Facts;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;

/** Of several guarded templates for one attribute at most one holds, since an attribute has one value. */
public final class GuardsExcludeEachOther implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    for (EntityPlan entity : plan.entities()) {
      for (KeyDefinition definition : entity.keys().definitions().values()) {
        if (definition instanceof Synthetic synthetic) {
          check(entity, synthetic, problems);
        }
      }
    }
  }

  private static void check(EntityPlan entity, Synthetic synthetic, Problems problems) {
    List<GuardedTemplate> templates = synthetic.templates();
    for (int i = 0; i < templates.size(); i++) {
      for (int j = i + 1; j < templates.size(); j++) {
        GuardedTemplate first = templates.get(i);
        GuardedTemplate second = templates.get(j);
        if (!Facts.exclude(entity.entity(), first.guard(), second.guard())) {
          problems.error(Code.KW211, second.template().source().site(), "The attribute " + synthetic.attribute() + " of "
              + entity.entity().type().simpleName() + " would hold \"" + first.template() + "\" and \""
              + second.template() + "\" at once where both guards hold: " + GuardText.text(first.guard()) + " and "
              + GuardText.text(second.guard()) + ". Make the guards exclude each other.");
        }
      }
    }
  }
}
