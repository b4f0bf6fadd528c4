package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An update, checked and ready to be applied. All values are computed from the item as it was; then they are
 * written, and what is to be removed is removed from behind, so that indexes into lists keep their meaning.
 */
public final class ItemUpdate {

  /** One action: the path, and what becomes of it; an empty result removes it. */
  record Change(AttributePath path, Outcome outcome) {}

  /** Computes what a path is to hold afterwards, from the item as it was. */
  @FunctionalInterface
  interface Outcome {
    Optional<Value> of(Item before);
  }

  private final List<Change> changes;
  private final Map<String, Value> constants;

  /** {@code constants} are the values that whole attributes are set to, as far as the request gives them. */
  ItemUpdate(List<Change> changes, Map<String, Value> constants) {
    this.changes = List.copyOf(changes);
    this.constants = Map.copyOf(constants);
  }

  /** The update that changes nothing, as a request without an expression asks for. */
  public static ItemUpdate none() {
    return new ItemUpdate(List.of(), Map.of());
  }

  /** The paths this update writes or removes. */
  public List<AttributePath> paths() {
    return changes.stream().map(Change::path).toList();
  }

  /** The values that attributes will have whatever the item is, so that they can be checked before it is read. */
  public Map<String, Value> constants() {
    return constants;
  }

  /** The item after the update. */
  public Item apply(Item before) {
    return apply(before, before);
  }

  /** The item that the update makes where there was none; what it reads is absent, its key included. */
  public Item create(Item key) {
    return apply(Item.EMPTY, key);
  }

  private Item apply(Item before, Item base) {
    Map<AttributePath, Value> written = new LinkedHashMap<>();
    List<AttributePath> removed = new ArrayList<>();
    for (Change change : changes) {
      change.outcome().of(before).ifPresentOrElse(
          value -> written.put(change.path(), value), () -> removed.add(change.path()));
    }
    Item after = base;
    for (AttributePath path : inOrder(written.keySet())) {
      after = Documents.set(after, path, written.get(path));
    }
    List<AttributePath> fromBehind = inOrder(removed);
    for (int at = fromBehind.size() - 1; at >= 0; at--) {
      after = Documents.remove(after, fromBehind.get(at));
    }
    return after;
  }

  /** Paths so that elements of one list come by rising index; paths that differ elsewhere may come in any order. */
  private static List<AttributePath> inOrder(Iterable<AttributePath> paths) {
    List<AttributePath> sorted = new ArrayList<>();
    paths.forEach(sorted::add);
    sorted.sort(Comparator.comparing(AttributePath::steps, ItemUpdate::compareSteps));
    return sorted;
  }

  private static int compareSteps(List<AttributePath.Step> left, List<AttributePath.Step> right) {
    for (int at = 0; at < Math.min(left.size(), right.size()); at++) {
      int order = left.get(at) instanceof AttributePath.Index one && right.get(at) instanceof AttributePath.Index two
          ? Integer.compare(one.index(), two.index())
          : left.get(at).toString().compareTo(right.get(at).toString());
      if (order != 0) {
        return order;
      }
    }
    return Integer.compare(left.size(), right.size());
  }
}
