package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.evaluation.ProjectedPaths;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.protocol.ValueWriter;
import dev.keywright.testkit.storage.Capacity;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.storage.Table;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.ItemChecks;
import dev.keywright.testkit.validation.ItemFaults;
import dev.keywright.testkit.validation.ReadFaults;
import dev.keywright.testkit.validation.RequestFaults;
import dev.keywright.testkit.value.Item;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** BatchGetItem: up to 100 items of any tables; what does not fit into 16 MB is handed back as unprocessed. */
final class BatchGetItem implements Operation {

  private static final int MOST_KEYS = 100;
  private static final long LARGEST = 16L * 1024 * 1024;

  private final Database database;

  BatchGetItem(Database database) {
    this.database = database;
  }

  /** The part of the batch that reads one table. */
  private record Part(Request request, List<Item> keys, Optional<ProjectedPaths> projection) {}

  @Override
  public ObjectNode answer(Request request) {
    Map<String, Request> tables = request.objectsByName("RequestItems");
    checkConstraints(request, tables);
    Map<String, Part> parts = new LinkedHashMap<>();
    tables.forEach((name, part) -> parts.put(name, new Part(part, part.items("Keys"), ItemProjection.of(part))));
    if (parts.values().stream().mapToInt(part -> part.keys().size()).sum() > MOST_KEYS) {
      throw ReadFaults.tooManyRequested("BatchGetItem");
    }
    return database.reading(() -> read(request, parts));
  }

  private static void checkConstraints(Request request, Map<String, Request> tables) {
    Constraints constraints = Choices.capacity(new Constraints(), request);
    if (request.has("RequestItems") && tables.isEmpty()) {
      throw RequestFaults.emptyBatch("BatchGetItem");
    }
    constraints.required("requestItems", request.has("RequestItems"));
    tables.forEach((name, part) -> {
      String path = "RequestItems." + name + ".member.Keys";
      constraints.required(path, part.has("Keys"));
      if (part.has("Keys")) {
        constraints.length(path, "", part.objects("Keys").size(), 1, MOST_KEYS);
      }
    });
    constraints.check();
  }

  private ObjectNode read(Request request, Map<String, Part> parts) {
    Map<String, Set<Key>> places = new LinkedHashMap<>();
    parts.forEach((name, part) -> places.put(name, places(table(name), part.keys())));
    ObjectNode answer = Json.object();
    ObjectNode responses = answer.putObject("Responses");
    ObjectNode unprocessed = answer.putObject("UnprocessedKeys");
    List<ObjectNode> reports = new ArrayList<>();
    long bytes = 0;
    for (Map.Entry<String, Part> entry : parts.entrySet()) {
      Part part = entry.getValue();
      Table table = table(entry.getKey());
      ArrayNode items = responses.putArray(entry.getKey());
      CapacityReport capacity = new CapacityReport(table);
      int at = 0;
      for (Key key : places.get(entry.getKey())) {
        Optional<Item> item = table.get(key);
        int size = item.map(Item::size).orElse(0);
        if (bytes + size > LARGEST) {
          leave(part, at, entry.getKey(), unprocessed);
          break;
        }
        bytes += size;
        at++;
        capacity.addTable(Capacity.readUnits(size, part.request().isSet("ConsistentRead")));
        item.ifPresent(found -> items.add(ValueWriter.item(
            part.projection().map(paths -> paths.of(found)).orElse(found))));
      }
      capacity.report(request).ifPresent(reports::add);
    }
    if (!reports.isEmpty()) {
      reports.forEach(answer.putArray("ConsumedCapacity")::add);
    }
    return answer;
  }

  private Table table(String name) {
    return TableNames.find(database, TableNames.plain(name));
  }

  private static Set<Key> places(Table table, List<Item> keys) {
    Set<Key> places = new LinkedHashSet<>();
    for (Item key : keys) {
      if (!places.add(ItemChecks.key(table.definition().key(), key))) {
        throw ItemFaults.duplicateKeys();
      }
    }
    return places;
  }

  private static void leave(Part part, int from, String table, ObjectNode unprocessed) {
    ObjectNode left = part.request().tree().deepCopy();
    ArrayNode keys = left.putArray("Keys");
    part.keys().subList(from, part.keys().size()).forEach(key -> keys.add(ValueWriter.item(key)));
    unprocessed.set(table, left);
  }
}
