package dev.keywright.runtime.access;

import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.TableDefinition;
import java.time.Duration;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndexDescription;
import software.amazon.awssdk.services.dynamodb.model.IndexStatus;
import software.amazon.awssdk.services.dynamodb.model.TableDescription;
import software.amazon.awssdk.services.dynamodb.model.TableStatus;

/**
 * Creates a table and waits for it: until the table and each of its indexes are active, then enables the time to live.
 *
 * @param client the user's client
 * @param definition what to create
 */
record TableCreation(DynamoDbClient client, TableDefinition definition) {
  private static final Duration PATIENCE = Duration.ofMinutes(5);
  private static final Duration LONGEST_PAUSE = Duration.ofSeconds(2);

  void create() {
    TableDescription table = client.createTable(definition.createTableRequest()).tableDescription();
    long deadline = System.nanoTime() + PATIENCE.toNanos();
    Duration pause = Duration.ofMillis(20);
    while (!isActive(table)) {
      if (System.nanoTime() > deadline) {
        throw new KeywrightException("Table " + definition.name() + " was created but is not active after " + PATIENCE);
      }
      sleep(pause);
      pause = pause.multipliedBy(2).compareTo(LONGEST_PAUSE) > 0 ? LONGEST_PAUSE : pause.multipliedBy(2);
      table = client.describeTable(request -> request.tableName(definition.name())).table();
    }
    definition.ttlAttribute().ifPresent(this::enableTimeToLive);
  }

  private void enableTimeToLive(String attribute) {
    client.updateTimeToLive(request -> request.tableName(definition.name())
        .timeToLiveSpecification(specification -> specification.enabled(true).attributeName(attribute)));
  }

  private static boolean isActive(TableDescription table) {
    if (table.tableStatus() != TableStatus.ACTIVE) {
      return false;
    }
    for (GlobalSecondaryIndexDescription index : table.globalSecondaryIndexes()) {
      if (index.indexStatus() != IndexStatus.ACTIVE) {
        return false;
      }
    }
    return true;
  }

  private void sleep(Duration pause) {
    try {
      Thread.sleep(pause.toMillis());
    } catch (InterruptedException e) {
      Thread.currentThread().interrupt();
      throw new KeywrightException("Interrupted while waiting for table " + definition.name(), e);
    }
  }
}
