package dev.keywright.runtime.access;

import dev.keywright.runtime.codec.MapItemReader;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.WritePattern;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;

/**
 * Removes one item by its primary key and answers what it was.
 *
 * @param requests where requests go
 * @param stored what the table's items are
 */
record ItemDeleting(Requests requests, StoredItems stored) {
  <T> Optional<T> delete(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key) {
    return requests.observe(pattern, "DeleteItem").during(observation -> {
      observation.asks(key::toString);
      DeleteItemRequest.Builder request = DeleteItemRequest.builder()
          .tableName(stored.definition().name())
          .key(key.attributes())
          .returnValues(ReturnValue.ALL_OLD);
      if (observation.isAsked()) {
        request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(observation.override());
      }
      DeleteItemResponse response = requests.client().deleteItem(request.build());
      observation.answered(0, response.consumedCapacity());
      Map<String, AttributeValue> old = response.hasAttributes() ? response.attributes() : Map.of();
      return wasThere(codec, old, observation)
          ? Optional.of(new MapItemReader(stored.place(pattern.name())).read(codec, old)) : Optional.empty();
    });
  }

  private boolean wasThere(EntityCodec<?> codec, Map<String, AttributeValue> old, Observation observation) {
    if (old.isEmpty()) {
      return false;
    }
    String entity = stored.entityOf(old);
    if (entity == null) {
      observation.unknown(stored.unknown(old));
      return false;
    }
    return entity.equals(codec.type()) && !stored.isExpired(old, stored.nowSeconds());
  }
}
