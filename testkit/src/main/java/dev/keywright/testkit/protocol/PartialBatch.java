package dev.keywright.testkit.protocol;

import com.fasterxml.jackson.databind.JsonNode;
import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import java.util.Map;

/** A batch operation that does its first requests and answers that the others are unprocessed. */
final class PartialBatch implements Operation {

  private final Operation operation;
  private final boolean reads;
  private final int processed;

  /** {@code reads} tells BatchGetItem from BatchWriteItem. */
  PartialBatch(Operation operation, boolean reads, int processed) {
    this.operation = operation;
    this.reads = reads;
    this.processed = processed;
  }

  @Override
  public ObjectNode answer(Request request) {
    ObjectNode tree = request.tree().deepCopy();
    if (!(tree.get("RequestItems") instanceof ObjectNode items)) {
      return operation.answer(request);
    }
    ObjectNode leftover = Json.object();
    int room = processed;
    for (Map.Entry<String, JsonNode> table : items.properties()) {
      room -= split(table.getKey(), table.getValue(), room, leftover);
    }
    items.properties().removeIf(table -> requests(table.getValue()).isEmpty());
    ObjectNode answer = items.isEmpty() ? emptyAnswer() : operation.answer(new Request(tree));
    String unprocessed = reads ? "UnprocessedKeys" : "UnprocessedItems";
    addOwn(answer.path(unprocessed), leftover);
    answer.set(unprocessed, leftover);
    return answer;
  }

  /** What was to be processed may be left as well: by another rule, or because there was too much of it. */
  private static void addOwn(JsonNode own, ObjectNode leftover) {
    for (Map.Entry<String, JsonNode> table : own.properties()) {
      if (leftover.has(table.getKey())) {
        requests(leftover.get(table.getKey())).addAll(requests(table.getValue()));
      } else {
        leftover.set(table.getKey(), table.getValue());
      }
    }
  }

  /** Moves what does not fit into the room to {@code leftover}; returns how many requests stayed. */
  private static int split(String table, JsonNode entry, int room, ObjectNode leftover) {
    ArrayNode requests = requests(entry);
    int stay = Math.min(Math.max(room, 0), requests.size());
    if (stay == requests.size()) {
      return stay;
    }
    JsonNode moved = entry.deepCopy();
    ArrayNode movedRequests = requests(moved);
    for (int at = 0; at < stay; at++) {
      movedRequests.remove(0);
    }
    while (requests.size() > stay) {
      requests.remove(stay);
    }
    leftover.set(table, moved);
    return stay;
  }

  private static ArrayNode requests(JsonNode entry) {
    JsonNode requests = entry.isArray() ? entry : entry.path("Keys");
    return requests instanceof ArrayNode array ? array : Json.object().putArray("none");
  }

  private ObjectNode emptyAnswer() {
    ObjectNode answer = Json.object();
    if (reads) {
      answer.putObject("Responses");
    }
    return answer;
  }
}
