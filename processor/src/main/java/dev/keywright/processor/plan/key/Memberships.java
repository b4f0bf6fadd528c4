package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.KeyDefinition.GuardedTemplate;
import dev.keywright.processor.plan.key.KeyDefinition.Native;
import dev.keywright.processor.plan.key.KeyDefinition.Synthetic;
import dev.keywright.processor.plan.key.Membership.KeyPart;
import dev.keywright.processor.plan.key.Membership.NativePart;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/** Finds every way an entity is in the table and its indexes, from the definitions of its key attributes. */
final class Memberships {

  private final EntityModel entity;
  private final Map<String, KeyDefinition> definitions;

  Memberships(EntityModel entity, Map<String, KeyDefinition> definitions) {
    this.entity = entity;
    this.definitions = definitions;
  }

  List<Membership> of(TableModel table, List<IndexUnit> units) {
    List<Membership> memberships = new ArrayList<>();
    for (KeySchema schema : KeySchema.all(table)) {
      if (!definitions.keySet().containsAll(schema.attributes())) {
        continue;
      }
      List<IndexUnit> declared = units.stream().filter(unit -> unit.schema().equals(schema)).toList();
      if (declared.isEmpty()) {
        memberships.addAll(combinations(schema, Guard.ALWAYS, Map.of()));
      }
      for (IndexUnit unit : declared) {
        memberships.addAll(combinations(schema, unit.guard(), unit.templates()));
      }
    }
    return memberships;
  }

  /** One membership for each choice among the guarded templates of the attributes that are not fixed. */
  private List<Membership> combinations(KeySchema schema, Guard guard, Map<String, KeyTemplate> fixed) {
    List<Membership> open = List.of(new Membership(entity, schema, guard, Map.of()));
    for (String attribute : schema.attributes()) {
      List<Membership> extended = new ArrayList<>();
      for (Membership membership : open) {
        if (fixed.containsKey(attribute)) {
          extended.add(with(membership, attribute, new TemplatePart(fixed.get(attribute)), Guard.ALWAYS));
        } else {
          extended.addAll(alternatives(membership, attribute));
        }
      }
      open = extended;
    }
    return open;
  }

  private List<Membership> alternatives(Membership membership, String attribute) {
    KeyDefinition definition = definitions.get(attribute);
    if (definition instanceof Native component) {
      return List.of(with(membership, attribute, new NativePart(component.component()), existence(component.component())));
    }
    List<Membership> alternatives = new ArrayList<>();
    for (GuardedTemplate choice : ((Synthetic) definition).templates()) {
      alternatives.add(with(membership, attribute, new TemplatePart(choice.template()), choice.guard()));
    }
    return alternatives;
  }

  private static Membership with(Membership membership, String attribute, KeyPart part, Guard guard) {
    Map<String, KeyPart> parts = new LinkedHashMap<>(membership.parts());
    parts.put(attribute, part);
    return new Membership(membership.entity(), membership.schema(), both(membership.guard(), guard),
        Collections.unmodifiableMap(parts));
  }

  /** The guard that an optional component implies. */
  static Guard existence(ComponentModel component) {
    return component.presence().mayBeAbsent() ? new Guard(List.of(new Guard.Exists(component.name()))) : Guard.ALWAYS;
  }

  static Guard both(Guard left, Guard right) {
    Set<Guard.Term> terms = new LinkedHashSet<>(left.terms());
    terms.addAll(right.terms());
    return new Guard(List.copyOf(terms));
  }
}
