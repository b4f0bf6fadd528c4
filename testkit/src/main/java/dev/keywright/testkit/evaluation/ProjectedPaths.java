package dev.keywright.testkit.evaluation;

import dev.keywright.testkit.value.Item;
import dev.keywright.testkit.value.Value;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;

/** A projection: the paths to keep of an item. Entries of maps keep their place, elements of lists move together. */
public record ProjectedPaths(List<AttributePath> paths) {

  public ProjectedPaths {
    paths = List.copyOf(paths);
  }

  /** The projection to whole attributes. */
  public static ProjectedPaths of(List<String> attributes) {
    return new ProjectedPaths(attributes.stream().map(AttributePath::of).toList());
  }

  /** The attributes that the paths begin with. */
  public List<String> attributes() {
    return paths.stream().map(AttributePath::attribute).distinct().toList();
  }

  public Item of(Item item) {
    return new Item(entries(item.attributes(), paths.stream().map(AttributePath::steps).toList()));
  }

  private static Map<String, Value> entries(Map<String, Value> entries, List<List<AttributePath.Step>> wanted) {
    Map<String, Value> kept = new LinkedHashMap<>();
    grouped(wanted).forEach((step, rests) -> {
      if (step instanceof AttributePath.Name name && entries.containsKey(name.name())) {
        part(entries.get(name.name()), rests).ifPresent(value -> kept.put(name.name(), value));
      }
    });
    return kept;
  }

  /** What lies behind each first step: the remaining steps, an empty list for a path that ends there. */
  private static Map<AttributePath.Step, List<List<AttributePath.Step>>> grouped(
      List<List<AttributePath.Step>> wanted) {
    return wanted.stream().collect(Collectors.groupingBy(steps -> steps.get(0), LinkedHashMap::new,
        Collectors.mapping(steps -> steps.subList(1, steps.size()), Collectors.toList())));
  }

  private static Optional<Value> part(Value value, List<List<AttributePath.Step>> rests) {
    if (rests.stream().anyMatch(List::isEmpty)) {
      return Optional.of(value);
    }
    if (value instanceof Value.MapValue map) {
      Map<String, Value> kept = entries(map.entries(), rests);
      return kept.isEmpty() ? Optional.empty() : Optional.of(new Value.MapValue(kept));
    }
    if (value instanceof Value.ListValue list) {
      List<Value> kept = elements(list.elements(), rests);
      return kept.isEmpty() ? Optional.empty() : Optional.of(new Value.ListValue(kept));
    }
    return Optional.empty();
  }

  private static List<Value> elements(List<Value> elements, List<List<AttributePath.Step>> rests) {
    Map<Integer, Value> kept = new TreeMap<>();
    grouped(rests).forEach((step, deeper) -> {
      if (step instanceof AttributePath.Index index && index.index() < elements.size()) {
        part(elements.get(index.index()), deeper).ifPresent(value -> kept.put(index.index(), value));
      }
    });
    return new ArrayList<>(kept.values());
  }
}
