package dev.keywright.runtime.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromN;
import static software.amazon.awssdk.services.dynamodb.model.AttributeValue.fromS;

import dev.keywright.runtime.InvalidPageTokenException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.OperationEvent;
import dev.keywright.runtime.OperationListener;
import dev.keywright.runtime.Page;
import dev.keywright.runtime.UnknownItem;
import dev.keywright.testkit.LocalDynamoDb;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.TimeToLiveStatus;

/** Items that are not what was asked for: expired, of other entities, of none, unreadable; and what is told of them. */
class StoredItemsTest {
  private static final class TestClock extends Clock {
    private Instant now = Instant.parse("2026-01-01T00:00:00Z");

    @Override
    public Instant instant() {
      return now;
    }

    @Override
    public ZoneId getZone() {
      return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
      return this;
    }
  }

  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final TestClock clock = new TestClock();
  private final List<OperationEvent> events = new ArrayList<>();
  private final ShopTable shop = ShopTable.builder(db.client()).clock(clock).listener(events::add)
      .listener(OperationListener.logging()).build();

  @BeforeEach
  void createTable() {
    shop.createTable();
  }

  @AfterEach
  void close() {
    db.close();
  }

  private Session session(String token, long seconds) {
    return new Session(token, clock.now.plusSeconds(seconds));
  }

  private void store(String partition, String sort, Map<String, AttributeValue> more) {
    Map<String, AttributeValue> item = new HashMap<>(more);
    item.put("PK", fromS(partition));
    item.put("SK", fromS(sort));
    db.client().putItem(request -> request.tableName("shop").item(item));
  }

  private OperationEvent lastEvent() {
    return events.get(events.size() - 1);
  }

  @Test
  void createsTheTableWithItsTimeToLive() {
    var ttl = db.client().describeTimeToLive(request -> request.tableName("shop")).timeToLiveDescription();
    assertThat(ttl.attributeName()).isEqualTo("expiresAt");
    assertThat(ttl.timeToLiveStatus()).isIn(TimeToLiveStatus.ENABLED, TimeToLiveStatus.ENABLING);
  }

  @Test
  void anExpiredItemIsAbsentEverywhere() {
    shop.open(session("a", 10));
    shop.open(session("b", 20));
    clock.now = clock.now.plusSeconds(10);
    assertThat(shop.session("a")).isEmpty();
    assertThat(shop.session("b")).isPresent();
    assertThat(shop.sessions().list()).extracting(Session::token).containsExactly("b");
    assertThat(lastEvent().expiredItems()).isEqualTo(1);
    assertThat(shop.sessions().first()).map(Session::token).contains("b");
    assertThat(shop.countSessions()).isEqualTo(1);
    assertThat(shop.close("a")).isEmpty();
    assertThat(shop.close("b")).isPresent();
  }

  @Test
  void anExpiredItemMayBeCreatedAnewAndALivingOneMayNot() {
    shop.open(session("a", 10));
    assertThatThrownBy(() -> shop.open(session("a", 99))).isInstanceOf(ItemAlreadyExistsException.class);
    clock.now = clock.now.plusSeconds(10);
    assertThat(shop.open(session("a", 5))).isEqualTo(session("a", 5));
    assertThat(shop.session("a")).contains(session("a", 5));
  }

  @Test
  void answersTheTimeToLiveAsItIsStored() {
    Session fine = new Session("a", clock.now.plusNanos(1_500_000_001L));
    assertThat(shop.open(fine).expiresAt()).isEqualTo(clock.now.plusSeconds(1));
  }

  @Test
  void passesOverOtherEntitiesItems() {
    shop.register(new Customer("c-1", "Ann", Optional.empty()));
    shop.place(WalkTest.order("c-1", 1));
    shop.place(WalkTest.order("c-1", 2));
    assertThat(shop.anyOrder("c-1").list()).hasSize(2);
    assertThat(lastEvent().foreignItems()).isEqualTo(1);
    assertThat(lastEvent().itemsRead()).isEqualTo(3);
    assertThat(lastEvent().itemsReturned()).isEqualTo(2);
    assertThat(shop.countAny("c-1")).isEqualTo(2);
    assertThat(shop.anyOrder("c-1").pageSize(1).page(2, null).items()).hasSize(2);
  }

  @Test
  void knowsAnItemWithoutTypeTagByItsKey() {
    store("CUSTOMER#c-1", "PROFILE", Map.of("customerId", fromS("c-1"), "name", fromS("Ann")));
    assertThat(shop.anyOrder("c-1").list()).isEmpty();
    assertThat(lastEvent().foreignItems()).isEqualTo(1);
    assertThat(shop.customerWithOrders("c-1", "o-1").collect().one(Customer.class)).map(Customer::name).contains("Ann");
  }

