package dev.keywright.testkit.operation;

import dev.keywright.testkit.evaluation.CompiledCondition;
import dev.keywright.testkit.evaluation.ItemUpdate;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.storage.Write;
import dev.keywright.testkit.validation.ItemChecks;
import dev.keywright.testkit.validation.ItemFaults;
import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.value.Item;
import java.util.Optional;

/**
 * One write to one item, alone or in a transaction: what to do, on which condition, and whether a failed condition
 * shows the item. It is planned first, which changes nothing and may be refused, and done later.
 */
public record WriteAction(String table, Effect effect, Optional<CompiledCondition> condition, boolean oldOnFailure) {

  /** What is done to the item. */
  public sealed interface Effect {}

  /** Stores an item in place of what was there. */
  public record Put(Item item) implements Effect {}

  /** Removes what is at a key. */
  public record Delete(Item key) implements Effect {}

  /** Changes what is at a key, or makes an item there. */
  public record Update(Item key, ItemUpdate update) implements Effect {}

  /** Only looks at the condition. */
  public record Check(Item key) implements Effect {}

  /** A write that was found possible: the item's place, and the item before and after. */
  public record Planned(Key key, Optional<Item> before, Optional<Item> after) {}

  /** The place of the item in its table; refused if the key or item does not fit the table. */
  public Key key(Table table) {
    if (effect instanceof Put put) {
      return ItemChecks.stored(table.definition(), put.item());
    }
    if (effect instanceof Delete delete) {
      return ItemChecks.key(table.definition().key(), delete.key());
    }
    if (effect instanceof Check check) {
      return ItemChecks.key(table.definition().key(), check.key());
    }
    Update update = (Update) effect;
    Key key = ItemChecks.key(table.definition().key(), update.key());
    update.update().paths().forEach(path -> {
      if (table.definition().key().contains(path.attribute())) {
        throw ItemFaults.keyUpdated(path.attribute());
      }
    });
    ItemChecks.assigned(table.definition(), update.update().constants());
    return key;
  }

  /** What this write would do now; refused if its condition fails or its result cannot be stored. */
  public Planned plan(Table table, Key key) {
    Optional<Item> before = table.get(key);
    if (condition.isPresent() && !condition.get().holds(before.orElse(Item.EMPTY))) {
      throw Rejection.conditionFailed(oldOnFailure ? before : Optional.empty());
    }
    if (effect instanceof Put put) {
      return new Planned(key, before, Optional.of(put.item()));
    }
    if (effect instanceof Update update) {
      Item after = before.map(update.update()::apply).orElseGet(() -> update.update().create(update.key()));
      ItemChecks.updated(table.definition(), after);
      return new Planned(key, before, Optional.of(after));
    }
    return new Planned(key, before, effect instanceof Check ? before : Optional.empty());
  }

  /** Does what was planned. */
  public Write commit(Table table, Planned planned) {
    return planned.after().isPresent()
        ? table.put(planned.key(), planned.after().get())
        : table.remove(planned.key());
  }
}
