package dev.keywright.runtime.access;

import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.awscore.AwsRequestOverrideConfiguration;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemRequest;
import software.amazon.awssdk.services.dynamodb.model.DeleteItemResponse;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemRequest;
import software.amazon.awssdk.services.dynamodb.model.UpdateItemResponse;

/**
 * The requests that write one item: each is built, sent, observed, and answered by an item.
 *
 * @param target the item
 * @param composer the names and values of its expressions
 * @param condition the condition expression, if there is one
 */
record SingleRequest(Target<?> target, ExpressionComposer composer, Optional<String> condition) {
  private static final ReturnValuesOnConditionCheckFailure ALL_OLD = ReturnValuesOnConditionCheckFailure.ALL_OLD;

  /** Stores an item and answers it. */
  Map<String, AttributeValue> put(Map<String, AttributeValue> item) {
    return observed("PutItem", observation -> {
      PutItemRequest.Builder request = PutItemRequest.builder().tableName(target.table()).item(item);
      condition.ifPresent(text -> request.conditionExpression(text).returnValuesOnConditionCheckFailure(ALL_OLD));
      ifAny(composer.names()).ifPresent(request::expressionAttributeNames);
      ifAny(composer.values()).ifPresent(request::expressionAttributeValues);
      override(observation).ifPresent(override ->
          request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(override));
      PutItemResponse response = target.requests().client().putItem(request.build());
      observation.answered(0, response.consumedCapacity());
      return item;
    });
  }

  /** Changes an item, or makes one if the condition allows, and answers it as it is then. */
  Map<String, AttributeValue> update(Optional<String> update) {
    return observed("UpdateItem", observation -> {
      UpdateItemRequest.Builder request = UpdateItemRequest.builder().tableName(target.table())
          .key(target.key().attributes()).returnValues(ReturnValue.ALL_NEW);
      update.ifPresent(request::updateExpression);
      condition.ifPresent(text -> request.conditionExpression(text).returnValuesOnConditionCheckFailure(ALL_OLD));
      ifAny(composer.names()).ifPresent(request::expressionAttributeNames);
      ifAny(composer.values()).ifPresent(request::expressionAttributeValues);
      override(observation).ifPresent(override ->
          request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(override));
      UpdateItemResponse response = target.requests().client().updateItem(request.build());
      observation.answered(0, response.consumedCapacity());
      return response.attributes();
    });
  }

  /** Removes an item and answers what it was; empty if there was none. */
  Map<String, AttributeValue> delete() {
    return observed("DeleteItem", observation -> {
      DeleteItemRequest.Builder request = DeleteItemRequest.builder().tableName(target.table())
          .key(target.key().attributes()).returnValues(ReturnValue.ALL_OLD);
      condition.ifPresent(text -> request.conditionExpression(text).returnValuesOnConditionCheckFailure(ALL_OLD));
      ifAny(composer.names()).ifPresent(request::expressionAttributeNames);
      ifAny(composer.values()).ifPresent(request::expressionAttributeValues);
      override(observation).ifPresent(override ->
          request.returnConsumedCapacity(ReturnConsumedCapacity.INDEXES).overrideConfiguration(override));
      DeleteItemResponse response = target.requests().client().deleteItem(request.build());
      observation.answered(0, response.consumedCapacity());
      Map<String, AttributeValue> old = response.hasAttributes() ? response.attributes() : Map.of();
      if (!old.isEmpty() && target.stored().entityOf(old) == null) {
        observation.unknown(target.stored().unknown(old));
      }
      return old;
    });
  }

  private Map<String, AttributeValue> observed(String operation,
      Function<Observation, Map<String, AttributeValue>> call) {
    return target.requests().observe(target.pattern(), operation).during(observation -> {
      observation.asks(target.key()::toString);
      return call.apply(observation);
    });
  }

  private static <V> Optional<Map<String, V>> ifAny(Map<String, V> aliases) {
    return aliases.isEmpty() ? Optional.empty() : Optional.of(aliases);
  }

  private static Optional<AwsRequestOverrideConfiguration> override(Observation observation) {
    return observation.isAsked() ? Optional.of(observation.override()) : Optional.empty();
  }
}
