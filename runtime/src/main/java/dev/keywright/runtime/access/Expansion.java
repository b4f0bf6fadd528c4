package dev.keywright.runtime.access;

import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.access.TableWrite.Action;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * What one operation needs in a transaction: the action on its own item, and, where unique components are concerned,
 * the actions on their markers, for which the item is read first if what it was is not known.
 *
 * @param write the operation
 * @param <T> the record
 */
record Expansion<T>(TableWrite<T, ?> write) {
  /** The actions of an operation, and the item that was read for them; empty if none was read or there. */
  record Expanded(List<TransactionAction> actions, Map<String, AttributeValue> before) {}

  /** Whether the operation cannot be done by a request of its own. */
  boolean needsTransaction() {
    if (write.action() instanceof Action.Store store && isCreate()) {
      return hasConstraints() && !markers().of(store.item()).isEmpty();
    }
    return write.action() instanceof Action.Check || needsTheOldItem();
  }

  /** Reads what has to be read and says what is to be sent. */
  Expanded expand(int operation, Set<String> strangers) {
    MarkerActions<T> moves = new MarkerActions<>(operation, write, markers(), strangers);
    List<TransactionAction> actions = new ArrayList<>();
    if (!needsTheOldItem()) {
      actions.add(new ItemAction(operation, write, write.conditions()).action());
      if (write.action() instanceof Action.Store store && hasConstraints()) {
        actions.addAll(moves.between(Map.of(), store.item()));
      }
      return new Expanded(actions, Map.of());
    }
    Map<String, AttributeValue> stored = new CurrentItem(write.target()).read();
    Map<String, AttributeValue> before = write.target().expiry().isOver(stored) ? Map.of() : stored;
    Conditions asRead = write.conditions().asRead(asRead(stored));
    actions.add(new ItemAction(operation, write, asRead).action());
    actions.addAll(moves.between(before, after(before)));
    return new Expanded(actions, before);
  }

  private Map<String, AttributeValue> after(Map<String, AttributeValue> before) {
    if (write.action() instanceof Action.Store store) {
      return store.item();
    }
    return write.action() instanceof Action.Alter alter && !before.isEmpty()
        ? alter.change().appliedTo(before) : Map.of();
  }

  private boolean needsTheOldItem() {
    if (!hasConstraints() || write.action() instanceof Action.Check || isCreate()) {
      return false;
    }
    return !(write.action() instanceof Action.Alter alter) || touchesMarkers(alter.change());
  }

  private boolean touchesMarkers(PlannedChange change) {
    boolean touched = false;
    for (String attribute : markers().attributes()) {
      if (change.computed().contains(attribute) || change.incremented().contains(attribute)) {
        throw new KeywrightException(write + ": computes " + attribute + ", on which a unique component depends, so"
            + " that its new value is not known before it is stored; set it to a value instead");
      }
      touched |= change.touches(attribute);
    }
    return touched;
  }

  /** What must not change between reading and writing: where the markers are, and the version of what is answered. */
  private List<Expected> asRead(Map<String, AttributeValue> stored) {
    if (stored.isEmpty()) {
      String partitionKey = write.target().stored().definition().partitionKey().name();
      return List.of(new Expected(partitionKey, partitionKey, Optional.empty()));
    }
    Set<String> attributes = new LinkedHashSet<>(markers().attributes());
    write.target().codec().versionAttribute().ifPresent(attributes::add);
    return attributes.stream()
        .map(attribute -> new Expected(attribute, attribute, Optional.ofNullable(stored.get(attribute)))).toList();
  }

  private boolean isCreate() {
    return write.conditions().presence() == Presence.ABSENT;
  }

  private boolean hasConstraints() {
    return !write.target().codec().uniqueConstraints().isEmpty();
  }

  private UniqueMarkers<T> markers() {
    return new UniqueMarkers<>(write.target());
  }
}
