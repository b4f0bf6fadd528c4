package dev.keywright.testkit.operation;

import static dev.keywright.testkit.Tables.item;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.MovableClock;
import dev.keywright.testkit.Tables;
import java.time.Duration;
import java.time.Instant;
import java.util.List;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.BillingMode;
import software.amazon.awssdk.services.dynamodb.model.GlobalSecondaryIndex;
import software.amazon.awssdk.services.dynamodb.model.KeyType;
import software.amazon.awssdk.services.dynamodb.model.ProjectionType;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

class TimeToLiveTest {

  private final MovableClock clock = new MovableClock(Instant.parse("2026-01-01T00:00:00Z"));
  private final LocalDynamoDb db = LocalDynamoDb.start(clock);

  @BeforeEach
  void createTable() {
    Tables.create(db.client(), "table");
  }

  @AfterEach
  void close() {
    db.close();
  }

  private void enable(boolean enabled, String attribute) {
    db.client().updateTimeToLive(request -> request.tableName("table")
        .timeToLiveSpecification(ttl -> ttl.enabled(enabled).attributeName(attribute)));
  }

  private void put(String pk, Object expires) {
    db.client().putItem(request -> request.tableName("table").item(item("pk", pk, "sk", "s", "expires", expires)));
  }

  private List<String> keys() {
    return db.client().scan(request -> request.tableName("table")).items().stream().map(item -> item.get("pk").s())
        .sorted().toList();
  }

  @Test
  void expiredItemsStayUntilTheyAreRemoved() {
    enable(true, "expires");
    long now = clock.instant().getEpochSecond();
    put("past", now + 60);
    put("future", now + 120);
    put("text", "" + now);
    put("milliseconds", now * 1000);
    put("ancient", now - 6L * 365 * 24 * 3600);
    clock.advance(Duration.ofSeconds(61));

    assertThat(keys()).hasSize(5);
    assertThat(db.deleteExpired()).isEqualTo(1);
    assertThat(keys()).containsExactly("ancient", "future", "milliseconds", "text");
  }

  @Test
  void removedItemsLeaveTheIndexesToo() {
    db.client().createTable(request -> request.tableName("indexed")
        .attributeDefinitions(Tables.definition("pk", ScalarAttributeType.S),
            Tables.definition("who", ScalarAttributeType.S))
        .keySchema(Tables.key("pk", KeyType.HASH)).billingMode(BillingMode.PAY_PER_REQUEST)
        .globalSecondaryIndexes(GlobalSecondaryIndex.builder().indexName("whose")
            .keySchema(Tables.key("who", KeyType.HASH))
            .projection(projection -> projection.projectionType(ProjectionType.ALL)).build()));
    db.client().updateTimeToLive(request -> request.tableName("indexed")
        .timeToLiveSpecification(ttl -> ttl.enabled(true).attributeName("expires")));
    long now = clock.instant().getEpochSecond();
    db.client().putItem(request -> request.tableName("indexed").item(item("pk", "a", "who", "o", "expires", now)));
    db.client().putItem(request -> request.tableName("indexed").item(item("pk", "b", "who", "o", "expires", now + 1)));
    assertThat(db.deleteExpired()).as("an item lives through its last second").isZero();
    clock.advance(Duration.ofSeconds(1));

    assertThat(db.deleteExpired()).isEqualTo(1);
    assertThat(db.client().query(request -> request.tableName("indexed").indexName("whose")
        .keyConditionExpression("who = :o").expressionAttributeValues(item(":o", "o"))).items())
        .containsExactly(item("pk", "b", "who", "o", "expires", now + 1));
  }

  @Test
  void withoutTimeToLiveNothingExpires() {
    put("past", 1_700_000_000L);

    assertThat(db.deleteExpired()).isZero();
  }

  @Test
  void itIsSwitchedOnAndOffOnce() {
    enable(true, "expires");
    assertThatThrownBy(() -> enable(true, "expires")).hasMessageContaining("TimeToLive is already enabled");
    assertThat(db.client().describeTimeToLive(request -> request.tableName("table")).timeToLiveDescription())
        .satisfies(ttl -> {
          assertThat(ttl.timeToLiveStatus()).isEqualTo(TimeToLiveStatus.ENABLED);
          assertThat(ttl.attributeName()).isEqualTo("expires");
        });
    enable(false, "expires");
    assertThatThrownBy(() -> enable(false, "expires")).hasMessageContaining("TimeToLive is already disabled");
  }
}
