package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.EntityModel;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * An entity with the definition of each key attribute it fills, in declaration order, and its memberships.
 *
 * <p>An entity is a member of every index whose key attributes it all defines, declared for that purpose or not: that is
 * how DynamoDB fills an index.
 *
 * @param memberships of the table first, then of each index
 */
public record EntityKeys(EntityModel entity, Map<String, KeyDefinition> definitions, List<Membership> memberships) {

  public EntityKeys {
    memberships = List.copyOf(memberships);
  }

  public Optional<KeyDefinition> definition(String attribute) {
    return Optional.ofNullable(definitions.get(attribute));
  }

  public boolean isMemberOf(KeySchema schema) {
    return !memberships(schema).isEmpty();
  }

  /** The ways in which the entity is in that table or index; several where guarded templates share it. */
  public List<Membership> memberships(KeySchema schema) {
    return memberships.stream().filter(membership -> membership.schema().equals(schema)).toList();
  }

  /** The membership of the table itself, which every entity has. */
  public Membership primary() {
    return memberships.get(0);
  }
}
