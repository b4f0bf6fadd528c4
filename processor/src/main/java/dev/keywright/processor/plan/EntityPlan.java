package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyAttribute;
import java.util.List;

/**
 * One entity: its keys, what its codec reads and writes, and its patterns.
 *
 * @param keyAttributes the synthetic attributes the codec writes, in order of definition
 * @param keyComponents the components of the whole primary key, in template order, each once
 * @param components where each component of the record is read from, in record order
 * @param uniques the markers of {@code @Unique} components
 */
public record EntityPlan(
    EntityKeys keys,
    List<KeyAttribute> keyAttributes,
    List<ComponentModel> keyComponents,
    List<ComponentSource> components,
    List<UniquePlan> uniques,
    List<PatternPlan> patterns) {

  public EntityPlan {
    keyAttributes = List.copyOf(keyAttributes);
    keyComponents = List.copyOf(keyComponents);
    components = List.copyOf(components);
    uniques = List.copyOf(uniques);
    patterns = List.copyOf(patterns);
  }

  public EntityModel entity() {
    return keys.entity();
  }
}
