package dev.keywright.processor.model;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/**
 * An {@code @AccessPattern} as written.
 *
 * @param where empty: left out, the whole primary key
 * @param entities the records an item collection is read as; empty: left out
 * @param members the place of each annotation member that was written
 */
public record PatternModel(
    Text name,
    String description,
    Operation operation,
    Optional<Text> where,
    Optional<Text> orderBy,
    OptionalInt limit,
    Optional<Text> index,
    boolean consistent,
    List<TypeRef> entities,
    Clauses clauses,
    Map<String, Site> members,
    Site site) {

  public PatternModel {
    entities = List.copyOf(entities);
    members = Map.copyOf(members);
  }

  /** Where the member was written, else the annotation. */
  public Site site(String member) {
    return members.getOrDefault(member, site);
  }
}
