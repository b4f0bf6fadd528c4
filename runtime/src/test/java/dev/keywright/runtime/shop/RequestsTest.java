package dev.keywright.runtime.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.OperationEvent;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.PutItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnConsumedCapacity;
import software.amazon.awssdk.services.dynamodb.model.ReturnValuesOnConditionCheckFailure;
import software.amazon.awssdk.services.dynamodb.model.Select;
import software.amazon.awssdk.services.dynamodb.model.ThrottlingException;
import software.amazon.awssdk.services.dynamodb.model.TransactionConflictException;

/** What is sent, request by request. */
class RequestsTest {
  private static final Clock NOON = Clock.fixed(Instant.ofEpochSecond(1_000), ZoneOffset.UTC);

  private final FakeDynamoDb client = new FakeDynamoDb();
  private final ShopTable shop = ShopTable.builder(client).tableName("shop-test").clock(NOON).build();

  private static Map<String, AttributeValue> key(int number) {
    return Map.of("PK", AttributeValue.fromS("CUSTOMER#c-1"), "SK", AttributeValue.fromS("ORDER#o-00" + number));
  }

  @Test
  void asksForNothingButWhatThePatternNeeds() {
    shop.ofCustomer("c-1").list();
    assertThat(client.sent).containsExactly(QueryRequest.builder()
        .tableName("shop-test")
        .keyConditionExpression("#k0 = :k0 AND begins_with(#k1, :k1)")
        .expressionAttributeNames(Map.of("#k0", "PK", "#k1", "SK"))
        .expressionAttributeValues(Map.of(
            ":k0", AttributeValue.fromS("CUSTOMER#c-1"), ":k1", AttributeValue.fromS("ORDER#")))
        .build());
  }

  @Test
  void readsConsistentlyBackwardsAndFromIndexesOnlyWhereThePatternSaysSo() {
    shop.find("c-1", "o-1");
    assertThat(((GetItemRequest) client.sent.get(0)).consistentRead()).isTrue();
    shop.newest("c-1").list();
    assertThat(client.query(1).scanIndexForward()).isFalse();
    shop.inStatusSince(OrderStatus.PAID, Instant.EPOCH).list();
    assertThat(client.query(2).indexName()).isEqualTo("GSI1");
    assertThat(client.query(2).scanIndexForward()).isNull();
    assertThat(client.query(2).consistentRead()).isNull();
  }

  @Test
  void sendsNothingBeforeItemsAreTakenNorForAnEmptyRange() {
    shop.ofCustomer("c-1").pageSize(3);
    shop.ofCustomer("c-1").stream();
    Instant tooLate = Instant.MAX;
    assertThat(shop.inStatusSince(OrderStatus.PAID, tooLate).list()).isEmpty();
    assertThat(shop.inStatusSince(OrderStatus.PAID, tooLate).first()).isEmpty();
    assertThat(shop.inStatusSince(OrderStatus.PAID, tooLate).page(5, null).hasNext()).isFalse();
    assertThat(shop.inStatusSince(OrderStatus.PAID, tooLate).stream()).isEmpty();
    assertThat(client.sent).isEmpty();
  }

  @Test
  void readsAsManyAsAreWantedUnlessToldOtherwise() {
    shop.ofCustomer("c-1").first();
    shop.ofCustomer("c-1").page(20, null);
    shop.threeNewest("c-1").list();
    shop.ofCustomer("c-1").list();
    shop.ofCustomer("c-1").pageSize(7).page(20, null);
    assertThat(client.sent).extracting(request -> ((QueryRequest) request).limit()).containsExactly(1, 20, 3, null, 7);
  }

  @Test
  void goesOnAfterAnEmptyPageReadingMore() {
    client.answer(QueryResponse.builder().count(0).scannedCount(1).lastEvaluatedKey(key(1)).build());
    client.answer(QueryResponse.builder().count(0).scannedCount(2).lastEvaluatedKey(key(3)).build());
    assertThat(shop.ofCustomer("c-1").first()).isEmpty();
    assertThat(client.sent).extracting(request -> ((QueryRequest) request).limit()).containsExactly(1, 2, 4);
    assertThat(client.query(1).exclusiveStartKey()).isEqualTo(key(1));
    assertThat(client.query(2).exclusiveStartKey()).isEqualTo(key(3));
  }

  @Test
  void streamsReadAPageOnlyWhenItIsNeeded() {
    Map<String, AttributeValue> item = stored(WalkTest.order("c-1", 1));
    client.answer(QueryResponse.builder().items(List.of(item)).count(1).scannedCount(1).lastEvaluatedKey(key(1)).build());
    assertThat(shop.ofCustomer("c-1").stream().limit(1).toList()).hasSize(1);
    assertThat(client.sent).hasSize(1);
  }

  /** The item that a create sends. */
  private static Map<String, AttributeValue> stored(Order order) {
    FakeDynamoDb other = new FakeDynamoDb();
    ShopTable.connect(other).put(order);
    return ((PutItemRequest) other.sent.get(0)).item();
  }

