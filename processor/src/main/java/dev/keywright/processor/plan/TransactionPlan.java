package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.plan.signature.Signature;
import java.util.List;

/**
 * A pattern of the table that does several writes together.
 *
 * @param signature the parameters of all steps, merged
 */
public record TransactionPlan(PatternModel pattern, Signature signature, List<Step> steps) {

  public TransactionPlan {
    steps = List.copyOf(steps);
  }

  /**
   * One of the writes.
   *
   * @param write a single-item write of that entity, no patch
   * @param arguments for each parameter of the write, in order, the transaction's parameter that is handed on
   */
  public record Step(EntityModel entity, PatternPlan write, List<Signature.Parameter> arguments, Repetition repetition) {
    public Step {
      arguments = List.copyOf(arguments);
    }
  }

  /** How often a step is done. */
  public enum Repetition {
    ONCE,
    /** For each element of a collection, which is the write's only parameter. */
    PER_ELEMENT,
    /** For each element of a collection of records that hold the write's several parameters. */
    PER_RECORD
  }
}
