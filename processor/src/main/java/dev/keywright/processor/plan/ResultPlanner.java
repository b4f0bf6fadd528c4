package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.IndexModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.ProjectionKind;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.ComponentSource.Stored;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.key.Membership;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Decides what a read returns: the whole record, or what its index holds of it. */
final class ResultPlanner {

  private final TableModel table;
  private final EntityKeys keys;

  ResultPlanner(TableModel table, EntityKeys keys) {
    this.table = table;
    this.keys = keys;
  }

  ResultPlan of(PatternModel pattern, Membership membership) {
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
