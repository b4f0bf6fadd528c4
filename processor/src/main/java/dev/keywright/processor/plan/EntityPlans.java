package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.ComponentSource.Decoded;
import dev.keywright.processor.plan.ComponentSource.Stored;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import dev.keywright.processor.plan.key.Part;
import dev.keywright.processor.plan.key.WrittenKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Puts together what an entity's codec and key class are made from. */
final class EntityPlans {

  private EntityPlans() {}

  static EntityPlan of(TableModel table, EntityKeys keys, List<UniquePlan> uniques, List<PatternPlan> patterns) {
    List<ComponentSource> sources = new ArrayList<>();
    for (ComponentModel component : keys.entity().components()) {
      if (component.stored()) {
        sources.add(new Stored(component));
      } else {
        // A check has made sure that the primary key holds it.
        decoded(component, keys.primary(), KeySchema.of(table).attributes()).ifPresent(sources::add);
      }
    }
    return new EntityPlan(keys, WrittenKeys.of(table, keys), keys.primary().components(), sources, uniques, patterns);
  }

  /** The component read out of one of these key attributes, if one holds it in a form that can be read back. */
  static Optional<Decoded> decoded(ComponentModel component, Membership membership, List<String> attributes) {
    for (Map.Entry<String, Membership.KeyPart> entry : membership.parts().entrySet()) {
      if (attributes.contains(entry.getKey()) && entry.getValue() instanceof TemplatePart part) {
        for (Part.Slot slot : part.template().slots()) {
          if (slot.component().equals(component) && slot.encoding().kind().isInvertible()) {
            return Optional.of(new Decoded(component, entry.getKey(), part.template()));
          }
        }
      }
    }
    return Optional.empty();
  }
}
