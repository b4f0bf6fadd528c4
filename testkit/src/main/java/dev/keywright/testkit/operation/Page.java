package dev.keywright.testkit.operation;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.protocol.ValueWriter;
import dev.keywright.testkit.storage.Capacity;
import dev.keywright.testkit.storage.Key;
import dev.keywright.testkit.value.Item;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.NavigableMap;
import java.util.Optional;

/**
 * One page of Query or Scan. It ends after {@code Limit} items or 1 MB, both counted before the filter, or where the
 * entries end; only then has it no last key. So a page that happens to be the last may have one, as in DynamoDB.
 */
record Page(Source source, Selection selection, List<Item> items, int scanned, long bytes, double fetchUnits,
    Optional<Item> last) {

  private static final int LARGEST = 1024 * 1024;

  /** Reads the entries, given in the direction they are to be read. */
  static Page read(Source source, Selection selection, NavigableMap<Key, Item> entries, Request request) {
    long limit = request.integer("Limit").orElse(Long.MAX_VALUE);
    boolean consistent = request.isSet("ConsistentRead");
    boolean fetches = selection.fetches(source);
    List<Item> items = new ArrayList<>();
    Optional<Item> last = Optional.empty();
    int scanned = 0;
    long bytes = 0;
    double fetchUnits = 0;
    for (Map.Entry<Key, Item> entry : entries.entrySet()) {
      Item item = entry.getValue();
      scanned++;
      bytes += item.size();
      if (fetches) {
        item = source.table().get(entry.getKey().primary().orElseThrow()).orElseThrow();
        fetchUnits += Capacity.readUnits(item.size(), consistent);
      }
      if (selection.keeps(item)) {
        items.add(item);
      }
      if (scanned >= limit || bytes >= LARGEST) {
        last = Optional.of(entry.getValue().only(source.positionNames()));
        break;
      }
    }
    return new Page(source, selection, items, scanned, bytes, fetchUnits, last);
  }

  ObjectNode answer(Request request) {
    ObjectNode answer = Json.object();
    if (!selection.countsOnly()) {
      ArrayNode shown = answer.putArray("Items");
      items.forEach(item -> shown.add(ValueWriter.item(selection.shown(item))));
    }
    answer.put("Count", items.size()).put("ScannedCount", scanned);
    last.ifPresent(key -> answer.set("LastEvaluatedKey", ValueWriter.item(key)));
    CapacityReport capacity = new CapacityReport(source.table());
    double units = Capacity.readUnits(bytes, request.isSet("ConsistentRead"));
    source.index().ifPresentOrElse(index -> capacity.addIndex(index.name(), units), () -> capacity.addTable(units));
    capacity.addTable(fetchUnits);
    capacity.answer(request, answer);
    return answer;
  }
}
