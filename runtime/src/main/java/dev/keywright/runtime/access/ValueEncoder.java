package dev.keywright.runtime.access;

import dev.keywright.runtime.ItemWriteException;
import dev.keywright.runtime.codec.MapItemWriter;
import dev.keywright.runtime.generated.ValueCodec;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * Turns single values into what is sent, refusing what cannot be stored with the place it was to go to.
 *
 * @param place the pattern, the table, and the key if there is one, for messages
 * @param entity the type tag of the entity
 */
record ValueEncoder(String place, String entity) {
  /** The stored form; empty if the value is not stored, as an empty set is not. */
  <V> Optional<AttributeValue> encode(String path, ValueCodec<V> codec, @Nullable V value) {
    return MapItemWriter.value(codec, value, path, place, entity);
  }

  /** The stored form of a value that an expression compares with or computes with. */
  <V> AttributeValue required(String path, ValueCodec<V> codec, @Nullable V value) {
    return encode(path, codec, value).orElseThrow(() -> new ItemWriteException(place, entity, path,
        "is given an empty set, which DynamoDB does not have, so that nothing can be compared or computed with it",
        null));
  }
}
