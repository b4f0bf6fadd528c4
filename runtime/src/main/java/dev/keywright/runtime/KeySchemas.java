package dev.keywright.runtime;

import java.util.ArrayList;
import java.util.List;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.KeyType;

/** Key attributes as DynamoDB's CreateTable wants them. Behind {@link TableDefinition} and {@link IndexDefinition}. */
final class KeySchemas {
  private KeySchemas() {
  }

  static List<KeySchemaElement> of(List<KeyAttribute> partitionKeys, List<KeyAttribute> sortKeys) {
    List<KeySchemaElement> schema = new ArrayList<>();
    for (KeyAttribute key : partitionKeys) {
      schema.add(element(key, KeyType.HASH));
    }
    for (KeyAttribute key : sortKeys) {
      schema.add(element(key, KeyType.RANGE));
    }
    return schema;
  }

  private static KeySchemaElement element(KeyAttribute key, KeyType type) {
    return KeySchemaElement.builder().attributeName(key.name()).keyType(type).build();
  }
}
