package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.Text;
import dev.keywright.processor.plan.expression.ExpressionReader;
import dev.keywright.processor.plan.expression.Place;
import dev.keywright.processor.plan.ComponentSource.Stored;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.Membership;
import dev.keywright.processor.plan.question.Scope;
import dev.keywright.processor.plan.write.ListedComponents;
import dev.keywright.processor.problem.Code;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/** Decides what a read returns: the whole record, or what its index holds of it. */
final class ResultPlanner {

  private final TableModel table;
  private final EntityKeys keys;
  private final Problems problems;

  ResultPlanner(TableModel table, EntityKeys keys, Problems problems) {
    this.table = table;
    this.keys = keys;
    this.problems = problems;
  }

  /** What the pattern returns; empty where {@code project} lists what cannot be had, which is reported. */
  Optional<ResultPlan> of(PatternModel pattern, Membership membership) {
    return pattern.clauses().project().isEmpty()
        ? Optional.of(whole(pattern, membership))
        : projected(pattern, membership);
  }

  /** Whether the key in use lets a filter see what it names. */
  boolean holds(Membership membership, List<ExpressionReader.Term> filter, Text text) {
    for (ExpressionReader.Term term : filter) {
      for (Place place : term.places()) {
        if (!holds(membership, place.component(), text)) {
          return false;
        }
      }
    }
    return true;
  }

  private boolean holds(Membership membership, ComponentModel component, Text text) {
    KeySchema schema = membership.schema();
    if (schema.attributes().contains(component.storedName())) {
      problems.error(Code.KW322, text.site(), "The filter names " + component.name() + ", which is a key attribute of the "
          + schema.label() + " that answers the question, and DynamoDB filters by other attributes only. Ask for it in"
          + " where.");
      return false;
    }
    boolean held = schema.index().map(index -> index.projection() == ProjectionKind.ALL
        || projected(index).contains(component.storedName())).orElse(true);
    if (!held) {
      problems.error(Code.KW322, text.site(), "The filter names " + component.name() + ", which " + schema.label()
          + " does not hold. Add " + component.storedName() + " to its include, or project all.");
    }
    return held;
  }

  private Optional<ResultPlan> projected(PatternModel pattern, Membership membership) {
    Scope scope = Scope.of(table, List.of(keys.entity()));
    Set<String> held = membership.schema().index()
        .filter(index -> index.projection() != ProjectionKind.ALL)
        .map(this::projected)
        .orElseGet(() -> keys.entity().components().stream().map(ComponentModel::storedName).collect(Collectors.toSet()));
    List<ComponentSource> sources = new ArrayList<>();
    for (Text name : pattern.clauses().project()) {
      new ListedComponents(keys.entity(), scope, problems).any(name, "project").ifPresent(component -> {
        Optional<ComponentSource> source = source(component, held, membership);
        source.ifPresent(sources::add);
        if (source.isEmpty()) {
          problems.error(Code.KW322, name.site(), "\"" + pattern.name() + "\" projects " + component.name() + ", which "
              + membership.schema().label() + " does not hold. Add " + component.storedName() + " to its include, or"
              + " project all.");
        } else if (sources.indexOf(source.get()) < sources.size() - 1) {
          problems.error(Code.KW323, name.site(), "\"" + pattern.name() + "\" projects " + component.name() + " twice.");
        }
      });
    }
    return sources.size() == pattern.clauses().project().size()
        ? Optional.of(new ResultPlan.Partial(Names.partialName(pattern.name().value()), sources, false))
        : Optional.empty();
  }

  private ResultPlan whole(PatternModel pattern, Membership membership) {
    KeySchema schema = membership.schema();
    if (schema.index().isEmpty() || schema.index().get().projection() == ProjectionKind.ALL) {
      return new ResultPlan.Whole();
    }
    Set<String> projected = projected(schema.index().get());
    List<ComponentSource> sources = new ArrayList<>();
    boolean stored = true;
    for (ComponentModel component : keys.entity().components()) {
      Optional<ComponentSource> source = source(component, projected, membership);
      stored &= source.isPresent() && source.get() instanceof Stored;
      source.ifPresent(sources::add);
    }
    if (stored) {
      return new ResultPlan.Whole();
    }
    boolean whole = sources.size() == keys.entity().components().size();
    return new ResultPlan.Partial(Names.partialName(pattern.name().value()), sources, whole);
  }

  private Set<String> projected(IndexModel index) {
    Set<String> projected = new LinkedHashSet<>(KeySchema.of(table).attributes());
    projected.addAll(KeySchema.of(index).attributes());
    projected.addAll(index.include());
    table.entities().stream().flatMap(entity -> entity.ttl().stream()).forEach(ttl -> {
      if (index.projection() == ProjectionKind.INCLUDE) {
        projected.add(ttl.storedName());
      }
    });
    return projected;
  }

  private Optional<ComponentSource> source(ComponentModel component, Set<String> projected, Membership membership) {
    if (component.stored() && projected.contains(component.storedName())) {
      return Optional.of(new Stored(component));
    }
    Optional<ComponentSource> ofIndex = EntityPlans
        .decoded(component, membership, membership.schema().attributes())
        .map(source -> source);
    return ofIndex.or(() -> EntityPlans.decoded(component, keys.primary(), KeySchema.of(table).attributes()));
  }
}
