package dev.keywright.processor.plan;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Operation;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeysReader;
import dev.keywright.processor.problem.InternalFault;
import dev.keywright.processor.problem.Problems;
import java.util.ArrayList;
import java.util.List;

/**
 * Plans a table: the keys of every entity, then a request for every access pattern. What cannot be planned is reported
 * and left out, and nothing that follows from it is reported again.
 */
public final class Planner {

  private final TableModel table;
  private final Problems problems;

  public Planner(TableModel table, Problems problems) {
    this.table = table;
    this.problems = problems;
  }

  /** The keys of the entities whose templates are sound. */
  public List<EntityKeys> keys() {
    List<EntityKeys> keys = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      if (entity.pk().isPresent()) {
        InternalFault.at(place(entity), () -> KeysReader.read(table, entity, problems)).ifPresent(keys::add);
      }
    }
    return keys;
  }

  /** The plan of all that is sound; whole only if nothing was reported. */
  public TablePlan plan(List<EntityKeys> keys) {
    List<EntityPlan> entities = keys.stream()
        .map(each -> InternalFault.at(place(each.entity()), () -> entity(each)))
        .toList();
    List<CollectionPlan> collections = new ArrayList<>();
    List<TransactionPlan> transactions = new ArrayList<>();
    if (keys.size() == table.entities().size()) {
      CollectionPlanner planner = new CollectionPlanner(table, keys, problems);
      TransactionPlanner transactional = new TransactionPlanner(table, entities, problems);
      for (PatternModel pattern : table.patterns()) {
        if (pattern.operation() == Operation.TRANSACT) {
          InternalFault.at(place(pattern), () -> transactional.plan(pattern)).ifPresent(transactions::add);
        } else {
          InternalFault.at(place(pattern), () -> planner.plan(pattern)).ifPresent(collections::add);
        }
      }
    }
    return new TablePlan(table, entities, collections, transactions);
  }

  private EntityPlan entity(EntityKeys keys) {
    List<UniquePlan> uniques = new MarkerPlanner(table, keys.entity(), problems).plan();
    PatternPlanner planner = new PatternPlanner(table, keys, uniques, problems);
    List<PatternPlan> patterns = new ArrayList<>();
    for (PatternModel pattern : keys.entity().patterns()) {
      InternalFault.at(place(pattern), () -> planner.plan(pattern)).ifPresent(patterns::add);
    }
    return EntityPlans.of(table, keys, uniques, patterns);
  }

  private static String place(EntityModel entity) {
    return "entity " + entity.type().simpleName();
  }

  private static String place(PatternModel pattern) {
    return "pattern " + pattern.name();
  }
}
