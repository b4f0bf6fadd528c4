package dev.keywright.processor.check;

import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.language.PrefixCodes;
import dev.keywright.processor.plan.language.PrefixCodes.PrefixFault;
import dev.keywright.processor.plan.language.TemplateLanguages;
import dev.keywright.processor.problem.Caret;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;

/** A key can be taken apart into its components again, so that two items never share one and a prefix means one value. */
public final class TemplatesComeApart implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    PrefixCodes codes = new PrefixCodes(new TemplateLanguages(plan.table().delimiter()));
    for (EntityKeys keys : plan.stored()) {
      for (KeyDefinition definition : keys.definitions().values()) {
        if (definition instanceof Synthetic synthetic) {
          synthetic.templates().forEach(choice -> check(plan, codes, choice.template(), problems));
        }
      }
    }
  }

  private static void check(TablePlan plan, PrefixCodes codes, KeyTemplate template, Problems problems) {
    for (PrefixFault fault : codes.faults(template)) {
      String name = fault.slot().component().name();
      String what = fault.isAmbiguous()
          ? "\"" + fault.longer().key() + "\" is the key of " + WitnessText.values(fault.shorter().values())
              + " and of " + WitnessText.values(fault.longer().values()) + "."
          : "\"" + fault.shorter().key() + "\" (" + WitnessText.values(fault.shorter().values())
              + ") is the beginning of \"" + fault.longer().key() + "\" (" + WitnessText.values(fault.longer().values())
              + "), so a question for the one would find the other.";
      problems.error(Code.KW205, template.source().site(), "In \"" + template + "\" it cannot be seen where {" + name
          + "} ends: " + what + Caret.under(template.source().value(), fault.slot().position())
          + "\n  Put the delimiter \"" + plan.table().delimiter() + "\" behind it, or give it a fixed width.");
    }
  }
}
