package dev.keywright.testkit.operation;

import dev.keywright.testkit.evaluation.CompiledCondition;
import dev.keywright.testkit.evaluation.ProjectedPaths;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.IndexDefinition;
import dev.keywright.testkit.storage.Projection;
import dev.keywright.testkit.validation.ReadFaults;
import dev.keywright.testkit.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Which items a page keeps and what it shows of them: filter, projection, and {@code Select}. */
record Selection(Optional<CompiledCondition> filter, Optional<ProjectedPaths> projection, Optional<String> select) {

  /** Refuses a {@code Select} that does not go with the rest of the request. */
  void check(Request request) {
    String parameter = request.has("ProjectionExpression") ? "ProjectionExpression" : "AttributesToGet";
    if (select.isEmpty()) {
      return;
    }
    String chosen = select.get();
    if (projection.isPresent() && !chosen.equals("SPECIFIC_ATTRIBUTES")) {
      throw ReadFaults.projectionWithSelect(parameter, chosen);
    }
    if (projection.isEmpty() && chosen.equals("SPECIFIC_ATTRIBUTES")) {
      throw ReadFaults.nothingSelected();
    }
    if (chosen.equals("ALL_PROJECTED_ATTRIBUTES") && !request.has("IndexName")) {
      throw ReadFaults.projectedAttributesWithoutIndex();
    }
  }

  /** Refuses what a global index cannot answer, since it does not hold it. */
  void check(Source source) {
    if (!source.isGlobalIndex()) {
      return;
    }
    IndexDefinition index = source.index().orElseThrow();
    if (index.projection().kind() == Projection.Kind.ALL) {
      return;
    }
    if (select.filter("ALL_ATTRIBUTES"::equals).isPresent()) {
      throw ReadFaults.allAttributesOfPartialIndex(index.name());
    }
    List<String> missing = missing(source, projection.map(ProjectedPaths::attributes).orElse(List.of()));
    if (!missing.isEmpty()) {
      throw ReadFaults.notProjected(index.name(), missing);
    }
  }

  private static List<String> missing(Source source, Iterable<String> attributes) {
    Set<String> held = source.index().orElseThrow().projectedNames(source.table().definition().key());
    List<String> missing = new ArrayList<>();
    for (String attribute : attributes) {
      if (!held.contains(attribute)) {
        missing.add(attribute);
      }
    }
    return missing;
  }

  /** Whether a local index must fetch whole items from the table, which costs a read each. */
  boolean fetches(Source source) {
    if (source.index().isEmpty() || source.isGlobalIndex()
        || source.index().get().projection().kind() == Projection.Kind.ALL) {
      return false;
    }
    return select.filter("ALL_ATTRIBUTES"::equals).isPresent()
        || !missing(source, projection.map(ProjectedPaths::attributes).orElse(List.of())).isEmpty();
  }

  boolean keeps(Item item) {
    return filter.isEmpty() || filter.get().holds(item);
  }

  Item shown(Item item) {
    return projection.map(paths -> paths.of(item)).orElse(item);
  }

  boolean countsOnly() {
    return select.filter("COUNT"::equals).isPresent();
  }
}
