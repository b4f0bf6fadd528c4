package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Presence;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.ValueType;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.Guard;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What is known of an item's components: by a question about its items, or by a guard about an index's. */
final class Facts {

  private final EntityModel entity;
  private final List<Guard.Term> known;

  private Facts(EntityModel entity, List<Guard.Term> known) {
    this.entity = entity;
    this.known = known;
  }

  static Facts of(EntityModel entity, Guard guard) {
    return new Facts(entity, guard.terms());
  }

  /** What every item that a question means has in common. An order over a component implies that it is there. */
  static Facts of(EntityModel entity, Question question) {
    List<Guard.Term> known = new ArrayList<>();
    for (Term term : question.terms()) {
      known.add(fact(term));
    }
    question.orderBy().flatMap(Question.OrderBy::component).ifPresent(name -> known.add(new Guard.Exists(name)));
    return new Facts(entity, known);
  }

  /** What a term says of its component, as far as a guard could promise it. */
  static Guard.Term fact(Term term) {
    if (term instanceof Term.Fact fact) {
      return fact.fact();
    }
    return term instanceof Term.Tie tie && tie.argument() instanceof Argument.Constant constant
        ? new Guard.OneOf(term.component(), Set.of(constant.text()))
        : new Guard.Exists(term.component());
  }

  boolean imply(Guard guard) {
    return guard.terms().stream().allMatch(this::imply);
  }

  boolean imply(Guard.Term term) {
    if (term instanceof Guard.Exists exists) {
      return isPresent(exists.component());
    }
    if (term instanceof Guard.Absent absent) {
      return known.contains(absent);
    }
    if (term instanceof Guard.OneOf oneOf) {
      return allowed(oneOf.component()).map(values -> oneOf.values().containsAll(values)).orElse(false);
    }
    Guard.NoneOf noneOf = (Guard.NoneOf) term;
    return known.contains(noneOf)
        || known.contains(new Guard.Absent(noneOf.component()))
        || allowed(noneOf.component()).map(values -> values.stream().noneMatch(noneOf.values()::contains)).orElse(false);
  }

  private boolean isPresent(String component) {
    boolean required = entity.component(component).map(found -> found.presence() == Presence.REQUIRED).orElse(false);
    return required || known.stream()
        .anyMatch(term -> term.component().equals(component)
            && (term instanceof Guard.Exists || term instanceof Guard.OneOf));
  }

  /** The values the component can have, where that is a known and finite set. */
  private Optional<Set<String>> allowed(String component) {
    Optional<Set<String>> allowed = entity.component(component)
        .filter(found -> isPresent(component))
        .flatMap(Facts::allValues);
    for (Guard.Term term : known) {
      if (term instanceof Guard.OneOf oneOf && oneOf.component().equals(component)) {
        allowed = Optional.of(allowed.map(values -> common(values, oneOf.values())).orElse(oneOf.values()));
      }
    }
    for (Guard.Term term : known) {
      if (term instanceof Guard.NoneOf noneOf && noneOf.component().equals(component)) {
        allowed = allowed.map(values -> without(values, noneOf.values()));
      }
    }
    return allowed;
  }

  private static Optional<Set<String>> allValues(ComponentModel component) {
    if (component.type() instanceof ValueType.EnumType type) {
      return Optional.of(new LinkedHashSet<>(type.constants()));
    }
    return component.type().is(ScalarKind.BOOLEAN) ? Optional.of(Set.of("true", "false")) : Optional.empty();
  }

  private static Set<String> common(Set<String> left, Set<String> right) {
    Set<String> both = new LinkedHashSet<>(left);
    both.retainAll(right);
    return both;
  }

  private static Set<String> without(Set<String> values, Set<String> excluded) {
    Set<String> rest = new LinkedHashSet<>(values);
    rest.removeAll(excluded);
    return rest;
  }
}
