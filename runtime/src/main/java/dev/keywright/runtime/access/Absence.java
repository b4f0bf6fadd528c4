package dev.keywright.runtime.access;

import dev.keywright.runtime.TableDefinition;
import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The condition that there is no item under a key: none at all, or one whose time to live is over and that DynamoDB has
 * not yet deleted.
 *
 * @param expression the condition expression
 * @param names alias to attribute name
 * @param values alias to value
 */
record Absence(String expression, Map<String, String> names, Map<String, AttributeValue> values) {
  static Absence of(StoredItems stored) {
    TableDefinition definition = stored.definition();
    Map<String, String> names = new LinkedHashMap<>();
    names.put("#pk", definition.partitionKey().name());
    if (definition.ttlAttribute().isEmpty()) {
      return new Absence("attribute_not_exists(#pk)", names, Map.of());
    }
    names.put("#ttl", definition.ttlAttribute().get());
    AttributeValue now = AttributeValue.fromN(Long.toString(stored.nowSeconds()));
    return new Absence("attribute_not_exists(#pk) OR #ttl <= :now", names, Map.of(":now", now));
  }
}
