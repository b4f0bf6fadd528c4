package dev.keywright.processor.plan.question;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.plan.key.Argument;
import dev.keywright.processor.plan.key.KeyPlan;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.KeyValue;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.key.Membership.NativePart;
import dev.keywright.processor.plan.key.Membership.TemplatePart;
import dev.keywright.processor.plan.key.SortPlan;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Tries one group of memberships, all with one shape of partition key, on a question about an item collection. */
final class CollectionTrial {

  private final List<Membership> group;
  private final Question question;
  private final char delimiter;
  private final boolean alone;
  private final boolean consistent;
  private final List<String> lacks = new ArrayList<>();
  private final Set<String> used = new LinkedHashSet<>();

  CollectionTrial(
      List<Membership> group, Question question, char delimiter, boolean alone, boolean consistent) {
    this.group = group;
    this.question = question;
    this.delimiter = delimiter;
    this.alone = alone;
    this.consistent = consistent;
  }

  record Success(KeyPlan key, Map<Membership, SortPlan> intervals) {}

  List<String> lacks() {
    return lacks;
  }

  Optional<Success> run() {
    KeySchema schema = group.get(0).schema();
    refuse(consistent && schema.isGlobal(), "a global index cannot be read consistently.");
    refuse(schema.index().filter(index -> index.projection() != ProjectionKind.ALL).isPresent(),
        "it does not hold whole items (its projection is not ALL).");
    List<Argument> bound = bind();
    if (!lacks.isEmpty()) {
      return Optional.empty();
    }
    Map<Membership, SortWalk> walks = new LinkedHashMap<>();
    for (Membership membership : group) {
      walks.put(membership, walk(membership, bound));
    }
    refuseUnused();
    Optional<Boolean> descending = order(walks);
    if (!lacks.isEmpty() || descending.isEmpty()) {
      return Optional.empty();
    }
    Map<Membership, SortPlan> intervals = new LinkedHashMap<>();
    walks.forEach((membership, walk) -> intervals.put(membership, walk.last()));
    KeyPlan key = new KeyPlan(schema, partition(bound), List.of(), hull(schema, walks), descending.get());
    return Optional.of(new Success(key, intervals));
  }

  private void refuse(boolean lack, String sentence) {
    if (lack) {
      lacks.add(sentence);
    }
  }

  /** The argument of each place of the partition key, by any participant's name for the place. */
  private List<Argument> bind() {
    Map<String, Argument> ties = question.ties();
    List<Argument> bound = new ArrayList<>();
    int places = PartitionShape.places(group.get(0)).size();
    for (int place = 0; place < places; place++) {
      Set<String> names = new LinkedHashSet<>();
      for (Membership membership : group) {
        names.add(PartitionShape.places(membership).get(place).name());
      }
      List<String> tied = names.stream().filter(ties::containsKey).toList();
      if (tied.size() == 1) {
        refuseSecondMeaning(tied.get(0), place);
        used.add(tied.get(0));
        bound.add(ties.get(tied.get(0)));
      } else {
        refuse(true, tied.isEmpty()
            ? "pk " + group.get(0).partitionParts().get(0) + " needs " + String.join(" or ", names)
                + ", which the question does not know."
            : String.join(" and ", tied) + " name one place of the partition key; compare one of them.");
      }
    }
    return bound;
  }

  /** A name for a place must not be another participant's name for something else: it would not be asked for there. */
  private void refuseSecondMeaning(String name, int place) {
    for (Membership membership : group) {
      EntityModel entity = membership.entity();
      boolean other = entity.component(name).isPresent()
          && !PartitionShape.places(membership).get(place).name().equals(name);
      refuse(other, name + " names a place of the partition key, but " + entity.type().simpleName()
          + " has another component of that name; rename one of them.");
    }
  }

