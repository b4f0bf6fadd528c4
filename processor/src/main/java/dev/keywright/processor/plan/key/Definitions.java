package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Site;
import dev.keywright.processor.plan.key.KeyDefinition.GuardedTemplate;
import dev.keywright.processor.plan.key.KeyDefinition.Native;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Gathers the definitions of one entity's key attributes; a second, different definition is an error. */
final class Definitions {

  private final EntityModel entity;
  private final Problems problems;
  private final Map<String, KeyDefinition> byAttribute = new LinkedHashMap<>();

  Definitions(EntityModel entity, Problems problems) {
    this.entity = entity;
    this.problems = problems;
  }

  Optional<KeyDefinition> of(String attribute) {
    return Optional.ofNullable(byAttribute.get(attribute));
  }

  Map<String, KeyDefinition> all() {
    return Collections.unmodifiableMap(new LinkedHashMap<>(byAttribute));
  }

  void addNative(String attribute, ComponentModel component) {
    byAttribute.putIfAbsent(attribute, new Native(attribute, component));
  }

  /** Whether the template is now (or was already) a definition of the attribute. */
  boolean add(String attribute, KeyTemplate template, Guard guard, Site site) {
    Optional<ComponentModel> stored = entity.storedAs(attribute);
    if (stored.isPresent()) {
      problems.error(Code.KW209, site, "The key attribute " + attribute + " of " + entity.type().simpleName()
          + " has two definitions: the component " + stored.get().name() + " is stored under that name, and the template"
          + " \"" + template + "\" would be. Store the component under another name with @Attribute, or write the"
          + " template \"{" + stored.get().name() + "}\".");
      return false;
    }
    if (!(byAttribute.get(attribute) instanceof Synthetic synthetic)) {
      byAttribute.put(attribute, new Synthetic(attribute, List.of(new GuardedTemplate(template, guard))));
      return true;
    }
    for (GuardedTemplate other : synthetic.templates()) {
      if (other.template().toString().equals(template.toString())) {
        return true;
      }
      if (other.guard().isAlways() || guard.isAlways()) {
        problems.error(Code.KW209, site, "The key attribute " + attribute + " of " + entity.type().simpleName()
            + " has two definitions: \"" + other.template() + "\" and \"" + template + "\". An attribute holds one value;"
            + " give the templates guards that exclude each other (when = ...), or use another index.");
        return false;
      }
    }
    List<GuardedTemplate> templates = new ArrayList<>(synthetic.templates());
    templates.add(new GuardedTemplate(template, guard));
    byAttribute.put(attribute, new Synthetic(attribute, templates));
    return true;
  }
}
