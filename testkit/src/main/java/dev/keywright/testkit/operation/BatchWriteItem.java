package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.storage.Write;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.ItemFaults;
import dev.keywright.testkit.validation.ReadFaults;
import dev.keywright.testkit.validation.RequestFaults;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** BatchWriteItem: up to 25 puts and deletes, each by itself; no conditions, no two on one item. */
final class BatchWriteItem implements Operation {

  private static final int MOST_WRITES = 25;

  private final Database database;

  BatchWriteItem(Database database) {
    this.database = database;
  }

  /** One write that was found possible. */
  private record Step(Table table, Key key, WriteAction action) {}

  @Override
  public ObjectNode answer(Request request) {
    Map<String, List<Request>> tables = request.listsByName("RequestItems");
    checkConstraints(request, tables);
    List<WriteAction> actions = new ArrayList<>();
    tables.forEach((name, writes) -> writes.forEach(write -> actions.add(action(TableNames.plain(name), write))));
    if (actions.size() > MOST_WRITES) {
      throw ReadFaults.tooManyRequested("BatchWriteItem");
    }
    return database.writing(() -> write(request, steps(actions)));
  }

  private static void checkConstraints(Request request, Map<String, List<Request>> tables) {
    Constraints constraints = Choices.metrics(Choices.capacity(new Constraints(), request), request);
    if (request.has("RequestItems") && tables.isEmpty()) {
      throw RequestFaults.emptyBatch("BatchWriteItem");
    }
    constraints.required("requestItems", request.has("RequestItems"));
    tables.forEach((name, writes) -> constraints.writesOfBatch(name,
        writes.stream().map(Request::tree).toList().toString(), writes.size(), MOST_WRITES));
    constraints.check();
  }

  private static WriteAction action(String table, Request write) {
    Optional<Request> put = write.object("PutRequest");
    Optional<Request> delete = write.object("DeleteRequest");
    if (put.isPresent() == delete.isPresent()) {
      throw RequestFaults.notOneRequest();
    }
    WriteAction.Effect effect = put.isPresent()
        ? new WriteAction.Put(put.get().item("Item").orElseThrow(() -> RequestFaults.missingParameter("Item")))
        : new WriteAction.Delete(
            delete.orElseThrow().item("Key").orElseThrow(() -> RequestFaults.missingParameter("Key")));
    return new WriteAction(table, effect, Optional.empty(), false);
  }

  private List<Step> steps(List<WriteAction> actions) {
    List<Step> steps = new ArrayList<>();
    Map<String, Set<Key>> seen = new LinkedHashMap<>();
    for (WriteAction action : actions) {
      Table table = TableNames.find(database, action.table());
      Key key = action.key(table);
      if (!seen.computeIfAbsent(action.table(), name -> new HashSet<>()).add(key)) {
        throw ItemFaults.duplicateKeys();
      }
      steps.add(new Step(table, key, action));
    }
    return steps;
  }

  private static ObjectNode write(Request request, List<Step> steps) {
    Map<String, CapacityReport> reports = new LinkedHashMap<>();
    ObjectNode answer = Json.object();
    answer.putObject("UnprocessedItems");
    for (Step step : steps) {
      Write write = step.action().commit(step.table(), step.action().plan(step.table(), step.key()));
      CapacityReport report = reports.computeIfAbsent(step.action().table(), name -> new CapacityReport(step.table()));
      report.addTable(write.tableUnits());
      report.addIndexes(write.indexUnits());
      ItemCollectionMetrics.of(request, step.table(), step.key()).ifPresent(metrics ->
          answer.withObject("/ItemCollectionMetrics").withArray("/" + step.action().table()).add(metrics));
    }
    List<ObjectNode> shown = reports.values().stream().flatMap(report -> report.report(request).stream()).toList();
    if (!shown.isEmpty()) {
      shown.forEach(answer.putArray("ConsumedCapacity")::add);
    }
    return answer;
  }
}