  private SortWalk walk(Membership membership, List<Argument> bound) {
    Question own = own(membership, bound);
    SortWalk walk = SortWalk.of(membership, own, delimiter);
    walk.lacks().forEach(lack -> lacks.add(membership.entity().type().simpleName() + ": " + lack.sentence()));
    refuse(!walk.leading().isEmpty(), "an index with several sort-key attributes can be asked for an item collection by"
        + " its partition alone.");
    Set<String> places = new LinkedHashSet<>();
    PartitionShape.places(membership).forEach(component -> places.add(component.name()));
    for (Term term : own.terms()) {
      boolean byKey = walk.used().contains(term.component()) || places.contains(term.component());
      if (byKey) {
        used.add(term.component());
      } else {
        refuse(!(term instanceof Term.Fact), membership.entity().type().simpleName() + " has " + term.component()
            + ", but its key cannot answer \"" + term.text() + "\".");
      }
    }
    return walk;
  }

  /** The question in one participant's names: the bound places, and the terms whose components it has. */
  private Question own(Membership membership, List<Argument> bound) {
    List<Term> terms = new ArrayList<>();
    List<ComponentModel> places = PartitionShape.places(membership);
    for (int place = 0; place < places.size(); place++) {
      String name = places.get(place).name();
      terms.add(new Term.Tie(name, bound.get(place), name));
    }
    for (Term term : question.terms()) {
      boolean has = membership.entity().component(term.component()).isPresent();
      boolean isPlace = places.stream().anyMatch(place -> place.name().equals(term.component()));
      if (has && !isPlace) {
        terms.add(term);
      }
    }
    return new Question(terms, question.orderBy(), question.parameters(), false);
  }

  private void refuseUnused() {
    for (Term term : question.terms()) {
      refuse(!used.contains(term.component()) && !(term instanceof Term.Fact),
          "no participant's key can answer \"" + term.text() + "\".");
    }
  }

  /** The direction; empty if the component asked for is not in order in every participant that has it. */
  private Optional<Boolean> order(Map<Membership, SortWalk> walks) {
    Optional<Question.OrderBy> order = question.orderBy();
    if (order.isEmpty() || order.get().component().isEmpty()) {
      return Optional.of(order.isPresent() && order.get().descending());
    }
    String component = order.get().component().get();
    Set<Boolean> directions = new LinkedHashSet<>();
    for (Map.Entry<Membership, SortWalk> entry : walks.entrySet()) {
      if (entry.getKey().entity().component(component).isEmpty() || question.ties().containsKey(component)) {
        continue;
      }
      Optional<SortWalk.Stop> stop = entry.getValue().stop()
          .filter(found -> found.component().name().equals(component) && found.ordered());
      refuse(stop.isEmpty(), "items of " + entry.getKey().entity().type().simpleName()
          + " do not come in the order of " + component + ".");
      stop.ifPresent(found -> directions.add(order.get().descending() != found.reversed()));
    }
    refuse(directions.size() > 1, component + " is in ascending order in one participant and descending in another.");
    return directions.size() == 1 ? Optional.of(directions.iterator().next()) : Optional.of(order.get().descending());
  }

  private List<KeyValue> partition(List<Argument> bound) {
    Membership first = group.get(0);
    List<ComponentModel> places = PartitionShape.places(first);
    Map<String, Argument> ties = new LinkedHashMap<>();
    for (int place = 0; place < places.size(); place++) {
      ties.put(places.get(place).name(), bound.get(place));
    }
    List<KeyValue> values = new ArrayList<>();
    for (String attribute : first.schema().partitionKey()) {
      values.add(first.part(attribute) instanceof NativePart part
          ? new KeyValue.OfComponent(attribute, part.component(), ties.get(part.component().name()))
          : PinnedText.of(attribute, ((TemplatePart) first.part(attribute)).template(), ties).value());
    }
    return values;
  }

  /** Open where an interval is, or where nothing else lies in the partition and no term narrows it. */
  private SortPlan hull(KeySchema schema, Map<Membership, SortWalk> walks) {
    boolean open = walks.values().stream().anyMatch(walk -> walk.last() instanceof SortPlan.Open);
    boolean narrowed = walks.values().stream().anyMatch(walk -> !walk.used().isEmpty());
    return open || alone && !narrowed || schema.sortKey().isEmpty()
        ? new SortPlan.Open()
        : new SortPlan.Hull(schema.sortKey().get(0));
  }
}
