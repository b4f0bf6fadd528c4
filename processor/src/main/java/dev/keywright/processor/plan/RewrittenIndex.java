package dev.keywright.processor.plan;

import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.plan.key.EntityKeys;
import dev.keywright.processor.plan.key.KeySchema;
import dev.keywright.processor.plan.write.Change;
import dev.keywright.processor.plan.write.KeyChange;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

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
    update.changes().forEach(change ->
        change.whole().ifPresent(component -> fates.put(component.storedName(), fate(change))));
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
}
