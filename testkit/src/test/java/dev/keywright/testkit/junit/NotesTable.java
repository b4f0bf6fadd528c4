package dev.keywright.testkit.junit;

import static dev.keywright.testkit.Tables.item;

import dev.keywright.testkit.Tables;
import java.time.Clock;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table of the shape that Keywright generates, for an interface that is not public. */
final class NotesTable {

  private final DynamoDbClient client;
  private final Clock clock;

  private NotesTable(DynamoDbClient client, Clock clock) {
    this.client = client;
    this.clock = clock;
  }

  public static NotesTable connect(DynamoDbClient client) {
    return builder(client).build();
  }

  public static Builder builder(DynamoDbClient client) {
    return new Builder(client, Clock.systemUTC());
  }

  /** How a table is connected with other settings. */
  record Builder(DynamoDbClient client, Clock clock) {

    public Builder clock(Clock other) {
      return new Builder(client, other);
    }

    public NotesTable build() {
      return new NotesTable(client, clock);
    }
  }

  public void createTable() {
    Tables.create(client, "notes");
    client.updateTimeToLive(request -> request.tableName("notes")
        .timeToLiveSpecification(ttl -> ttl.enabled(true).attributeName("expires")));
  }

  /** Keeps a note until a minute from now. */
  void add(String text) {
    client.putItem(request -> request.tableName("notes")
        .item(item("pk", text, "sk", "s", "expires", clock.instant().getEpochSecond() + 60)));
  }

  int count() {
    return client.scan(request -> request.tableName("notes")).count();
  }
}
