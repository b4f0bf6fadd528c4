package dev.keywright.testkit.streams;

import dev.keywright.testkit.protocol.Operation;
import dev.keywright.testkit.storage.Database;
import java.util.Map;

/** The list of operations on streams. */
public final class Streams {

  private Streams() {}

  public static Map<String, Operation> on(Database database) {
    StreamDescriptions descriptions = new StreamDescriptions(database);
    StreamRecords records = new StreamRecords(database);
    return Map.of(
        "ListStreams", descriptions::list,
        "DescribeStream", descriptions::describe,
        "GetShardIterator", records::iterator,
        "GetRecords", records::records);
  }
}
