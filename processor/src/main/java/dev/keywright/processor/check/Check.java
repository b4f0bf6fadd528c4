package dev.keywright.processor.check;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.problem.Problems;

/** One truth about a table as it was read. The class that guards it is named after it. */
public interface Check {

  /** Reports each place where it does not hold. */
  void check(TableModel table, Problems problems);
}
