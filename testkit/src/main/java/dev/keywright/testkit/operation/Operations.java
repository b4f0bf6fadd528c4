package dev.keywright.testkit.operation;

import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.storage.Database;
import java.util.LinkedHashMap;
import java.util.Map;

/** The list of operations on single tables and items; transactions have a room of their own. */
public final class Operations {

  private Operations() {}

  /** All of them, by their names on the wire. */
  public static Map<String, Operation> on(Database database) {
    Map<String, Operation> operations = new LinkedHashMap<>();
    TableOperations tables = new TableOperations(database);
    operations.put("CreateTable", tables::create);
    operations.put("DescribeTable", tables::describe);
    operations.put("DeleteTable", tables::delete);
    operations.put("ListTables", tables::list);
    operations.put("UpdateTable", new UpdateTable(database));
    TimeToLive timeToLive = new TimeToLive(database);
    operations.put("UpdateTimeToLive", timeToLive::update);
    operations.put("DescribeTimeToLive", timeToLive::describe);
    Tagging tagging = new Tagging(database);
    operations.put("TagResource", tagging::tag);
    operations.put("UntagResource", tagging::untag);
    operations.put("ListTagsOfResource", tagging::list);
    operations.put("PutItem", SingleWrite.put(database));
    operations.put("DeleteItem", SingleWrite.delete(database));
    operations.put("UpdateItem", SingleWrite.update(database));
    operations.put("GetItem", new GetItem(database));
    operations.put("Query", new Query(database));
    operations.put("Scan", new Scan(database));
    operations.put("BatchGetItem", new BatchGetItem(database));
    operations.put("BatchWriteItem", new BatchWriteItem(database));
    return operations;
  }
}
