package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.evaluation.AttributePath;
import dev.keywright.testkit.evaluation.ProjectedPaths;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.protocol.ValueWriter;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.storage.Write;
import dev.keywright.testkit.validation.RequestFaults;
import dev.keywright.testkit.value.Item;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;

/** PutItem, DeleteItem and UpdateItem, which differ in what they read from the request and may return. */
final class SingleWrite implements Operation {

  private final Database database;
  private final String content;
  private final Function<Request, WriteAction> reader;

  private SingleWrite(Database database, String content, Function<Request, WriteAction> reader) {
    this.database = database;
    this.content = content;
    this.reader = reader;
  }

  static SingleWrite put(Database database) {
    return new SingleWrite(database, "item", WriteActionReader::put);
  }

  static SingleWrite delete(Database database) {
    return new SingleWrite(database, "key", WriteActionReader::delete);
  }

  static SingleWrite update(Database database) {
    return new SingleWrite(database, "key", WriteActionReader::update);
  }

  @Override
  public ObjectNode answer(Request request) {
    Choices.ofWrite(request, content).check();
    WriteAction action = reader.apply(request);
    String returned = request.text("ReturnValues").orElse("NONE");
    if (!(action.effect() instanceof WriteAction.Update) && !List.of("NONE", "ALL_OLD").contains(returned)) {
      throw RequestFaults.returnValues();
    }
    return database.writing(() -> {
      Table table = TableNames.find(database, action.table());
      Key key = action.key(table);
      Write write = action.commit(table, action.plan(table, key));
      return answer(request, table, key, write, returned(action, write, returned));
    });
  }

  private static ObjectNode answer(Request request, Table table, Key key, Write write, Optional<Item> returned) {
    ObjectNode answer = Json.object();
    returned.ifPresent(item -> answer.set("Attributes", ValueWriter.item(item)));
    ItemCollectionMetrics.of(request, table, key).ifPresent(metrics -> answer.set("ItemCollectionMetrics", metrics));
    CapacityReport capacity = new CapacityReport(table);
    capacity.addTable(write.tableUnits());
    capacity.addIndexes(write.indexUnits());
    capacity.answer(request, answer);
    return answer;
  }

  private static Optional<Item> returned(WriteAction action, Write write, String returned) {
    return switch (returned) {
      case "ALL_OLD" -> write.before();
      case "ALL_NEW" -> write.after();
      case "UPDATED_OLD" -> write.before().flatMap(item -> touched(action, item));
      case "UPDATED_NEW" -> write.after().flatMap(item -> touched(action, item));
      default -> Optional.empty();
    };
  }

  /** What the item holds at the paths the update wrote. */
  private static Optional<Item> touched(WriteAction action, Item item) {
    List<AttributePath> paths = ((WriteAction.Update) action.effect()).update().paths();
    return Optional.of(new ProjectedPaths(paths).of(item)).filter(part -> !part.attributes().isEmpty());
  }
}
