package dev.keywright.runtime.access;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.UniqueConstraint;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The marker items that claim the values of one item's unique components: which ones an item has, what is in them, and
 * whose one is that was found.
 *
 * @param target the item
 * @param <T> the record
 */
record UniqueMarkers<T>(Target<T> target) {
  private static final String OWNER = "_owner";

  /** The stored names on which the markers depend: those of their templates, and the time to live they share. */
  Set<String> attributes() {
    Set<String> attributes = new LinkedHashSet<>();
    target.codec().uniqueConstraints().forEach(constraint -> attributes.addAll(constraint.attributes()));
    target.expiry().attribute().ifPresent(attributes::add);
    return attributes;
  }

  /** The markers of an item, each with the constraint it is of; components that share one have it once. */
  Map<PrimaryKey, UniqueConstraint<T>> of(Map<String, AttributeValue> item) {
    Map<PrimaryKey, UniqueConstraint<T>> markers = new LinkedHashMap<>();
    if (item.isEmpty()) {
      return markers;
    }
    T record = target.read(item);
    try {
      for (UniqueConstraint<T> constraint : target.codec().uniqueConstraints()) {
        constraint.marker(record).ifPresent(key -> markers.putIfAbsent(key, constraint));
      }
    } catch (InvalidKeyException e) {
      throw e.during(target.encoder().place());
    }
    return markers;
  }

  /** A marker as it is stored. */
  Map<String, AttributeValue> item(PrimaryKey marker, UniqueConstraint<T> constraint,
      Map<String, AttributeValue> owner) {
    Map<String, AttributeValue> item = new HashMap<>(marker.attributes());
    target.stored().definition().typeAttribute()
        .ifPresent(attribute -> item.put(attribute, AttributeValue.fromS(constraint.tag())));
    item.put(OWNER, owner());
    Optional<String> timeToLive = target.expiry().attribute().filter(owner::containsKey);
    timeToLive.ifPresent(attribute -> item.put(attribute, owner.get(attribute)));
    return item;
  }

  /** The condition that a marker is free or this item's own. */
  String isFreeOrOwn(ExpressionComposer composer, Expiry expiry) {
    String none = "attribute_not_exists(" + composer.name(target.stored().definition().partitionKey().name()) + ')';
    return none + " OR " + composer.name(OWNER) + " = " + composer.value(owner())
        + expiry.isOver(composer).map(over -> " OR " + over).orElse("");
  }

  /** Whether a marker that was found belongs to another item. */
  boolean isTaken(Map<String, AttributeValue> marker, Expiry expiry) {
    AttributeValue owner = marker.get(OWNER);
    return !marker.isEmpty() && !expiry.isOver(marker) && (owner == null || !StoredEquality.same(owner, owner()));
  }

  private AttributeValue owner() {
    return AttributeValue.fromM(target.key().attributes());
  }
}
