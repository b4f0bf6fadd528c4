package dev.keywright.processor.check;

import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;

/** Every index answers at least one question; one that answers none is written and paid for all the same. */
public final class EveryIndexIsAsked implements PlanCheck {

  @Override
  public void check(TablePlan plan, Problems problems) {
    Set<String> asked = new LinkedHashSet<>();
    plan.collections().forEach(collection -> add(collection.key(), asked));
    plan.entities().forEach(entity -> entity.patterns().forEach(pattern -> key(pattern).ifPresent(key -> add(key, asked))));
    for (IndexModel index : plan.table().indexes()) {
      if (!asked.contains(index.name())) {
        problems.advise(Code.KW404, index.site(), plan.table().suppressed(), "No access pattern uses the index "
            + index.name() + ", but every write of an item in it is paid twice. Remove it, or write down the question it"
            + " is for.");
      }
    }
  }

  private static Optional<KeyPlan> key(PatternPlan pattern) {
    if (pattern instanceof PatternPlan.Find find) {
      return Optional.of(find.key());
    }
    return Optional.empty();
  }

  private static void add(KeyPlan key, Set<String> asked) {
    key.schema().index().ifPresent(index -> asked.add(index.name()));
  }
}
