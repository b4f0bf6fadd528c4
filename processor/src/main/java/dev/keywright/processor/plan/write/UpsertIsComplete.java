package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.List;
import java.util.Map;

/** An UPSERT may make the item, so afterwards every required component has to be there. */
final class UpsertIsComplete {

  private final EntityModel entity;
  private final PatternModel pattern;
  private final Problems problems;

  UpsertIsComplete(EntityModel entity, PatternModel pattern, Problems problems) {
    this.entity = entity;
    this.pattern = pattern;
    this.problems = problems;
  }

  boolean check(Map<String, Touch> touches, List<ComponentModel> ofKey) {
    List<String> missing = entity.components().stream()
        .filter(component -> component.presence() == Presence.REQUIRED && component.role() != Role.VERSION)
        .filter(component -> !component.role().isStamp() && !(component.type() instanceof ValueType.SetType))
        .filter(component -> !ofKey.contains(component) && !touches.containsKey(component.name()))
        .map(ComponentModel::name)
        .toList();
    if (!missing.isEmpty()) {
      problems.error(Code.KW318, pattern.site("update"), "The UPSERT \"" + pattern.name() + "\" may make a new "
          + entity.type().simpleName() + ", which would lack " + String.join(", ", missing) + " and could not be read."
          + " Set " + (missing.size() == 1 ? "it" : "them") + " too: set " + missing.get(0) + " = :" + missing.get(0)
          + ", or, to keep what is there, set " + missing.get(0) + " = if_not_exists(" + missing.get(0) + ", :"
          + missing.get(0) + ").");
    }
    return missing.isEmpty();
  }
}
