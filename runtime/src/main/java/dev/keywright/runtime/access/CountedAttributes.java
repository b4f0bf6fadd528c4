package dev.keywright.runtime.access;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.KeyAttribute;
import dev.keywright.runtime.TableDefinition;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/**
 * What a count has to look at in each item, and whether DynamoDB can do the looking: a filter cannot name a key attribute
 * of what is read, cannot see what an index does not project, and cannot tell an entity by the form of its keys.
 *
 * @param canBeFiltered whether a filter leaves out exactly what is not asked for
 * @param typeAttribute the type tag's attribute; empty if none is stored
 * @param ttlAttribute the time to live's attribute
 * @param needed the attributes to read where a filter will not do
 */
record CountedAttributes(boolean canBeFiltered, String typeAttribute, Optional<String> ttlAttribute, Set<String> needed) {
  static CountedAttributes of(Question<?> question) {
    TableDefinition definition = question.stored().definition();
    Optional<IndexDefinition> index = question.pattern().index().map(definition::index);
    List<KeyAttribute> keys = index.map(IndexDefinition::keys).orElse(definition.keys());
    Optional<String> type = definition.typeAttribute();
    Optional<String> ttl = definition.ttlAttribute();
    boolean canBeFiltered = type.isPresent() && canFilter(type.get(), keys, index)
        && (ttl.isEmpty() || canFilter(ttl.get(), keys, index));
    Set<String> needed = new LinkedHashSet<>();
    definition.keys().forEach(key -> needed.add(key.name()));
    keys.forEach(key -> needed.add(key.name()));
    Stream.of(type, ttl).flatMap(Optional::stream).filter(attribute -> isThere(attribute, index)).forEach(needed::add);
    return new CountedAttributes(canBeFiltered, type.orElse(""), ttl, needed);
  }

  private static boolean canFilter(String attribute, List<KeyAttribute> keys, Optional<IndexDefinition> index) {
    boolean isKey = keys.stream().anyMatch(key -> key.name().equals(attribute));
    return !isKey && isThere(attribute, index);
  }

  /** A global index refuses to be asked for what it does not project. */
  private static boolean isThere(String attribute, Optional<IndexDefinition> index) {
    return index.map(read -> read.projection() == ProjectionType.ALL || read.included().contains(attribute)).orElse(true);
  }
}
