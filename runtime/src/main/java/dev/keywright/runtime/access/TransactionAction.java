package dev.keywright.runtime.access;

import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.generated.PrimaryKey;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/**
 * One action of a transaction's request. An operation has one for its item, and one for each marker that it writes.
 *
 * @param operation the position of the operation
 * @param write the operation
 * @param key the item that the action is about, in the operation's table
 * @param what the operation, and what of it this is, for messages
 * @param request as it is sent
 * @param refusal what to say if its condition failed of this item; without an answer things have changed, or were set
 *     right, so that the transaction is to be made anew
 */
record TransactionAction(int operation, TableWrite<?, ?> write, PrimaryKey key, String what, TransactWriteItem request,
    Function<Map<String, AttributeValue>, Optional<ConditionFailedException>> refusal) {

  String table() {
    return write.target().table();
  }

  /** The same for two actions that DynamoDB does not take together. */
  String identity() {
    return table() + '/' + key.identity();
  }
}
