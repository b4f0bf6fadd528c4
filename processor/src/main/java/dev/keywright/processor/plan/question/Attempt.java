package dev.keywright.processor.plan.question;

import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.SortPlan;
import java.util.List;

/** What came of trying one key on one question. */
public sealed interface Attempt {

  KeySchema schema();

  /** The key answers the question. */
  record Served(KeyPlan plan, Membership membership) implements Attempt {
    @Override
    public KeySchema schema() {
      return plan.schema();
    }

    /** Whether exactly one item can be meant, so that GetItem reads it. */
    public boolean isWholePrimaryKey() {
      return schema().isTable()
          && (schema().sortKey().isEmpty()
              || plan.last() instanceof SortPlan.Equal);
    }
  }

  /** It does not; never without a reason. */
  record Lacking(KeySchema schema, List<Lack> lacks) implements Attempt {
    public Lacking {
      lacks = List.copyOf(lacks);
    }

    boolean lacksOnly(Lack.Kind kind) {
      return lacks.stream().allMatch(lack -> lack.kind() == kind);
    }
  }
}
