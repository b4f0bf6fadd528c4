package dev.keywright.runtime.access;

import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Whether an item's time to live is over at one moment: as a term of a condition, and of an item at hand. An item of an
 * entity without time to live never expires, and nothing about it is sent.
 *
 * @param attribute the time to live's attribute, if the entity has one
 * @param nowSeconds the moment, in seconds since 1970
 */
record Expiry(Optional<String> attribute, long nowSeconds) {
  /** The term that is true of an expired item; false of an absent one. Empty if items do not expire. */
  Optional<String> isOver(ExpressionComposer composer) {
    return attribute.map(name ->
        composer.name(name) + " <= " + composer.value(AttributeValue.fromN(Long.toString(nowSeconds))));
  }

  boolean isOver(Map<String, AttributeValue> item) {
    return attribute.isPresent() && StoredItems.isExpired(item.get(attribute.get()), nowSeconds);
  }
}
