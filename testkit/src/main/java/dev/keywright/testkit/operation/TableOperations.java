package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.storage.TableDefinition;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.RequestFaults;
import dev.keywright.testkit.validation.TableFaults;
import java.util.Optional;

/** CreateTable, DescribeTable, DeleteTable and ListTables. Tables are ready, and gone, at once. */
final class TableOperations {

  private static final int MOST_LISTED = 100;

  private final Database database;

  TableOperations(Database database) {
    this.database = database;
  }

  ObjectNode create(Request request) {
    requireName(request);
    CreateTableConstraints.check(request);
    refuseEmptyLists(request);
    TableDefinition definition = TableDefinitionReader.table(request);
    TableDefinitionChecks.check(definition);
    return database.writing(() -> {
      if (database.table(definition.name()).isPresent()) {
        throw TableFaults.exists(definition.name());
      }
      Table table = database.create(definition);
      for (Request tag : request.objects("Tags")) {
        table.tags().put(tag.text("Key").orElse(""), tag.text("Value").orElse(""));
      }
      return described("TableDescription", TableDescription.of(table, "CREATING"));
    });
  }

  static void requireName(Request request) {
    if (!request.has("TableName")) {
      throw RequestFaults.missingParameter("TableName");
    }
  }

  private static void refuseEmptyLists(Request request) {
    for (String member : new String[] {"LocalSecondaryIndexes", "GlobalSecondaryIndexes"}) {
      if (request.has(member) && request.objects(member).isEmpty()) {
        throw TableFaults.emptyIndexes(member);
      }
    }
  }

  ObjectNode describe(Request request) {
    String name = existingName(request);
    return database.reading(() ->
        described("Table", TableDescription.of(TableNames.describe(database, name), "ACTIVE")));
  }

  ObjectNode delete(Request request) {
    String name = existingName(request);
    return database.writing(() -> {
      Table table = TableNames.describe(database, name);
      if (table.definition().settings().deletionProtection()) {
        throw TableFaults.protectedTable();
      }
      database.drop(name);
      return described("TableDescription", TableDescription.of(table, "DELETING"));
    });
  }

  private static String existingName(Request request) {
    requireName(request);
    Optional<String> name = TableNames.in(request);
    new Constraints().newName("tableName", name).check();
    return name.orElseThrow();
  }

  ObjectNode list(Request request) {
    Optional<String> after = request.text("ExclusiveStartTableName");
    Constraints constraints = new Constraints()
        .atLeast("limit", request.integer("Limit"), 1)
        .atMost("limit", request.integer("Limit"), MOST_LISTED);
    if (after.isPresent()) {
      constraints.newName("exclusiveStartTableName", after);
    }
    constraints.check();
    long limit = request.integer("Limit").orElse((long) MOST_LISTED);
    return database.reading(() -> {
      ObjectNode answer = Json.object();
      ArrayNode names = answer.putArray("TableNames");
      for (String name : database.tables().tailMap(after.orElse(""), false).keySet()) {
        if (names.size() == limit) {
          answer.put("LastEvaluatedTableName", names.get(names.size() - 1).textValue());
          break;
        }
        names.add(name);
      }
      return answer;
    });
  }

  static ObjectNode described(String member, ObjectNode description) {
    ObjectNode answer = Json.object();
    answer.set(member, description);
    return answer;
  }
}
