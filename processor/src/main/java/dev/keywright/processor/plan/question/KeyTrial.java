package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.Guard;
import dev.keywright.processor.plan.key.GuardText;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Membership.NativePart;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import dev.keywright.processor.plan.language.Facts;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Tries one membership of an entity on one question. */
final class KeyTrial {

  private final Membership membership;
  private final Question question;
  private final char delimiter;
  private final Map<String, Argument> ties;
  private final List<Lack> lacks = new ArrayList<>();

  private KeyTrial(Membership membership, Question question, char delimiter) {
    this.membership = membership;
    this.delimiter = delimiter;
    this.question = question;
    this.ties = question.ties();
  }

  static Attempt of(Membership membership, Question question, char delimiter, boolean consistent) {
    return new KeyTrial(membership, question, delimiter).run(consistent);
  }

  private Attempt run(boolean consistent) {
    List<KeyValue> partition = partition();
    if (!lacks.isEmpty()) {
      return new Attempt.Lacking(membership.schema(), lacks);
    }
    SortWalk walk = SortWalk.of(membership, question, delimiter);
    lacks.addAll(walk.lacks());
    refuseUnused(walk);
    boolean descending = order(walk);
    if (!QuestionFacts.of(membership.entity(), question).imply(membership.guard())) {
      lacks.add(new Lack(Lack.Kind.SPARSE, "it holds only items with " + GuardText.text(membership.guard())
          + ", which the question does not ask for."));
    }
    if (consistent && membership.schema().isGlobal()) {
      lacks.add(new Lack(Lack.Kind.CONSISTENT, "a global index cannot be read consistently."));
    }
    return lacks.isEmpty()
        ? new Attempt.Served(
            new KeyPlan(membership.schema(), partition, walk.leading(), walk.last(), descending), membership)
        : new Attempt.Lacking(membership.schema(), lacks);
  }

  private List<KeyValue> partition() {
    List<KeyValue> values = new ArrayList<>();
    for (String attribute : membership.schema().partitionKey()) {
      Membership.KeyPart part = membership.part(attribute);
      List<String> unknown = part.components().stream()
          .map(ComponentModel::name)
          .filter(name -> !ties.containsKey(name))
          .toList();
      if (!unknown.isEmpty()) {
        lacks.add(notKnown(part, unknown));
      } else if (part instanceof NativePart component) {
        values.add(new KeyValue.OfComponent(
            attribute, component.component(), ties.get(component.component().name())));
      } else {
        values.add(PinnedText.of(attribute, ((TemplatePart) part).template(), ties).value());
      }
    }
    return values;
  }

  private Lack notKnown(Membership.KeyPart part, List<String> unknown) {
    boolean ranged = question.range().map(range -> unknown.contains(range.component())).orElse(false);
    String names = String.join(" and ", unknown);
    return new Lack(Lack.Kind.NOT_KNOWN, "pk " + part + " needs " + names + (ranged
        ? " by \"=\": a partition key is found by its exact value, not by a range."
        : ", which the question does not know."));
  }

  private void refuseUnused(SortWalk walk) {
    Set<String> used = new LinkedHashSet<>(walk.used());
    membership.partitionParts().forEach(part -> part.components().forEach(component -> used.add(component.name())));
    Facts promised = Facts.of(membership.entity(), membership.guard());
    for (Term term : question.terms()) {
      boolean byKey = used.contains(term.component()) && !(term instanceof Term.Fact);
      boolean byGuard = !(term instanceof Term.Range)
          && !(term instanceof Term.Tie tie && tie.argument() instanceof Argument.Parameter)
          && promised.imply(new Guard(List.of(QuestionFacts.of(term))));
      if (!byKey && !byGuard) {
        lacks.add(new Lack(Lack.Kind.UNUSED_TERM, unused(term, walk)));
      }
    }
  }

  private String unused(Term term, SortWalk walk) {
    String sort = membership.sortParts().stream().map(Object::toString).collect(Collectors.joining(", "));
    boolean inSort = membership.sortParts().stream()
        .anyMatch(part -> part.components().stream().anyMatch(component -> component.name().equals(term.component())));
    if (sort.isEmpty()) {
      return "it has no sort key that could answer \"" + term.text() + "\".";
    }
    if (inSort && walk.stop().isPresent()) {
      return "sk " + sort + " holds " + term.component() + " only behind " + walk.stop().get().component().name()
          + (walk.stop().get().ranged() ? ", which the question ranges over" : ", which the question does not know")
          + ": \"" + term.text() + "\" is not used.";
    }
    return "neither half of its key (sk " + sort + ") can answer \"" + term.text() + "\".";
  }

  /** Whether the key is read backwards; an order that is not the key's is a lack. */
  private boolean order(SortWalk walk) {
    if (question.orderBy().isEmpty()) {
      return false;
    }
    Question.OrderBy order = question.orderBy().get();
    Optional<String> component = order.component();
    if (component.isEmpty() || ties.containsKey(component.get())) {
      return order.descending();
    }
    Optional<SortWalk.Stop> next = walk.stop().filter(stop -> stop.component().name().equals(component.get()));
    if (next.isEmpty()) {
      lacks.add(new Lack(Lack.Kind.ORDER, walk.stop()
          .map(stop -> "its items come in the order of " + stop.component().name() + ", not of " + component.get() + ".")
          .orElse("it has no " + component.get() + " to order by.")));
      return false;
    }
    if (!next.get().ordered() && walk.lacks().isEmpty()) {
      String template = membership.sortParts().stream().map(Object::toString).collect(Collectors.joining(", "));
      lacks.add(SortWalk.unordered(next.get().component(), template, true));
    }
    return order.descending() != next.get().reversed();
  }
}
