package dev.keywright.testkit.transactions;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.evaluation.ProjectedPaths;
import dev.keywright.testkit.operation.CapacityReport;
import dev.keywright.testkit.operation.ItemProjection;
import dev.keywright.testkit.operation.TableNames;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.protocol.ValueWriter;
import dev.keywright.testkit.storage.Capacity;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.validation.ItemChecks;
import dev.keywright.testkit.value.Item;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** TransactGetItems: up to 100 items as they were at one moment. */
final class TransactGetItems implements Operation {

  private static final int FACTOR = 2;

  private final Database database;

  TransactGetItems(Database database) {
    this.database = database;
  }

  /** One read: the table's name, the key, and what of the item is wanted. */
  private record Get(String table, Item key, Optional<ProjectedPaths> projection) {}

  @Override
  public ObjectNode answer(Request request) {
    List<Get> gets = TransactionReader.gets(request).stream()
        .map(get -> new Get(TableNames.in(get).orElseThrow(), get.item("Key").orElseThrow(), ItemProjection.of(get)))
        .toList();
    return database.reading(() -> read(request, gets));
  }

  private ObjectNode read(Request request, List<Get> gets) {
    List<Table> tables = gets.stream().map(get -> TableNames.find(database, get.table())).toList();
    Places places = new Places();
    for (int at = 0; at < gets.size(); at++) {
      Get get = gets.get(at);
      Table table = tables.get(at);
      places.add(get.table(), () -> ItemChecks.key(table.definition().key(), get.key()));
    }
    List<Key> keys = places.keys();
    ObjectNode answer = Json.object();
    ArrayNode responses = answer.putArray("Responses");
    Map<String, CapacityReport> reports = new LinkedHashMap<>();
    for (int at = 0; at < gets.size(); at++) {
      Table table = tables.get(at);
      Get get = gets.get(at);
      Optional<Item> item = table.get(keys.get(at));
      ObjectNode response = responses.addObject();
      item.ifPresent(found -> response.set("Item",
          ValueWriter.item(get.projection().map(paths -> paths.of(found)).orElse(found))));
      reports.computeIfAbsent(get.table(), name -> new CapacityReport(table))
          .addTable(FACTOR * Capacity.readUnits(item.map(Item::size).orElse(0), true));
    }
    TransactionCapacity.answer(request, answer, reports, "ReadCapacityUnits");
    return answer;
  }
}
