package dev.keywright.testkit.streams;

import com.fasterxml.jackson.databind.node.ArrayNode;
import com.fasterxml.jackson.databind.node.ObjectNode;
import dev.keywright.testkit.protocol.Json;
import dev.keywright.testkit.protocol.Request;
import dev.keywright.testkit.protocol.ValueWriter;
import dev.keywright.testkit.storage.Change;
import dev.keywright.testkit.storage.ChangeLog;
import dev.keywright.testkit.storage.Database;
import dev.keywright.testkit.validation.Constraints;
import dev.keywright.testkit.validation.StreamFaults;
import dev.keywright.testkit.value.Item;
import java.time.Duration;
import java.util.List;
import java.util.Optional;

/** GetShardIterator and GetRecords. */
final class StreamRecords {

  private static final List<String> KINDS =
      List.of("TRIM_HORIZON", "LATEST", "AT_SEQUENCE_NUMBER", "AFTER_SEQUENCE_NUMBER");
  private static final Duration VALID = Duration.ofMinutes(15);
  private static final long MOST_RECORDS = 1000;
  private static final int LARGEST = 1024 * 1024;
  private static final int MILLIS = 1000;

  private final Database database;

  StreamRecords(Database database) {
    this.database = database;
  }

  ObjectNode iterator(Request request) {
    new Constraints()
        .required("streamArn", request.has("StreamArn"))
        .required("shardId", request.has("ShardId"))
        .required("shardIteratorType", request.has("ShardIteratorType"))
        .oneOf("shardIteratorType", request.text("ShardIteratorType"), KINDS)
        .check();
    String arn = request.text("StreamArn").orElseThrow();
    String shard = request.text("ShardId").orElseThrow();
    return database.reading(() -> {
      ChangeLog log = database.stream(arn).orElseThrow(() -> StreamFaults.notFound(arn));
      if (!shard.equals(StreamDescriptions.SHARD)) {
        throw StreamFaults.shardNotFound(shard);
      }
      return Json.object().put("ShardIterator",
          new ShardIterator(arn, start(request, log), database.clock().instant()).text());
    });
  }

  private static long start(Request request, ChangeLog log) {
    String kind = request.text("ShardIteratorType").orElseThrow();
    return switch (kind) {
      case "TRIM_HORIZON" -> log.oldest();
      case "LATEST" -> log.next();
      default -> sequenceNumber(request, log) + (kind.equals("AT_SEQUENCE_NUMBER") ? 0 : 1);
    };
  }

  private static long sequenceNumber(Request request, ChangeLog log) {
    String text = request.text("SequenceNumber").orElseThrow(StreamFaults::noSequenceNumber);
    try {
      long sequence = Long.parseLong(text);
      if (sequence < log.oldest()) {
        throw StreamFaults.trimmed();
      }
      return sequence;
    } catch (NumberFormatException noNumber) {
      throw StreamFaults.noSequenceNumber();
    }
  }

  ObjectNode records(Request request) {
    new Constraints()
        .required("shardIterator", request.has("ShardIterator"))
        .atLeast("limit", request.integer("Limit"), 1)
        .atMost("limit", request.integer("Limit"), MOST_RECORDS)
        .check();
    ShardIterator iterator = ShardIterator.read(request.text("ShardIterator").orElseThrow());
    long limit = request.integer("Limit").orElse(MOST_RECORDS);
    return database.reading(() -> {
      ChangeLog log = database.stream(iterator.stream()).orElseThrow(() -> StreamFaults.notFound(iterator.stream()));
      if (iterator.made().plus(VALID).isBefore(database.clock().instant())) {
        throw StreamFaults.expiredIterator();
      }
      return read(log, iterator, limit);
    });
  }

  private ObjectNode read(ChangeLog log, ShardIterator iterator, long limit) {
    ObjectNode answer = Json.object();
    ArrayNode records = answer.putArray("Records");
    long next = Math.max(iterator.sequence(), log.oldest());
    int bytes = 0;
    for (Change change : log.from(next)) {
      if (records.size() == limit || bytes > LARGEST) {
        break;
      }
      bytes += size(change);
      next = change.sequence() + 1;
      records.add(record(log, change));
    }
    if (!log.isClosed() || next < log.next()) {
      answer.put("NextShardIterator",
          new ShardIterator(iterator.stream(), next, database.clock().instant()).text());
    }
    return answer;
  }

  private static ObjectNode record(ChangeLog log, Change change) {
    ObjectNode record = Json.object()
        .put("eventID", Long.toHexString(change.at().toEpochMilli()) + "-" + change.sequence())
        .put("eventName", change.before().isEmpty() ? "INSERT" : change.after().isEmpty() ? "REMOVE" : "MODIFY")
        .put("eventVersion", "1.1")
        .put("eventSource", "aws:dynamodb")
        .put("awsRegion", "us-east-1");
    if (change.expired()) {
      record.putObject("userIdentity").put("Type", "Service").put("PrincipalId", "dynamodb.amazonaws.com");
    }
    ObjectNode content = record.putObject("dynamodb")
        .put("ApproximateCreationDateTime", change.at().toEpochMilli() / MILLIS)
        .put("SequenceNumber", shown(change.sequence()))
        .put("SizeBytes", size(change))
        .put("StreamViewType", log.view());
    content.set("Keys", ValueWriter.item(change.key(log.table().key())));
    image(content, "NewImage", log.view().startsWith("NEW") ? change.after() : Optional.empty());
    image(content, "OldImage", log.view().contains("OLD") ? change.before() : Optional.empty());
    return record;
  }

  private static void image(ObjectNode content, String member, Optional<Item> item) {
    item.ifPresent(image -> content.set(member, ValueWriter.item(image)));
  }

  private static int size(Change change) {
    return change.before().map(Item::size).orElse(0) + change.after().map(Item::size).orElse(0);
  }

  /** Sequence numbers are texts of digits, 21 at least. */
  static String shown(long sequence) {
    return String.format("%021d", sequence);
  }
}
