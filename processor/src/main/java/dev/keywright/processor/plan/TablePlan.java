package dev.keywright.processor.plan;

import dev.keywright.processor.model.TableModel;
import java.util.List;

/** All that is generated for one table: its entities with their patterns, and the patterns of the table itself. */
public record TablePlan(TableModel table, List<EntityPlan> entities, List<CollectionPlan> collections,
    List<TransactionPlan> transactions) {

  public TablePlan {
    entities = List.copyOf(entities);
    collections = List.copyOf(collections);
    transactions = List.copyOf(transactions);
  }
}