  @Test
  void createsOnConditionAndPutsWithout() {
    shop.place(WalkTest.order("c-1", 1));
    PutItemRequest create = (PutItemRequest) client.sent.get(0);
    assertThat(create.conditionExpression()).isEqualTo("attribute_not_exists(#0)");
    assertThat(create.expressionAttributeNames()).isEqualTo(Map.of("#0", "PK"));
    assertThat(create.hasExpressionAttributeValues()).isFalse();
    assertThat(create.returnValuesOnConditionCheckFailure()).isEqualTo(ReturnValuesOnConditionCheckFailure.ALL_OLD);
    assertThat(create.returnConsumedCapacity()).isNull();
    assertThat(create.item()).containsEntry("GSI1SK", AttributeValue.fromS("2026-01-01T00:00:01.000000000Z#o-001"))
        .doesNotContainKey("tracking");
    shop.put(WalkTest.order("c-1", 1));
    assertThat(((PutItemRequest) client.sent.get(1)).conditionExpression()).isNull();
    assertThat(((PutItemRequest) client.sent.get(1)).hasExpressionAttributeNames()).isFalse();
  }

  @Test
  void asksForTheTimeToLiveOnlyOfEntitiesThatHaveOne() {
    shop.open(new Session("a", Instant.ofEpochSecond(2_000)));
    PutItemRequest create = (PutItemRequest) client.sent.get(0);
    assertThat(create.conditionExpression()).isEqualTo("(attribute_not_exists(#0) OR #1 <= :0)");
    assertThat(create.expressionAttributeNames()).isEqualTo(Map.of("#0", "PK", "#1", "expiresAt"));
    assertThat(create.expressionAttributeValues()).isEqualTo(Map.of(":0", AttributeValue.fromN("1000")));
  }

  @Test
  void triesAgainWhereATransactionIsAtTheItem() {
    client.fail(TransactionConflictException.builder().build()).fail(TransactionConflictException.builder().build());
    shop.place(WalkTest.order("c-1", 1));
    assertThat(client.sent).hasSize(3);
    for (int attempt = 0; attempt < 20; attempt++) {
      client.fail(TransactionConflictException.builder().build());
    }
    assertThatThrownBy(() -> shop.put(WalkTest.order("c-1", 1))).isInstanceOf(TransactionConflictException.class);
  }

  @Test
  void countsByAFilter() {
    client.answer(QueryResponse.builder().count(3).scannedCount(5).lastEvaluatedKey(key(1)).build());
    client.answer(QueryResponse.builder().count(4).scannedCount(5).build());
    assertThat(shop.countAny("c-1")).isEqualTo(7);
    QueryRequest request = client.query(1);
    assertThat(request.select()).isEqualTo(Select.COUNT);
    assertThat(request.filterExpression())
        .isEqualTo("(#0 = :0 OR attribute_not_exists(#0)) AND NOT #1 <= :1");
    assertThat(request.expressionAttributeNames()).containsEntry("#0", "_type").containsEntry("#1", "expiresAt");
    assertThat(request.expressionAttributeValues()).containsEntry(":0", AttributeValue.fromS("Order"))
        .containsEntry(":1", AttributeValue.fromN("1000"));
    assertThat(request.exclusiveStartKey()).isEqualTo(key(1));
  }

  @Test
  void refusesKeysBeforeAnythingIsSent() {
    assertThatThrownBy(() -> shop.find("", "o-1")).isInstanceOf(InvalidKeyException.class);
    assertThatThrownBy(() -> shop.ofCustomer("x".repeat(2100))).isInstanceOf(InvalidKeyException.class);
    Order tooLong = new Order("c-1", "o".repeat(1020), Instant.EPOCH, OrderStatus.OPEN, 1, List.of(), Optional.empty());
    assertThatThrownBy(() -> shop.place(tooLong)).isInstanceOf(InvalidKeyException.class)
        .hasMessage("Order.place on table shop-test: SK cannot be used in a key: it has 1026 bytes,"
            + " and a sort key at most 1024.");
    Order nameless = new Order(null, "o", Instant.EPOCH, OrderStatus.OPEN, 1, List.of(), Optional.empty());
    assertThatThrownBy(() -> shop.place(nameless)).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("Order.place on table shop-test").hasMessageContaining("customerId");
    assertThat(client.sent).isEmpty();
  }

  @Test
  void asksForCapacityOnlyWhereSomeoneListens() {
    List<OperationEvent> events = new ArrayList<>();
    ShopTable heard = ShopTable.builder(client).listener(events::add).build();
    heard.ofCustomer("c-1").list();
    assertThat(client.query(0).returnConsumedCapacity()).isEqualTo(ReturnConsumedCapacity.INDEXES);
    assertThat(events).hasSize(1);
  }

  @Test
  void passesOnWhatTheSdkThrows() {
    ThrottlingException throttled = ThrottlingException.builder().message("slow down").build();
    List<OperationEvent> events = new ArrayList<>();
    ShopTable heard = ShopTable.builder(client).listener(events::add).build();
    client.fail(throttled).fail(throttled).fail(throttled).fail(throttled);
    assertThatThrownBy(() -> heard.ofCustomer("c-1").list()).isSameAs(throttled);
    assertThatThrownBy(() -> heard.find("c-1", "o-1")).isSameAs(throttled);
    assertThatThrownBy(() -> heard.place(WalkTest.order("c-1", 1))).isSameAs(throttled);
    assertThatThrownBy(() -> heard.remove("c-1", "o-1")).isSameAs(throttled);
    assertThat(events).hasSize(4).allSatisfy(event -> assertThat(event.failure()).contains(throttled));
  }

  @Test
  void aFailingListenerChangesNothing() {
    ShopTable heard = ShopTable.builder(client).listener(event -> {
      throw new IllegalStateException("listener");
    }).build();
    assertThat(heard.put(WalkTest.order("c-1", 1))).isEqualTo(WalkTest.order("c-1", 1));
  }
}
