package dev.keywright.runtime.access;

import java.util.Map;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.GetItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;

/**
 * The item as it is stored at this moment, for writes that have to know what they replace, and for those whose answer
 * cannot be told before they are done.
 *
 * @param target the item
 */
record CurrentItem(Target<?> target) {
  /** Reads consistently; empty if there is none. */
  Map<String, AttributeValue> read() {
    return target.requests().observe(target.pattern(), "GetItem").during(observation -> {
      observation.asks(target.key()::toString);
      GetItemRequest.Builder request = GetItemRequest.builder().tableName(target.table())
          .key(target.key().attributes()).consistentRead(true);
      if (observation.isAsked()) {
        request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(observation.override());
      }
      GetItemResponse response = target.requests().client().getItem(request.build());
      observation.answered(response.hasItem() ? 1 : 0, response.consumedCapacity());
      return response.hasItem() ? response.item() : Map.of();
    });
  }
}
