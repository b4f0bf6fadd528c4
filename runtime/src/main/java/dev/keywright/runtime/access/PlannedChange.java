package dev.keywright.runtime.access;

import dev.keywright.runtime.generated.ChangeAction.Clause;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A change with its values encoded: the actions of an update expression, and what they do to whole attributes as far as
 * that can be told without DynamoDB.
 *
 * @param actions the actions of each clause, with the aliases of the write's composer
 * @param assigned what attributes become; empty for those that are removed
 * @param initial what attributes become if they are absent
 * @param incremented the attributes that are counted up
 * @param computed the attributes that are changed in other ways
 */
record PlannedChange(Map<Clause, List<String>> actions, Map<String, Optional<AttributeValue>> assigned,
    Map<String, AttributeValue> initial, Set<String> incremented, Set<String> computed) {

  /** The update expression; empty if nothing is left to do. */
  Optional<String> text() {
    if (actions.isEmpty()) {
      return Optional.empty();
    }
    return Optional.of(actions.entrySet().stream()
        .map(clause -> clause.getKey() + " " + String.join(", ", clause.getValue()))
        .collect(Collectors.joining(" ")));
  }

  boolean touches(String attribute) {
    return assigned.containsKey(attribute) || initial.containsKey(attribute) || incremented.contains(attribute)
        || computed.contains(attribute);
  }

  /** The item after the change; attributes that are computed stay as they are. */
  Map<String, AttributeValue> appliedTo(Map<String, AttributeValue> item) {
    Map<String, AttributeValue> changed = new HashMap<>(item);
    assigned.forEach((attribute, value) -> {
      if (value.isPresent()) {
        changed.put(attribute, value.get());
      } else {
        changed.remove(attribute);
      }
    });
    initial.forEach(changed::putIfAbsent);
    return changed;
  }

  /**
   * Whether the item looks as if this change had been made to it. Without an answer where actions compute: what they
   * leave behind depends on what was there.
   */
  boolean hasLeft(Map<String, AttributeValue> item) {
    if (!computed.isEmpty()) {
      return false;
    }
    return StoredEquality.same(appliedTo(item), item);
  }
}
