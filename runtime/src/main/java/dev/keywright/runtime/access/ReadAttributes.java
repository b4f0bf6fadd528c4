package dev.keywright.runtime.access;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.KeyAttribute;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.generated.ReadPattern;
import java.util.ArrayList;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;

/**
 * Which attributes a read can name: what a table or an index holds, which of it are keys, and which of it must be
 * read to tell what an item is, whatever else is asked for.
 *
 * @param definition the table
 * @param index the index that is read, if any
 * @param projected what the pattern asks for besides
 */
record ReadAttributes(TableDefinition definition, Optional<IndexDefinition> index, List<String> projected) {
  static ReadAttributes of(StoredItems stored, ReadPattern pattern) {
    TableDefinition definition = stored.definition();
    return new ReadAttributes(definition, pattern.index().map(definition::index),
        pattern.projected().orElse(List.of()));
  }

  /** Whether a filter can name it: it is no key of what is read, and it is there. */
  boolean canFilter(String attribute) {
    List<KeyAttribute> keys = index.map(IndexDefinition::keys).orElse(definition.keys());
    return keys.stream().noneMatch(key -> key.name().equals(attribute)) && isThere(attribute);
  }

  /** What tells the item, its entity, and whether its time to live is over: the table's and the index's keys first. */
  Set<String> telling() {
    Set<String> names = new LinkedHashSet<>();
    definition.keys().forEach(key -> names.add(key.name()));
    index.map(IndexDefinition::keys).orElse(List.of()).forEach(key -> names.add(key.name()));
    Stream.of(definition.typeAttribute(), definition.ttlAttribute()).flatMap(Optional::stream).filter(this::isThere)
        .forEach(names::add);
    return names;
  }

  /** The projection expression that asks for what tells the item, and for what the pattern projects. */
  String projection(ExpressionComposer composer) {
    Set<String> names = telling();
    names.addAll(projected);
    return expression(names, composer);
  }

  /** The projection expression that asks for no more than what tells the item. */
  String tellingProjection(ExpressionComposer composer) {
    return expression(telling(), composer);
  }

  /** A global index refuses to be asked for what it does not project. */
  private boolean isThere(String attribute) {
    return index.map(read -> read.projection() == ProjectionType.ALL || read.included().contains(attribute))
        .orElse(true);
  }

  private static String expression(Collection<String> names, ExpressionComposer composer) {
    List<String> aliases = new ArrayList<>();
    names.forEach(name -> aliases.add(composer.name(name)));
    return aliases.stream().collect(Collectors.joining(", "));
  }
}
