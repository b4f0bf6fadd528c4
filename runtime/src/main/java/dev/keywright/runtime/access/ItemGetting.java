package dev.keywright.runtime.access;

import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.UnknownItem;
import dev.keywright.runtime.codec.ItemPlace;
import dev.keywright.runtime.codec.MapItemReader;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ReadPattern;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * Reads one item by its primary key.
 *
 * @param requests where requests go
 * @param stored what the table's items are
 */
record ItemGetting(Requests requests, StoredItems stored) {
  <T> Optional<T> get(ReadPattern pattern, EntityCodec<T> codec, PrimaryKey key) {
    return requests.observe(pattern, "GetItem").during(observation -> {
      observation.asks(key::toString);
      GetItemRequest.Builder request =
          GetItemRequest.builder().tableName(stored.definition().name()).key(key.attributes());
      if (pattern.isConsistent()) {
        request.consistentRead(true);
      }
      if (pattern.projected().isPresent()) {
        ExpressionComposer composer = stored.composer(pattern, codec.type());
        request.projectionExpression(ReadAttributes.of(stored, pattern).projection(composer))
            .expressionAttributeNames(composer.names());
      }
      if (observation.isAsked()) {
        request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(observation.override());
      }
      GetItemResponse response = requests.client().getItem(request.build());
      observation.answered(response.hasItem() ? 1 : 0, response.consumedCapacity());
      return response.hasItem() ? read(pattern, codec, response.item(), observation)
          : Optional.empty();
    });
  }

  /** The record of an item that is there; empty for another entity's and for one whose time to live is over. */
  <T> Optional<T> read(ReadPattern pattern, EntityCodec<T> codec, Map<String, AttributeValue> item,
      Observation observation) {
    ItemPlace place = stored.place(pattern.name());
    String entity = stored.entityOf(item);
    if (entity == null) {
      UnknownItem unknown = stored.unknown(item);
      observation.unknown(unknown);
      throw unreadable(codec, unknown, place);
    }
    if (!entity.equals(codec.type())) {
      observation.foreign();
      return Optional.empty();
    }
    if (stored.isExpired(item, stored.nowSeconds())) {
      observation.expired();
      return Optional.empty();
    }
    T record = new MapItemReader(place).read(codec, item);
    observation.returned(1);
    return Optional.of(record);
  }

  private ItemReadException unreadable(EntityCodec<?> codec, UnknownItem unknown, ItemPlace place) {
    String attribute = stored.definition().typeAttribute().orElse("its type");
    String reason = unknown.type().map(type -> "is '" + type + "', which names no entity of the table")
        .orElse("is missing, and its key has the form of no entity of the table");
    return new ItemReadException(place.text(), codec.type(), unknown.key(), attribute, reason, null);
  }
}
