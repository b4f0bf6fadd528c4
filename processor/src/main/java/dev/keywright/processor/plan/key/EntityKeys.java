package dev.keywright.processor.plan.key;

import dev.keywright.processor.model.EntityModel;
import java.util.Map;
import java.util.Optional;

/**
 * An entity with the definition of each key attribute it fills, by attribute name in declaration order.
 *
 * <p>An entity is a member of every index whose key attributes it all defines, declared for that purpose or not: that is
 * how DynamoDB fills an index.
 */
public record EntityKeys(EntityModel entity, Map<String, KeyDefinition> definitions) {

  public Optional<KeyDefinition> definition(String attribute) {
    return Optional.ofNullable(definitions.get(attribute));
  }

  public boolean isMemberOf(KeySchema schema) {
    return definitions.keySet().containsAll(schema.attributes());
  }
}
