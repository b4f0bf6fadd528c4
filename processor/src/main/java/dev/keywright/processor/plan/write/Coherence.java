package dev.keywright.processor.plan.write;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.KeyAttribute;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.WrittenKeys;
import dev.keywright.processor.plan.language.Facts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Finds which synthetic key attributes an update has to rewrite or remove so that every index stays true, and from what
 * the method knows each component they are made of. What it does not know is a gap: such an update must not compile.
 *
 * <p>An attribute is concerned if a touched component is in one of its templates, or in a guard that decides whether it is
 * there. Native key attributes are free: DynamoDB keeps them.
 */
public final class Coherence {

  private final TableModel table;
  private final EntityKeys keys;
  private final Changes changes;
  private final Beliefs beliefs;
  private final boolean all;
  private final Facts after;
  private final Map<String, Known> known = new LinkedHashMap<>();
  private final List<Gap> gaps = new ArrayList<>();

  /**
   * The question what to rewrite.
   *
   * @param all whether the write may make the item, so that it has to write every attribute
   */
  public Coherence(TableModel table, EntityKeys keys, Changes changes, Beliefs beliefs, boolean all) {
    this.table = table;
    this.keys = keys;
    this.changes = changes;
    this.beliefs = beliefs;
    this.all = all;
    this.after = after();
  }

  /** What is rewritten, from what, and what is missing for it. */
  public record Answer(List<KeyChange> keyChanges, Map<String, Known> known, List<Gap> gaps) {
    public Answer {
      keyChanges = List.copyOf(keyChanges);
      known = Map.copyOf(known);
      gaps = List.copyOf(gaps);
    }
  }

  /**
   * A component that an attribute needs and the method does not know.
   *
   * @param because the touched components that concern the attribute
   * @param computed whether the update changes it to a value that only DynamoDB knows
   */
  public record Gap(KeyAttribute key, ComponentModel component, List<String> because, boolean computed) {}

  public Answer answer() {
    Map<String, List<KeyAttribute>> byAttribute = new LinkedHashMap<>();
    for (KeyAttribute written : WrittenKeys.of(table, keys)) {
      byAttribute.computeIfAbsent(written.attribute(), attribute -> new ArrayList<>()).add(written);
    }
    byAttribute.keySet().removeAll(KeySchema.of(table).attributes());
    List<KeyChange> keyChanges = new ArrayList<>();
    byAttribute.forEach((attribute, templates) -> {
      List<Touch> concerning = concerning(templates);
      if (all || !concerning.isEmpty()) {
        keyChanges.add(change(attribute, templates, concerning));
      }
    });
    return new Answer(keyChanges, known, gaps);
  }

  private List<Touch> concerning(List<KeyAttribute> templates) {
    List<Touch> concerning = new ArrayList<>();
    for (Touch touch : changes.touches().values()) {
      if (templates.stream().anyMatch(written -> dependsOn(written, touch.component().name()))) {
        concerning.add(touch);
      }
    }
    return concerning;
  }

  private static boolean dependsOn(KeyAttribute written, String component) {
    return written.template().uses(component) || !written.isUnconditional() && written.whenAny().stream()
        .flatMap(guard -> guard.terms().stream())
        .anyMatch(term -> term.component().equals(component));
  }

  private KeyChange change(String attribute, List<KeyAttribute> templates, List<Touch> concerning) {
    List<ComponentModel> patched = all || concerning.stream().anyMatch(touch -> !(touch instanceof Touch.Patched))
        ? List.of()
        : concerning.stream().map(Touch::component).toList();
    List<KeyChange.Variant> variants = new ArrayList<>();
    for (KeyAttribute written : templates) {
      List<Guard> undecided = undecided(written);
      boolean always = written.isUnconditional() || undecided.stream().anyMatch(Guard::isAlways);
      if (always || !undecided.isEmpty()) {
        variants.add(new KeyChange.Variant(written, always ? List.of() : undecided));
        demand(written, always ? List.of() : undecided, concerning, patched);
      }
      if (always) {
        break;
      }
    }
    return new KeyChange(attribute, variants, patched);
  }

  /** The guards that may hold afterwards, without what is certain of them. */
  private List<Guard> undecided(KeyAttribute written) {
    return written.whenAny().stream()
        .filter(guard -> after.and(guard).arePossible())
        .map(guard -> new Guard(guard.terms().stream().filter(term -> !after.imply(new Guard(List.of(term)))).toList()))
        .distinct()
        .toList();
  }

  private void demand(KeyAttribute written, List<Guard> guards, List<Touch> concerning, List<ComponentModel> patched) {
    Set<ComponentModel> demanded = new LinkedHashSet<>(written.template().components());
    guards.stream().flatMap(guard -> guard.terms().stream())
        .forEach(term -> demanded.add(keys.entity().component(term.component()).orElseThrow()));
    for (ComponentModel component : demanded) {
      boolean told = patched.size() == 1 && patched.contains(component);
      Known value = value(component, told);
      if (value == null) {
        gaps.add(new Gap(written, component, concerning.stream().map(touch -> touch.component().name()).toList(),
            changes.touches().get(component.name()) instanceof Touch.Computed));
      } else {
        known.merge(component.name(), value, Coherence::fuller);
      }
    }
  }

  /** Of two ways to know a patched component, the one that does without the builder being told. */
  private static Known fuller(Known first, Known second) {
    return first instanceof Known.Patched patched && patched.current().isEmpty() ? second : first;
  }

  /** How the method knows the component as it is after the write; null if it does not. */
  private Known value(ComponentModel component, boolean told) {
    Touch touch = changes.touches().get(component.name());
    Known believed = beliefs.known().get(component.name());
    if (touch == null) {
      return keys.primary().components().contains(component) ? new Known.OfKey(component) : believed;
    }
    if (touch instanceof Touch.Set set) {
      return new Known.Value(component, set.argument());
    }
    if (touch instanceof Touch.Stamped) {
      return new Known.Stamp(component);
    }
    if (touch instanceof Touch.Removed) {
      return new Known.Gone(component);
    }
    if (touch instanceof Touch.Patched && (told || believed != null)) {
      return new Known.Patched(component, Optional.ofNullable(believed));
    }
    return null;
  }

  /** What is certain of the item after the write. */
  private Facts after() {
    List<Guard.Term> terms = new ArrayList<>();
    for (Guard.Term fact : beliefs.facts()) {
      if (!changes.touches().containsKey(fact.component())) {
        terms.add(fact);
      }
    }
    changes.touches().values().forEach(touch -> {
      String name = touch.component().name();
      if (touch instanceof Touch.Removed) {
        terms.add(new Guard.Absent(name));
      } else if (touch instanceof Touch.Set set && set.argument() instanceof Argument.Constant constant) {
        terms.add(new Guard.OneOf(name, Set.of(constant.text())));
      } else if (!(touch instanceof Touch.Patched) || !touch.component().presence().mayBeAbsent()) {
        terms.add(new Guard.Exists(name));
      }
    });
    return Facts.of(keys.entity(), new Guard(terms));
  }
}
