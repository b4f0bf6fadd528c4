package dev.keywright.testkit;

import java.util.LinkedHashMap;
import java.util.Map;
import software.amazon.awssdk.core.SdkBytes;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** Short forms of what nearly every test here needs: a table, and values. */
public final class Tables {

  private Tables() {}

  /** Creates a table with the string keys {@code pk} and {@code sk}. */
  public static void create(DynamoDbClient client, String name) {
    client.createTable(request -> request.tableName(name)
        .attributeDefinitions(definition("pk", ScalarAttributeType.S), definition("sk", ScalarAttributeType.S))
        .keySchema(key("pk", KeyType.HASH), key("sk", KeyType.RANGE))
        .billingMode(BillingMode.PAY_PER_REQUEST));
  }

  public static AttributeDefinition definition(String name, ScalarAttributeType type) {
    return AttributeDefinition.builder().attributeName(name).attributeType(type).build();
  }

  public static KeySchemaElement key(String name, KeyType type) {
    return KeySchemaElement.builder().attributeName(name).keyType(type).build();
  }

  /** The action of a transaction that puts an item. */
  public static TransactWriteItem put(String table, Map<String, AttributeValue> item) {
    return TransactWriteItem.builder().put(put -> put.tableName(table).item(item)).build();
  }

  public static AttributeValue s(String text) {
    return AttributeValue.fromS(text);
  }

  public static AttributeValue n(Object number) {
    return AttributeValue.fromN(number.toString());
  }

  public static AttributeValue b(byte... bytes) {
    return AttributeValue.fromB(SdkBytes.fromByteArray(bytes));
  }

  /** An item from names and values in turn. */
  public static Map<String, AttributeValue> item(Object... namesAndValues) {
    Map<String, AttributeValue> item = new LinkedHashMap<>();
    for (int at = 0; at < namesAndValues.length; at += 2) {
      Object value = namesAndValues[at + 1];
      item.put((String) namesAndValues[at], value instanceof AttributeValue given ? given
          : value instanceof Number number ? n(number) : s((String) value));
    }
    return item;
  }
}
