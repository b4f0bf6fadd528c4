package dev.keywright.database;

import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.Proxy;
import java.util.Map;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsRequest;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItemsResponse;

/**
 * A client for an implementation without transactions: their actions are done one after the other, each with its
 * condition, and none is taken back. Good enough to load data that is written in transactions; a test that is about
 * transactions is not for such an implementation.
 */
final class TransactionsOneByOne {
  private TransactionsOneByOne() {}

  static DynamoDbClient over(DynamoDbClient client) {
    return (DynamoDbClient) Proxy.newProxyInstance(DynamoDbClient.class.getClassLoader(),
        new Class<?>[] {DynamoDbClient.class}, (proxy, method, arguments) -> {
          if (method.getName().equals("transactWriteItems")
              && arguments[0] instanceof TransactWriteItemsRequest transaction) {
            transaction.transactItems().forEach(action -> send(client, action));
            return TransactWriteItemsResponse.builder().build();
          }
          try {
            return method.invoke(client, arguments);
          } catch (InvocationTargetException failure) {
            throw failure.getCause();
          }
        });
  }

  private static void send(DynamoDbClient client, TransactWriteItem action) {
    if (action.put() != null) {
      client.putItem(put -> put.tableName(action.put().tableName()).item(action.put().item())
          .conditionExpression(action.put().conditionExpression())
          .expressionAttributeNames(unlessEmpty(action.put().expressionAttributeNames()))
          .expressionAttributeValues(unlessEmpty(action.put().expressionAttributeValues())));
    } else if (action.delete() != null) {
      client.deleteItem(delete -> delete.tableName(action.delete().tableName()).key(action.delete().key())
          .conditionExpression(action.delete().conditionExpression())
          .expressionAttributeNames(unlessEmpty(action.delete().expressionAttributeNames()))
          .expressionAttributeValues(unlessEmpty(action.delete().expressionAttributeValues())));
    } else if (action.update() != null) {
      client.updateItem(update -> update.tableName(action.update().tableName()).key(action.update().key())
          .updateExpression(action.update().updateExpression())
          .conditionExpression(action.update().conditionExpression())
          .expressionAttributeNames(unlessEmpty(action.update().expressionAttributeNames()))
          .expressionAttributeValues(unlessEmpty(action.update().expressionAttributeValues())));
    } else {
      throw new UnsupportedOperationException("a condition check without a transaction");
    }
  }

  /** The SDK has empty maps where there are none, and the service refuses empty ones. */
  private static <K, V> Map<K, V> unlessEmpty(Map<K, V> map) {
    return map.isEmpty() ? null : map;
  }
}
