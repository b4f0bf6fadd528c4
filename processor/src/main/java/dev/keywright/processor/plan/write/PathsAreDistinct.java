package dev.keywright.processor.plan.write;

import dev.keywright.expressions.Path;
import dev.keywright.expressions.Printer;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.expression.UpdateAction;
import dev.keywright.processor.problem.Caret;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;

/** DynamoDB refuses an update in which one path is written twice, or inside of another that is written too. */
final class PathsAreDistinct {

  private final Text text;
  private final Problems problems;

  PathsAreDistinct(Text text, Problems problems) {
    this.text = text;
    this.problems = problems;
  }

  boolean check(List<UpdateAction> actions) {
    boolean sound = true;
    for (int i = 0; i < actions.size(); i++) {
      for (UpdateAction earlier : actions.subList(0, i)) {
        sound &= check(earlier.path(), actions.get(i).path());
      }
    }
    return sound;
  }

  private boolean check(Path earlier, Path path) {
    int common = Math.min(earlier.elements().size(), path.elements().size());
    if (!earlier.elements().subList(0, common).equals(path.elements().subList(0, common))) {
      return true;
    }
    problems.error(Code.KW317, text.site(), "The update writes " + Printer.plain().value(path) + " and "
        + Printer.plain().value(earlier) + ", which is the same place or one inside the other, and DynamoDB refuses that."
        + " Write it once." + Caret.under(text.value(), path.offset()));
    return false;
  }
}
