package dev.keywright.processor.chart;

import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.PatternModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.CollectionPlan;
import dev.keywright.processor.plan.EntityPlan;
import dev.keywright.processor.plan.PatternPlan;
import dev.keywright.processor.plan.TablePlan;
import dev.keywright.processor.plan.TransactionPlan;
import dev.keywright.processor.plan.UniquePlan;
import dev.keywright.processor.plan.key.EntityKeys;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A table with as much of its plan as there is: what charts are made from. Where the build fails, entities have no keys
 * and patterns no plan, but they are in it all the same.
 *
 * @param entries each entity of the table, in its order
 * @param collections the table's own patterns that a key serves
 * @param transactions the table's own patterns that do several writes
 */
public record Inventory(TableModel table, List<Entry> entries, List<CollectionPlan> collections,
    List<TransactionPlan> transactions) {

  public Inventory {
    entries = List.copyOf(entries);
    collections = List.copyOf(collections);
    transactions = List.copyOf(transactions);
  }

  /**
   * One entity.
   *
   * @param keys empty where its templates are missing or have an error
   * @param uniques the markers of its unique components
   * @param plans of those patterns that a key serves
   */
  public record Entry(EntityModel entity, Optional<EntityKeys> keys, List<UniquePlan> uniques,
      List<PatternPlan> plans) {

    public Entry {
      uniques = List.copyOf(uniques);
      plans = List.copyOf(plans);
    }

    public Optional<PatternPlan> plan(PatternModel pattern) {
      return plans.stream().filter(plan -> plan.pattern().equals(pattern)).findFirst();
    }
  }

  /** From a plan, whole or not: what it lacks of its table is there without keys or without a plan. */
  public static Inventory of(TablePlan plan) {
    List<Entry> entries = new ArrayList<>();
    for (EntityModel entity : plan.table().entities()) {
      Optional<EntityPlan> planned = plan.entities().stream().filter(one -> one.entity().equals(entity)).findFirst();
      entries.add(new Entry(entity, planned.map(EntityPlan::keys), planned.map(EntityPlan::uniques).orElse(List.of()),
          planned.map(EntityPlan::patterns).orElse(List.of())));
    }
    return new Inventory(plan.table(), entries, plan.collections(), plan.transactions());
  }

  /** From the keys that could be read, where nothing was planned. */
  public static Inventory of(TableModel table, List<EntityKeys> keys) {
    List<Entry> entries = new ArrayList<>();
    for (EntityModel entity : table.entities()) {
      Optional<EntityKeys> own = keys.stream().filter(one -> one.entity().equals(entity)).findFirst();
      entries.add(new Entry(entity, own, List.of(), List.of()));
    }
    return new Inventory(table, entries, List.of(), List.of());
  }

  public Optional<CollectionPlan> plan(PatternModel pattern) {
    return collections.stream().filter(plan -> plan.pattern().equals(pattern)).findFirst();
  }

  public Optional<TransactionPlan> transaction(PatternModel pattern) {
    return transactions.stream().filter(plan -> plan.pattern().equals(pattern)).findFirst();
  }

  public Entry entry(EntityModel entity) {
    return entries.stream().filter(entry -> entry.entity().equals(entity)).findFirst().orElseThrow();
  }

  /** The stored name of the time-to-live attribute, if an entity has one. */
  public Optional<String> ttlAttribute() {
    return table.entities().stream().flatMap(entity -> entity.ttl().stream()).map(ttl -> ttl.storedName()).findFirst();
  }

  /** Whether every entity has its keys and every pattern its plan. */
  public boolean isComplete() {
    boolean tablePatterns = table.patterns().stream().allMatch(pattern ->
        plan(pattern).isPresent() || transaction(pattern).isPresent());
    return tablePatterns && entries.stream().allMatch(entry -> entry.keys().isPresent()
        && entry.entity().patterns().stream().allMatch(pattern -> entry.plan(pattern).isPresent()));
  }
}
