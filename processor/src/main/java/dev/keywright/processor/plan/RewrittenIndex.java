package dev.keywright.processor.plan;

import dev.keywright.processor.model.ComponentModel;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.expression.ExpressionPlan;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.write.Change;
import dev.keywright.processor.plan.write.KeyChange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An index whose key an update changes for its item, so that DynamoDB moves the item there, takes it in or puts it out.
 *
 * @param attributes the changed attributes of its key
 */
public record RewrittenIndex(String index, List<Attribute> attributes) {

  public RewrittenIndex {
    attributes = List.copyOf(attributes);
  }

  /** A key attribute with what becomes of it. */
  public record Attribute(String name, Fate fate) {}

  /** What becomes of a key attribute. */
  public enum Fate {
    REWRITTEN,
    /** The call decides whether it is rewritten or removed. */
    MAY_GO,
    REMOVED
  }

  /** The indexes that an update of the entity rewrites, in the order of their declaration. */
  public static List<RewrittenIndex> of(TableModel table, EntityKeys keys, PatternPlan.Update update) {
    Map<String, Fate> fates = new LinkedHashMap<>();
    update.changes().forEach(change -> stored(change).ifPresent(attribute -> fates.put(attribute, fate(change))));
    update.keyChanges().forEach(change -> fates.put(change.attribute(), fate(change)));
    List<RewrittenIndex> rewritten = new ArrayList<>();
    for (KeySchema schema : KeySchema.all(table)) {
      List<Attribute> changed = schema.attributes().stream()
          .filter(fates::containsKey)
          .map(attribute -> new Attribute(attribute, fates.get(attribute)))
          .toList();
      if (schema.index().isPresent() && !changed.isEmpty() && keys.isMemberOf(schema)) {
        rewritten.add(new RewrittenIndex(schema.index().get().name(), changed));
      }
    }
    return rewritten;
  }

  private static Fate fate(KeyChange change) {
    if (change.variants().isEmpty()) {
      return Fate.REMOVED;
    }
    return change.mayRemove() ? Fate.MAY_GO : Fate.REWRITTEN;
  }

  private static Fate fate(Change change) {
    if (change instanceof Change.Remove) {
      return Fate.REMOVED;
    }
    return change instanceof Change.Patch patch && patch.component().presence().mayBeAbsent()
        ? Fate.MAY_GO : Fate.REWRITTEN;
  }

  /** The attribute that a change touches as a whole; what is inside of one is no key. */
  private static Optional<String> stored(Change change) {
    if (change instanceof Change.Set set) {
      return stored(set.component());
    }
    if (change instanceof Change.Remove remove) {
      return stored(remove.component());
    }
    if (change instanceof Change.Patch patch) {
      return stored(patch.component());
    }
    if (change instanceof Change.Stamp stamp) {
      return stored(stamp.component());
    }
    if (change instanceof Change.CountVersion version) {
      return stored(version.component());
    }
    if (change instanceof Change.KeyComponent ofKey) {
      return stored(ofKey.component());
    }
    if (change instanceof Change.Assign assign) {
      return whole(assign.assignment());
    }
    return change instanceof Change.Add add ? whole(add.addition()) : Optional.empty();
  }

  private static Optional<String> stored(ComponentModel component) {
    return Optional.of(component.storedName());
  }

  /** Of an action that begins with its path: {@code #0 = #0 + :0}, {@code #0 :0}. */
  private static Optional<String> whole(ExpressionPlan action) {
    return action.text().startsWith("#0 ") ? Optional.of(action.names().get(0)) : Optional.empty();
  }
}
