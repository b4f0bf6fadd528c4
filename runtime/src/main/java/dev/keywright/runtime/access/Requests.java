package dev.keywright.runtime.access;

import dev.keywright.runtime.OperationListener;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.WritePattern;
import java.util.List;
import java.util.Optional;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ConsumedCapacity;

/**
 * The user's client together with who listens to what is sent through it. Each call takes the client from here and an
 * {@link Observation} for each of its requests.
 */
final class Requests {
  private final DynamoDbClient client;
  private final String table;
  private final List<OperationListener> listeners;
  private final List<MetricPublisher> clientPublishers;

  Requests(DynamoDbClient client, String table, List<OperationListener> listeners) {
    this.client = client;
    this.table = table;
    this.listeners = List.copyOf(listeners);
    this.clientPublishers = listeners.isEmpty() ? List.of() : publishers(client);
  }

  DynamoDbClient client() {
    return client;
  }

  Observation observe(ReadPattern pattern, String operation) {
    return new Observation(pattern.name(), operation, table, pattern.index(), listeners, clientPublishers);
  }

  Observation observe(WritePattern pattern, String operation) {
    return new Observation(pattern.name(), operation, table, Optional.empty(), listeners, clientPublishers);
  }

  /** One request about several tables. */
  Observation observe(WritePattern pattern, String operation, String tables) {
    return new Observation(pattern.name(), operation, tables, Optional.empty(), listeners, clientPublishers);
  }

  /** One request about several tables. */
  Observation observe(ReadPattern pattern, String operation, String tables) {
    return new Observation(pattern.name(), operation, tables, Optional.empty(), listeners, clientPublishers);
  }

  /** What a request consumed of several tables together; null if DynamoDB did not say. */
  static @Nullable ConsumedCapacity sum(List<ConsumedCapacity> tables) {
    if (tables.size() < 2) {
      return tables.isEmpty() ? null : tables.get(0);
    }
    double units = 0;
    for (ConsumedCapacity table : tables) {
      units += table.capacityUnits() == null ? 0 : table.capacityUnits();
    }
    return ConsumedCapacity.builder().capacityUnits(units).build();
  }

  /** The user's own publishers, which a request with publishers of its own would otherwise not reach. */
  private static List<MetricPublisher> publishers(DynamoDbClient client) {
    try {
      return client.serviceClientConfiguration().overrideConfiguration().metricPublishers();
    } catch (UnsupportedOperationException clientWithoutConfiguration) {
      return List.of();
    }
  }
}
