package dev.keywright.processor.plan.write;

import dev.keywright.processor.plan.key.Guard;
import java.util.List;
import java.util.Map;

/**
 * What a write knows of its item beforehand, because it makes it a condition: a stale belief fails the write.
 *
 * @param condition what is sent
 * @param known components whose value the method has
 * @param facts what the condition says of components, as guards say it
 */
public record Beliefs(ConditionPlan condition, Map<String, Known> known, List<Guard.Term> facts) {

  public Beliefs {
    known = Map.copyOf(known);
    facts = List.copyOf(facts);
  }
}
