package dev.keywright.sample;

import dev.keywright.runtime.TableDefinition;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeDefinition;
import software.amazon.awssdk.services.dynamodb.model.CreateTableRequest;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.KeySchemaElement;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;

/** Looks whether the shop's table is there, and if so whether its keys are what the shop needs. */
final class TableSetup {
  private final DynamoDbClient client;
  private final TableDefinition definition;

  TableSetup(DynamoDbClient client, TableDefinition definition) {
    this.client = client;
    this.definition = definition;
  }

  /** A table of that name has other keys or indexes than the shop needs. */
  static final class DoesNotFit extends RuntimeException {
    private static final long serialVersionUID = 1;

    DoesNotFit(String table, List<String> differences) {
      super("Table \"" + table + "\" is there, but it is not the shop's. It is left as it is; name another with "
          + "--table.\n  " + String.join("\n  ", differences));
    }
  }

  /**
   * Whether the table is there and fits.
   *
   * @throws DoesNotFit if it is there with other keys
   */
  boolean isThere() {
    Optional<TableDescription> found = describe();
    if (found.isEmpty()) {
      return false;
    }
    List<String> differences = differences(definition.createTableRequest(), found.get());
    if (!differences.isEmpty()) {
      throw new DoesNotFit(definition.name(), differences);
    }
    return true;
  }

  private Optional<TableDescription> describe() {
    try {
      return Optional.of(client.describeTable(request -> request.tableName(definition.name())).table());
    } catch (ResourceNotFoundException notThere) {
      return Optional.empty();
    }
  }

  /** Indexes that the shop does not know do no harm, so only what it needs is looked at. */
  private static List<String> differences(CreateTableRequest needed, TableDescription found) {
    List<String> differences = new ArrayList<>();
    Map<String, String> neededTypes = types(needed.attributeDefinitions());
    Map<String, String> foundTypes = types(found.attributeDefinitions());
    compare("table", keys(needed.keySchema(), neededTypes), keys(found.keySchema(), foundTypes), differences);
    Map<String, String> indexes = new LinkedHashMap<>();
    for (GlobalSecondaryIndexDescription index : found.globalSecondaryIndexes()) {
      indexes.put(index.indexName(), keys(index.keySchema(), foundTypes));
    }
    for (GlobalSecondaryIndex index : needed.globalSecondaryIndexes()) {
      String keys = keys(index.keySchema(), neededTypes);
      compare("index " + index.indexName(), keys, indexes.getOrDefault(index.indexName(), "not there"), differences);
    }
    return differences;
  }

  private static void compare(String what, String needed, String found, List<String> differences) {
    if (!needed.equals(found)) {
      differences.add(what + ": needed " + needed + ", found " + found);
    }
  }

  private static Map<String, String> types(List<AttributeDefinition> definitions) {
    Map<String, String> types = new LinkedHashMap<>();
    for (AttributeDefinition attribute : definitions) {
      types.put(attribute.attributeName(), attribute.attributeTypeAsString());
    }
    return types;
  }

  private static String keys(List<KeySchemaElement> schema, Map<String, String> types) {
    List<String> keys = new ArrayList<>();
    for (KeySchemaElement key : schema) {
      keys.add(key.keyTypeAsString() + " " + key.attributeName() + " " + types.get(key.attributeName()));
    }
    return String.join(", ", keys);
  }
}