  @Test
  void reportsWhatIsNoEntityOfTheTable() {
    store("CUSTOMER#c-1", "ORDER#o-1", Map.of("_type", fromS("Wish")));
    store("CUSTOMER#c-1", "NOTE", Map.of());
    store("CUSTOMER#c-1", "ORDER#o-3", Map.of("_type", fromN("7")));
    assertThat(shop.anyOrder("c-1").list()).isEmpty();
    assertThat(lastEvent().unknownItems()).containsExactly(
        new UnknownItem("PK=CUSTOMER#c-1, SK=NOTE", Optional.empty()),
        new UnknownItem("PK=CUSTOMER#c-1, SK=ORDER#o-1", Optional.of("Wish")),
        new UnknownItem("PK=CUSTOMER#c-1, SK=ORDER#o-3", Optional.empty()));
    assertThat(lastEvent().foreignItems()).isZero();
  }

  @Test
  void refusesToGetWhatIsNoEntityOfTheTable() {
    store("CUSTOMER#c-1", "ORDER#o-1", Map.of("_type", fromS("Wish")));
    assertThatThrownBy(() -> shop.find("c-1", "o-1")).isInstanceOf(ItemReadException.class)
        .hasMessage("Order.find on table shop: the stored Order (PK=CUSTOMER#c-1, SK=ORDER#o-1) cannot be read:"
            + " _type is 'Wish', which names no entity of the table.");
    assertThat(lastEvent().failure()).isPresent();
    assertThat(lastEvent().unknownItems()).hasSize(1);
  }

  @Test
  void answersEmptyForAnotherEntitysItem() {
    store("CUSTOMER#c-1", "ORDER#o-1", Map.of("_type", fromS("Customer")));
    assertThat(shop.find("c-1", "o-1")).isEmpty();
    assertThat(lastEvent().foreignItems()).isEqualTo(1);
  }

  @Test
  void neverReadsAHalfItem() {
    store("CUSTOMER#c-1", "ORDER#o-1", Map.of("_type", fromS("Order"), "customerId", fromS("c-1")));
    assertThatThrownBy(() -> shop.ofCustomer("c-1").list()).isInstanceOf(ItemReadException.class)
        .hasMessage("Order.ofCustomer on table shop: the stored Order (PK=CUSTOMER#c-1, SK=ORDER#o-1) cannot be read:"
            + " orderId is missing.");
    assertThat(lastEvent().failure()).isPresent();
    assertThat(lastEvent().capacityUnits()).isPositive();
  }

  @Test
  void tellsOfEachRequest() {
    shop.place(WalkTest.order("c-1", 1));
    assertThat(lastEvent().operation()).isEqualTo("PutItem");
    assertThat(lastEvent().pattern()).isEqualTo("Order.place");
    assertThat(lastEvent().capacityUnits()).isPositive();
    shop.inStatusSince(OrderStatus.PAID, Instant.EPOCH).pageSize(1).list();
    assertThat(lastEvent().index()).contains("GSI1");
    assertThat(lastEvent().table()).isEqualTo("shop");
    assertThat(lastEvent().capacity()).isPresent();
    assertThat(lastEvent().duration()).isPositive().isLessThan(Duration.ofMinutes(1));
    assertThat(lastEvent().retries()).isZero();
    assertThat(events).hasSize(3);
  }

  @Test
  void countsRetries() {
    db.faults().on("GetItem").times(2).throttle();
    assertThat(shop.find("c-1", "o-1")).isEmpty();
    assertThat(lastEvent().retries()).isEqualTo(2);
  }

  @Test
  void aCreateThatIsSentTwiceAndMeetsItselfHasSucceeded() {
    db.faults().on("PutItem").once().loseAnswer();
    Order order = WalkTest.order("c-1", 1);
    assertThat(shop.place(order)).isEqualTo(order);
    assertThat(shop.find("c-1", "o-001")).contains(order);
  }

  @Test
  void aCreateThatIsSentTwiceAndMeetsAnotherItemHasFailed() {
    shop.place(WalkTest.order("c-1", 1));
    db.faults().on("PutItem").once().throttle();
    Order other = new Order("c-1", "o-001", Instant.EPOCH, OrderStatus.OPEN, 1, List.of(), Optional.empty());
    assertThatThrownBy(() -> shop.place(other)).isInstanceOf(ItemAlreadyExistsException.class);
  }

  @Test
  void refusesAPageTokenFromAnotherPartition() {
    for (int number = 1; number <= 3; number++) {
      shop.place(WalkTest.order("c-1", number));
    }
    Page<Order> page = shop.ofCustomer("c-1").page(2, null);
    assertThatThrownBy(() -> shop.ofCustomer("c-2").page(2, page.nextToken()))
        .isInstanceOf(InvalidPageTokenException.class).hasMessageContaining("another partition");
    assertThat(shop.ofCustomer("c-1").page(2, page.nextToken()).items()).hasSize(1);
  }
}
