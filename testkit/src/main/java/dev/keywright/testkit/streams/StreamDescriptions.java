package dev.keywright.testkit.streams;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.operation.TableDescription;
import dev.keywright.testkit.operation.TableNames;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.storage.ChangeLog;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.StreamFaults;
import java.util.Map;
import java.util.Optional;

/** ListStreams and DescribeStream. */
final class StreamDescriptions {

  static final String SHARD = "shardId-00000000000000000000-00000001";
  private static final int MOST_LISTED = 100;

  private final Database database;

  StreamDescriptions(Database database) {
    this.database = database;
  }

  ObjectNode list(Request request) {
    new Constraints().atLeast("limit", request.integer("Limit"), 1)
        .atMost("limit", request.integer("Limit"), MOST_LISTED).check();
    Optional<String> table = TableNames.in(request);
    String after = request.text("ExclusiveStartStreamArn").orElse("");
    long limit = request.integer("Limit").orElse((long) MOST_LISTED);
    return database.reading(() -> {
      ObjectNode answer = Json.object();
      ArrayNode streams = answer.putArray("Streams");
      String last = "";
      for (Map.Entry<String, ChangeLog> stream : database.streams().tailMap(after, false).entrySet()) {
        if (table.isPresent() && !table.get().equals(stream.getValue().table().name())) {
          continue;
        }
        if (streams.size() == limit) {
          answer.put("LastEvaluatedStreamArn", last);
          break;
        }
        last = stream.getKey();
        identify(streams.addObject(), last, stream.getValue());
      }
      return answer;
    });
  }

  private static void identify(ObjectNode node, String arn, ChangeLog log) {
    node.put("StreamArn", arn).put("TableName", log.table().name())
        .put("StreamLabel", arn.substring(arn.lastIndexOf('/') + 1));
  }

  ObjectNode describe(Request request) {
    new Constraints().required("streamArn", request.has("StreamArn")).check();
    String arn = request.text("StreamArn").orElseThrow();
    return database.reading(() -> {
      ChangeLog log = database.stream(arn).orElseThrow(() -> StreamFaults.notFound(arn));
      ObjectNode answer = Json.object();
      ObjectNode description = answer.putObject("StreamDescription");
      identify(description, arn, log);
      description.put("StreamStatus", log.isClosed() ? "DISABLED" : "ENABLED").put("StreamViewType", log.view())
          .put("CreationRequestDateTime", TableDescription.seconds(log.created()));
      TableDescription.keySchema(description, log.table().key());
      ObjectNode range = description.putArray("Shards").addObject().put("ShardId", SHARD)
          .putObject("SequenceNumberRange").put("StartingSequenceNumber", StreamRecords.shown(log.oldest()));
      if (log.isClosed()) {
        range.put("EndingSequenceNumber", StreamRecords.shown(log.next()));
      }
      return answer;
    });
  }
}
