package dev.keywright.runtime.generated;

import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The key attributes of a stored item, by name: what tells which entity it is when it has no type attribute, and
 * whether it lies in a range. Readers give it; generated codecs and {@link KeyCondition} ask it.
 */
@FunctionalInterface
public interface ItemKey {

  /** The attribute's value, null if the item has none of that name. */
  @Nullable AttributeValue attribute(String name);

  /** The attribute's text, null if it is absent or no string. */
  default @Nullable String string(String name) {
    AttributeValue value = attribute(name);
    return value == null ? null : value.s();
  }

  /** The key of an item that is at hand as a map. */
  static ItemKey of(Map<String, AttributeValue> item) {
    return item::get;
  }
}
