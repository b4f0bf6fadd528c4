package dev.keywright.processor.plan.language;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.Guard.Absent;
import dev.keywright.processor.plan.key.Guard.Exists;
import dev.keywright.processor.plan.key.Guard.NoneOf;
import dev.keywright.processor.plan.key.Guard.OneOf;
import java.util.LinkedHashMap;
import java.util.Map;
import java.util.Optional;

/**
 * What is known of an item's components, from a guard or from a question: for each component what it may hold. From
 * facts follow guards, and facts can exclude guards. The components are independent of each other, which is all that
 * the conjunctions of guards and of {@code where} can say.
 */
public record Facts(EntityModel entity, Map<String, AllowedValues> known) {

  public Facts {
    known = Map.copyOf(known);
  }

  /** No more than the record itself says: a required component is there, an enum holds one of its constants. */
  public static Facts none(EntityModel entity) {
    return new Facts(entity, Map.of());
  }

  /** What holds wherever the guard holds. */
  public static Facts of(EntityModel entity, Guard guard) {
    return none(entity).and(guard);
  }

  /** Whether no item can satisfy both guards. */
  public static boolean exclude(EntityModel entity, Guard first, Guard second) {
    return !of(entity, first).and(second).arePossible();
  }

  public Facts and(Guard guard) {
    Facts facts = this;
    for (Guard.Term term : guard.terms()) {
      facts = facts.and(term.component(), allowedBy(term));
    }
    return facts;
  }

  public Facts and(String component, AllowedValues allowed) {
    Map<String, AllowedValues> more = new LinkedHashMap<>(known);
    more.put(component, of(component).and(within(component, allowed)));
    return new Facts(entity, more);
  }

  /** What the component may hold. */
  public AllowedValues of(String component) {
    AllowedValues allowed = known.get(component);
    return allowed != null ? allowed : ofRecord(component);
  }

  private AllowedValues ofRecord(String component) {
    boolean required = entity.component(component).map(found -> found.presence() == Presence.REQUIRED).orElse(false);
    return within(component, required ? AllowedValues.PRESENT : AllowedValues.ANYTHING);
  }

  private AllowedValues within(String component, AllowedValues allowed) {
    Optional<ComponentModel> found = entity.component(component);
    return found.map(model -> allowed.over(model.type())).orElse(allowed);
  }

  /** Whether some item can be so. */
  public boolean arePossible() {
    return known.values().stream().noneMatch(AllowedValues::isImpossible);
  }

  /** Whether every item of which the facts hold satisfies the guard. */
  public boolean imply(Guard guard) {
    return guard.terms().stream().allMatch(term -> imply(term.component(), allowedBy(term)));
  }

  /** Whether the component can hold nothing else, wherever the facts hold. */
  public boolean imply(String component, AllowedValues allowed) {
    return of(component).isWithin(within(component, allowed));
  }

  private static AllowedValues allowedBy(Guard.Term term) {
    if (term instanceof OneOf oneOf) {
      return AllowedValues.oneOf(oneOf.values());
    }
    if (term instanceof NoneOf noneOf) {
      return AllowedValues.noneOf(noneOf.values());
    }
    if (term instanceof Exists) {
      return AllowedValues.PRESENT;
    }
    if (term instanceof Absent) {
      return AllowedValues.ABSENT;
    }
    throw new IllegalArgumentException("Unknown term of a guard: " + term);
  }
}
