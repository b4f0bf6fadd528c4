package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.Role;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.UniqueModel;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeyDefinition;
import dev.keywright.processor.plan.key.KeyTemplate;
import dev.keywright.processor.plan.key.KeysReader;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Plans the marker items of an entity's {@code @Unique} components, as entities of their own without an index. */
final class MarkerPlanner {

  private final TableModel table;
  private final EntityModel entity;
  private final Problems problems;

  MarkerPlanner(TableModel table, EntityModel entity, Problems problems) {
    this.table = table;
    this.entity = entity;
    this.problems = problems;
  }

  /** The markers that are sound; the others have been reported. */
  List<UniquePlan> plan() {
    List<UniquePlan> markers = new ArrayList<>();
    for (ComponentModel component : entity.uniques()) {
      plan(component, component.unique().orElseThrow()).ifPresent(markers::add);
    }
    return markers;
  }

  private Optional<UniquePlan> plan(ComponentModel component, UniqueModel unique) {
    if (!component.stored()) {
      problems.error(Code.KW214, unique.site(), "The component " + component.name() + " is not stored as an attribute of its"
          + " own (stored = false), so a write could not see which value it had. Store it, or leave @Unique out.");
      return Optional.empty();
    }
    Text standard = new Text("UNIQUE" + table.delimiter() + entity.tag() + table.delimiter() + component.name()
        + table.delimiter() + "{" + component.name() + "}", unique.site());
    String tag = entity.tag() + "." + component.name();
    EntityModel marker = marker(tag, unique.pk().orElse(standard),
        unique.sk().or(() -> table.sortKey().map(sortKey -> standard)));
    return KeysReader.read(table, marker, problems).flatMap(keys -> plan(component, unique, tag, keys));
  }

  private Optional<UniquePlan> plan(ComponentModel component, UniqueModel unique, String tag, EntityKeys keys) {
    Map<String, KeyTemplate> templates = new LinkedHashMap<>();
    for (KeyDefinition definition : keys.definitions().values()) {
      templates.put(definition.attribute(), ((KeyDefinition.Synthetic) definition).templates().get(0).template());
    }
    List<ComponentModel> components = keys.primary().components().stream()
        .map(used -> entity.component(used.name()).orElseThrow())
        .toList();
    if (!components.contains(component)) {
      problems.error(Code.KW214, unique.site(), "The templates of @Unique on " + component.name() + " do not hold {"
          + component.name() + "}, so every value would claim the same marker. Put it into one of them.");
      return Optional.empty();
    }
    return Optional.of(new UniquePlan(component, tag, keys, templates, components));
  }

  /** No component is stored in a marker, and none is absent where there is a marker. */
  private EntityModel marker(String tag, Text pk, Optional<Text> sk) {
    List<ComponentModel> components = entity.components().stream()
        .map(owned -> new ComponentModel(owned.name(), owned.storedName(), owned.type(), Presence.REQUIRED, owned.format(),
            false, owned.ttl() ? Role.TTL : Role.PLAIN, Optional.empty(), owned.site()))
        .toList();
    TypeRef type = TypeRef.of(table.type().packageName(), "@Unique marker of " + tag);
    return new EntityModel(type, false, tag, tag, components, Optional.of(pk), sk, List.of(), List.of(), Set.of(),
        entity.site());
  }
}
