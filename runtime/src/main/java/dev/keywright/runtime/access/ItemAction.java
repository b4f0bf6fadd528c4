package dev.keywright.runtime.access;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.access.TableWrite.Action;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * The action of a transaction that writes an operation's own item.
 *
 * @param operation the position of the operation
 * @param write the operation
 * @param conditions the operation's, with what was read just before
 */
record ItemAction(int operation, TableWrite<?, ?> write, Conditions conditions) {
  private static final ReturnValuesOnConditionCheckFailure ALL_OLD = ReturnValuesOnConditionCheckFailure.ALL_OLD;

  TransactionAction action() {
    Target<?> target = write.target();
    Expiry expiry = target.expiry();
    return new TransactionAction(operation, write, target.key(), write.pattern(), request(expiry),
        item -> refusal(item, expiry));
  }

  private Optional<ConditionFailedException> refusal(Map<String, AttributeValue> item, Expiry expiry) {
    if (conditions.presence() == Presence.NOT_EXPIRED && expiry.isOver(item)) {
      new ExpiredItem(write.target()).remove();
      return Optional.empty();
    }
    return conditions.refusal(write.target(), item, expiry);
  }

  private TransactWriteItem request(Expiry expiry) {
    ExpressionComposer composer = write.composer().copy();
    String condition = conditions.text(composer, write.target(), expiry).orElse(null);
    ReturnValuesOnConditionCheckFailure returned = condition == null ? null : ALL_OLD;
    Map<String, String> names = composer.names().isEmpty() ? null : composer.names();
    Map<String, AttributeValue> values = composer.values().isEmpty() ? null : composer.values();
    String table = write.target().table();
    Map<String, AttributeValue> key = write.target().key().attributes();
    TransactWriteItem.Builder request = TransactWriteItem.builder();
    Optional<String> update = write.action() instanceof Action.Alter alter ? alter.change().text() : Optional.empty();
    if (write.action() instanceof Action.Store store) {
      request.put(put -> put.tableName(table).item(store.item()).conditionExpression(condition)
          .expressionAttributeNames(names).expressionAttributeValues(values)
          .returnValuesOnConditionCheckFailure(returned));
    } else if (write.action() instanceof Action.Remove) {
      request.delete(delete -> delete.tableName(table).key(key).conditionExpression(condition)
          .expressionAttributeNames(names).expressionAttributeValues(values)
          .returnValuesOnConditionCheckFailure(returned));
    } else if (update.isPresent()) {
      request.update(change -> change.tableName(table).key(key).updateExpression(update.get())
          .conditionExpression(condition).expressionAttributeNames(names).expressionAttributeValues(values)
          .returnValuesOnConditionCheckFailure(returned));
    } else {
      request.conditionCheck(check -> check.tableName(table).key(key).conditionExpression(condition)
          .expressionAttributeNames(names).expressionAttributeValues(values)
          .returnValuesOnConditionCheckFailure(returned));
    }
    return request.build();
  }
}
