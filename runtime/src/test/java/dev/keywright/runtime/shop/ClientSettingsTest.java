package dev.keywright.runtime.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.OperationEvent;
import dev.keywright.testkit.LocalDynamoDb;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.metrics.MetricCollection;
import software.amazon.awssdk.metrics.MetricPublisher;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.ResourceNotFoundException;

/** The client is the user's: what it was set to goes on, whoever listens. */
class ClientSettingsTest {
  private static final class Published implements MetricPublisher {
    private final List<MetricCollection> collections = new ArrayList<>();

    @Override
    public void publish(MetricCollection metrics) {
      collections.add(metrics);
    }

    @Override
    public void close() {
    }
  }

  @Test
  void theUsersMetricPublishersStillHearOfEachCall() {
    Published published = new Published();
    List<OperationEvent> events = new ArrayList<>();
    try (LocalDynamoDb db = LocalDynamoDb.start(); DynamoDbClient client = db.connect(DynamoDbClient.builder())
        .overrideConfiguration(settings -> settings.addMetricPublisher(published)).build()) {
      ShopTable shop = ShopTable.builder(client).listener(events::add).build();
      shop.createTable();
      published.collections.clear();
      shop.find("c-1", "o-1");
      assertThat(published.collections).hasSize(1);
      assertThat(events).hasSize(1);
    }
  }

  @Test
  void aMissingTableIsTheSdksException() {
    try (LocalDynamoDb db = LocalDynamoDb.start()) {
      ShopTable shop = ShopTable.connect(db.client());
      assertThatThrownBy(() -> shop.find("c-1", "o-1")).isInstanceOf(ResourceNotFoundException.class);
    }
  }
}
