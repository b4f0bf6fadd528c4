package dev.keywright.testkit.transactions;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.operation.CapacityReport;
import dev.keywright.testkit.operation.ItemCollectionMetrics;
import dev.keywright.testkit.operation.TableNames;
import dev.keywright.testkit.operation.WriteAction;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.Capacity;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.storage.Write;
import dev.keywright.testkit.validation.CancellationReason;
import dev.keywright.testkit.validation.Rejection;
import dev.keywright.testkit.validation.TransactionFaults;
import dev.keywright.testkit.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** TransactWriteItems: up to 100 writes and checks of different items, all done or none. */
final class TransactWriteItems implements Operation {

  private static final long LARGEST = 4L * 1024 * 1024;
  private static final int FACTOR = 2;

  private final Database database;
  private final Tokens tokens;

  TransactWriteItems(Database database, Tokens tokens) {
    this.database = database;
    this.tokens = tokens;
  }

  /** One action with its place and what it would do. */
  private record Step(Table table, WriteAction action, WriteAction.Planned planned) {

    /** The size of the item that is written or, if none is, of the item that is there. */
    int size() {
      return planned.after().or(planned::before).map(Item::size).orElse(0);
    }
  }

  @Override
  public ObjectNode answer(Request request) {
    List<WriteAction> actions = TransactionReader.writes(request);
    return database.writing(() -> {
      Optional<ObjectNode> repeated = tokens.repeated(request.text("ClientRequestToken"), request.tree());
      return repeated.orElseGet(() -> commit(request, plan(actions)));
    });
  }

  private List<Step> plan(List<WriteAction> actions) {
    List<Table> tables = actions.stream().map(action -> TableNames.find(database, action.table())).toList();
    Places places = new Places();
    for (int at = 0; at < actions.size(); at++) {
      WriteAction action = actions.get(at);
      Table table = tables.get(at);
      places.add(action.table(), () -> action.key(table));
    }
    List<Key> keys = places.keys();
    List<Step> steps = new ArrayList<>();
    List<CancellationReason> reasons = new ArrayList<>();
    for (int at = 0; at < actions.size(); at++) {
      WriteAction action = actions.get(at);
      try {
        steps.add(new Step(tables.get(at), action, action.plan(tables.get(at), keys.get(at))));
        reasons.add(CancellationReason.NONE);
      } catch (Rejection rejection) {
        reasons.add(TransactionFaults.reason(rejection));
      }
    }
    if (steps.size() < actions.size()) {
      throw Rejection.cancelled(reasons);
    }
    if (steps.stream().mapToLong(Step::size).sum() > LARGEST) {
      throw TransactionFaults.tooLarge();
    }
    return steps;
  }

  private ObjectNode commit(Request request, List<Step> steps) {
    Map<String, CapacityReport> written = new LinkedHashMap<>();
    Map<String, CapacityReport> reread = new LinkedHashMap<>();
    ObjectNode answer = Json.object();
    for (Step step : steps) {
      String name = step.action().table();
      CapacityReport report = written.computeIfAbsent(name, table -> new CapacityReport(step.table()));
      if (step.action().effect() instanceof WriteAction.Check) {
        report.addTable(FACTOR * Capacity.writeUnits(step.size()));
      } else {
        Write write = step.action().commit(step.table(), step.planned());
        report.addTable(FACTOR * write.tableUnits());
        write.indexUnits().forEach((index, units) -> report.addIndex(index, FACTOR * units));
      }
      reread.computeIfAbsent(name, table -> new CapacityReport(step.table()))
          .addTable(FACTOR * Capacity.readUnits(step.size(), true));
      ItemCollectionMetrics.of(request, step.table(), step.planned().key()).ifPresent(metrics ->
          answer.withObject("/ItemCollectionMetrics").withArray("/" + name).add(metrics));
    }
    TransactionCapacity.answer(request, answer, written, "WriteCapacityUnits");
    ObjectNode repeated = Json.object();
    TransactionCapacity.answer(request, repeated, reread, "ReadCapacityUnits");
    request.text("ClientRequestToken").ifPresent(token -> tokens.remember(token, request.tree(), repeated));
    return answer;
  }
}
