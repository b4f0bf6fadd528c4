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

  ItemUpdate(List<Change> changes) {
    this.changes = List.copyOf(changes);
  }

  /** The update that changes nothing, as a request without an expression asks for. */
  public static ItemUpdate none() {
    return new ItemUpdate(List.of());
  }

  /** The paths this update writes or removes. */
  public List<AttributePath> paths() {
    return changes.stream().map(Change::path).toList();
  }

  public Item apply(Item before) {
    Map<AttributePath, Value> written = new LinkedHashMap<>();
    List<AttributePath> removed = new ArrayList<>();
    for (Change change : changes) {
      change.outcome().of(before).ifPresentOrElse(
          value -> written.put(change.path(), value), () -> removed.add(change.path()));
    }
    Item after = before;
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
