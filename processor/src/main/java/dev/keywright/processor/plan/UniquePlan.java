package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyTemplate;
import java.util.List;
import java.util.Map;

/**
 * The marker items of one {@code @Unique} component.
 *
 * @param component whose values are claimed
 * @param tag the markers' type: {@code Customer.email}
 * @param marker the markers as if they were an entity: their keys take part in every proof about keys
 * @param templates how each attribute of the primary key is built, partition key first
 * @param components all that the templates are made of; where one is absent there is no marker
 */
public record UniquePlan(ComponentModel component, String tag, EntityKeys marker, Map<String, KeyTemplate> templates,
    List<ComponentModel> components) {

  public UniquePlan {
    components = List.copyOf(components);
  }

  /** Whether a marker has to be rewritten where the component changes: its key is made of it, or it expires by it. */
  public boolean holds(ComponentModel changed) {
    return changed.ttl() || components.contains(changed);
  }
}
