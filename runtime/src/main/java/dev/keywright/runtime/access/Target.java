package dev.keywright.runtime.access;

import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.codec.ItemPlace;
import dev.keywright.runtime.codec.MapItemReader;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.WritePattern;
import java.util.Map;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * The one item that a write is about, by its primary key, whether it is stored or not. Reads what answers say of it.
 *
 * @param requests where requests go
 * @param stored what the table's items are
 * @param pattern the access pattern
 * @param codec the item's entity
 * @param key the item's primary key
 * @param <T> the record
 */
record Target<T>(Requests requests, StoredItems stored, WritePattern pattern, EntityCodec<T> codec, PrimaryKey key) {
  String table() {
    return stored.definition().name();
  }

  /** The value encoder for expressions about this item. */
  ValueEncoder encoder() {
    return new ValueEncoder(place().text() + " (" + key + ")", codec.type());
  }

  /** What tells that the item's time to live is over. */
  Expiry expiry() {
    Optional<String> attribute = codec.expires() ? stored.definition().ttlAttribute() : Optional.empty();
    return new Expiry(attribute, stored.nowSeconds());
  }

  /** The record of an item of this entity. */
  T read(Map<String, AttributeValue> item) {
    return new MapItemReader(place()).read(codec, item);
  }

  /** The record of the item that is stored under the key, of whatever entity; null if none is or it cannot be read. */
  @Nullable Object decoded(Map<String, AttributeValue> item) {
    EntityCodec<?> owner = item.isEmpty() ? null : stored.codecOf(item);
    try {
      return owner == null ? null : new MapItemReader(place()).read(owner, item);
    } catch (ItemReadException unreadable) {
      return null;
    }
  }

  private ItemPlace place() {
    return stored.place(pattern.name());
  }

  @Override
  public String toString() {
    return pattern + " (" + key + ")";
  }
}
