package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.evaluation.ProjectedPaths;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.protocol.ValueWriter;
import dev.keywright.testkit.storage.Capacity;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.ItemChecks;
import dev.keywright.testkit.value.Item;
import java.util.Optional;

/** GetItem: one item by its whole key. */
final class GetItem implements Operation {

  private final Database database;

  GetItem(Database database) {
    this.database = database;
  }

  @Override
  public ObjectNode answer(Request request) {
    Choices.capacity(new Constraints(), request)
        .name("tableName", TableNames.in(request))
        .required("key", request.has("Key"))
        .check();
    Item key = request.item("Key").orElseThrow();
    Optional<ProjectedPaths> projection = ItemProjection.of(request);
    return database.reading(() -> {
      Table table = TableNames.find(database, TableNames.in(request).orElseThrow());
      Optional<Item> item = table.get(ItemChecks.key(table.definition().key(), key));
      ObjectNode answer = Json.object();
      item.ifPresent(found -> answer.set("Item",
          ValueWriter.item(projection.map(paths -> paths.of(found)).orElse(found))));
      CapacityReport capacity = new CapacityReport(table);
      capacity.addTable(Capacity.readUnits(item.map(Item::size).orElse(0), request.isSet("ConsistentRead")));
      capacity.answer(request, answer);
      return answer;
    });
  }
}
