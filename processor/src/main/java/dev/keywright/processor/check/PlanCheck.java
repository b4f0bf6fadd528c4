package dev.keywright.processor.check;

import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.problem.Problems;

/** One truth about a table's keys and patterns as planned. The class that guards it is named after it. */
public interface PlanCheck {

  /** Reports each place where it does not hold; what could not be planned is not in the plan. */
  void check(TablePlan plan, Problems problems);
}
