package dev.keywright.runtime.access;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.codec.ItemPlace;
import dev.keywright.runtime.codec.MapItemReader;
import dev.keywright.runtime.codec.MapItemWriter;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.WritePattern;
import java.util.Map;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;

/**
 * Stores whole items: new ones only, or in place of what is there. What is answered is what is stored, read back from
 * the item that was sent (a time to live is cut to seconds, a number loses its trailing zeros).
 *
 * @param requests where requests go
 * @param stored what the table's items are
 */
record ItemWriting(Requests requests, StoredItems stored) {
  <T> T put(WritePattern pattern, EntityCodec<T> codec, T record) {
    ItemPlace place = stored.place(pattern.name());
    Map<String, AttributeValue> item = item(codec, record, place);
    send(pattern, request(item));
    return new MapItemReader(place).read(codec, item);
  }

  <T> T create(WritePattern pattern, EntityCodec<T> codec, T record) {
    ItemPlace place = stored.place(pattern.name());
    Map<String, AttributeValue> item = item(codec, record, place);
    Absence absence = Absence.of(stored);
    PutItemRequest.Builder request = request(item)
        .conditionExpression(absence.expression())
        .expressionAttributeNames(absence.names())
        .returnValuesOnConditionCheckFailure(ReturnValuesOnConditionCheckFailure.ALL_OLD);
    if (!absence.values().isEmpty()) {
      request.expressionAttributeValues(absence.values());
    }
    try {
      send(pattern, request);
    } catch (ConditionalCheckFailedException e) {
      if (!isOwnFirstAttempt(e, item)) {
        ItemAlreadyExistsException exists = new ItemAlreadyExistsException(pattern.name(), stored.definition().name(),
            place.keyText(item), e.hasItem() ? decoded(e.item(), place) : null);
        exists.initCause(e);
        throw exists;
      }
    }
    return new MapItemReader(place).read(codec, item);
  }

  <T> Map<String, AttributeValue> item(EntityCodec<T> codec, T record, ItemPlace place) {
    Map<String, AttributeValue> item = MapItemWriter.write(codec, record, place);
    try {
      KeyCheck.check(stored.definition(), item);
    } catch (InvalidKeyException e) {
      throw e.during(place.text());
    }
    return item;
  }

  private PutItemRequest.Builder request(Map<String, AttributeValue> item) {
    return PutItemRequest.builder().tableName(stored.definition().name()).item(item);
  }

  private void send(WritePattern pattern, PutItemRequest.Builder request) {
    requests.observe(pattern, "PutItem").during(observation -> {
      if (observation.isAsked()) {
        request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(observation.override());
      }
      PutItemRequest sent = request.build();
      observation.asks(() -> stored.place(pattern.name()).keyText(sent.item()));
      PutItemResponse response = requests.client().putItem(sent);
      observation.answered(0, response.consumedCapacity());
      return response;
    });
  }

  /**
   * Whether the item in the way is the one that was sent: the SDK sends again when an answer is lost, and the second
   * attempt then meets what the first has stored.
   */
  private static boolean isOwnFirstAttempt(ConditionalCheckFailedException e, Map<String, AttributeValue> item) {
    Integer attempts = e.numAttempts();
    return attempts != null && attempts > 1 && e.hasItem() && StoredEquality.same(e.item(), item);
  }

  /** The record of the item in the way, of whatever entity it is; null if it cannot be read. */
  private @Nullable Object decoded(Map<String, AttributeValue> item, ItemPlace place) {
    EntityCodec<?> codec = stored.codecOf(item);
    try {
      return codec == null ? null : new MapItemReader(place).read(codec, item);
    } catch (ItemReadException unreadable) {
      return null;
    }
  }
}
