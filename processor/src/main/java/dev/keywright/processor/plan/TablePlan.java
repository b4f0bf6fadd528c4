package dev.keywright.processor.plan;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.EntityKeys;
import java.util.List;
import java.util.stream.Stream;

/** All that is generated for one table: its entities with their patterns, and the patterns of the table itself. */
public record TablePlan(TableModel table, List<EntityPlan> entities, List<CollectionPlan> collections,
    List<TransactionPlan> transactions) {

  public TablePlan {
    entities = List.copyOf(entities);
    collections = List.copyOf(collections);
    transactions = List.copyOf(transactions);
  }

  /** The keys of all that is stored in the table: the entities, and the markers of their unique components. */
  public List<EntityKeys> stored() {
    return Stream.concat(
            entities.stream().map(EntityPlan::keys),
            entities.stream().flatMap(entity -> entity.uniques().stream()).map(UniquePlan::marker))
        .toList();
  }
}
