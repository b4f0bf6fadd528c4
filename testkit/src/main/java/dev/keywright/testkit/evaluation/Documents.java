package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.evaluation.AttributePath.Index;
import dev.keywright.testkit.evaluation.AttributePath.Name;
import dev.keywright.testkit.evaluation.AttributePath.Step;
import dev.keywright.testkit.validation.ExpressionFaults;
import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Changes below a path: each makes a new item and leaves the given one as it was. */
final class Documents {

  private Documents() {}

  /** The item with {@code value} at the path; what contains it must exist. A list grows at its end only. */
  static Item set(Item item, AttributePath path, Value value) {
    return new Item(changed(item.attributes(), path.steps(), Optional.of(value)));
  }

  /** The item without what is at the path; what contains it must exist. */
  static Item remove(Item item, AttributePath path) {
    return new Item(changed(item.attributes(), path.steps(), Optional.empty()));
  }

  private static Map<String, Value> changed(Map<String, Value> entries, List<Step> steps, Optional<Value> value) {
    if (!(steps.get(0) instanceof Name name)) {
      throw ExpressionFaults.pathInvalidForUpdate();
    }
    Map<String, Value> result = new LinkedHashMap<>(entries);
    Optional<Value> replaced = steps.size() == 1
        ? value
        : Optional.of(below(Optional.ofNullable(entries.get(name.name())), steps.subList(1, steps.size()), value));
    replaced.ifPresentOrElse(present -> result.put(name.name(), present), () -> result.remove(name.name()));
    return result;
  }

  private static Value below(Optional<Value> container, List<Step> steps, Optional<Value> value) {
    if (container.isPresent() && container.get() instanceof Value.MapValue map && steps.get(0) instanceof Name) {
      return new Value.MapValue(changed(map.entries(), steps, value));
    }
    if (container.isPresent() && container.get() instanceof Value.ListValue list
        && steps.get(0) instanceof Index index) {
      return new Value.ListValue(changed(list.elements(), index.index(), steps, value));
    }
    throw ExpressionFaults.pathInvalidForUpdate();
  }

  private static List<Value> changed(List<Value> elements, int index, List<Step> steps, Optional<Value> value) {
    List<Value> result = new ArrayList<>(elements);
    boolean exists = index < elements.size();
    if (steps.size() > 1) {
      Optional<Value> container = exists ? Optional.of(elements.get(index)) : Optional.empty();
      Value replaced = below(container, steps.subList(1, steps.size()), value);
      result.set(index, replaced);
    } else if (value.isPresent() && exists) {
      result.set(index, value.get());
    } else if (value.isPresent()) {
      result.add(value.get());
    } else if (exists) {
      result.remove(index);
    }
    return result;
  }
}
