package dev.keywright.runtime.shop;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemCollection;
import dev.keywright.runtime.Page;
import dev.keywright.testkit.LocalDynamoDb;
import java.time.Instant;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;

/** The whole way: records through codecs and a stock client into a table, and back by each kind of question. */
class WalkTest {
  private final LocalDynamoDb db = LocalDynamoDb.start();
  private final ShopTable shop = ShopTable.connect(db.client());

  @BeforeEach
  void createTable() {
    shop.createTable();
  }

  @AfterEach
  void close() {
    db.close();
  }

  static Order order(String customerId, int number) {
    return new Order(customerId, "o-%03d".formatted(number), Instant.parse("2026-01-01T00:00:00Z").plusSeconds(number),
        OrderStatus.PAID, number * 100L, List.of(new OrderLine("sku-" + number, number)), Optional.empty());
  }

  @Test
  void createsAndFinds() {
    Order order = order("c-1", 1);
    assertThat(shop.place(order)).isEqualTo(order);
    assertThat(shop.find("c-1", "o-001")).contains(order);
    assertThat(shop.find("c-1", "o-002")).isEmpty();
  }

  @Test
  void refusesToCreateTwice() {
    Order order = shop.place(order("c-1", 1));
    assertThatThrownBy(() -> shop.place(order)).isInstanceOfSatisfying(ItemAlreadyExistsException.class, e -> {
      assertThat(e.item()).contains(order);
      assertThat(e).hasMessage(
          "Order.place on table shop (PK=CUSTOMER#c-1, SK=ORDER#o-001): there already is an item with this key.");
    });
  }

  @Test
  void putsAndRemoves() {
    Order order = shop.put(order("c-1", 1));
    Order shipped = new Order("c-1", "o-001", order.placedAt(), OrderStatus.SHIPPED, 1, List.of(), Optional.of("t"));
    assertThat(shop.put(shipped)).isEqualTo(shipped);
    assertThat(shop.remove("c-1", "o-001")).contains(shipped);
    assertThat(shop.remove("c-1", "o-001")).isEmpty();
    assertThat(shop.find("c-1", "o-001")).isEmpty();
  }

  @Test
  void listsStreamsAndPages() {
    IntStream.rangeClosed(1, 25).forEach(number -> shop.place(order("c-1", number)));
    shop.place(order("c-2", 1));
    List<Order> all = shop.ofCustomer("c-1").list();
    assertThat(all).hasSize(25).isSortedAccordingTo((a, b) -> a.orderId().compareTo(b.orderId()));
    assertThat(shop.ofCustomer("c-1").pageSize(4).list()).isEqualTo(all);
    assertThat(shop.ofCustomer("c-1").pageSize(7).stream().toList()).isEqualTo(all);
    assertThat(shop.ofCustomer("c-1").first()).contains(all.get(0));
    assertThat(shop.newest("c-1").first()).contains(all.get(24));

    Page<Order> first = shop.ofCustomer("c-1").page(10, null);
    Page<Order> second = shop.ofCustomer("c-1").page(10, first.nextToken());
    Page<Order> third = shop.ofCustomer("c-1").page(10, second.nextToken());
    assertThat(first.items()).isEqualTo(all.subList(0, 10));
    assertThat(second.items()).isEqualTo(all.subList(10, 20));
    assertThat(third.items()).isEqualTo(all.subList(20, 25));
    assertThat(third.hasNext()).isFalse();
  }

  @Test
  void asksAnIndexByRange() {
    IntStream.rangeClosed(1, 9).forEach(number -> shop.place(order("c-" + number % 2, number)));
    Instant since = order("", 4).placedAt();
    List<Order> found = shop.inStatusSince(OrderStatus.PAID, since).list();
    assertThat(found).extracting(Order::orderId).containsExactly("o-004", "o-005", "o-006", "o-007", "o-008", "o-009");
    Page<Order> page = shop.inStatusSince(OrderStatus.PAID, since).page(4, null);
    assertThat(shop.inStatusSince(OrderStatus.PAID, since).page(4, page.nextToken()).items())
        .isEqualTo(found.subList(4, 6));
    assertThat(shop.inStatusSince(OrderStatus.OPEN, since).list()).isEmpty();
  }

  @Test
  void collectsItemsOfSeveralEntities() {
    Customer customer = shop.register(new Customer("c-1", "Ann", Optional.empty()));
    IntStream.rangeClosed(1, 5).forEach(number -> shop.place(order("c-1", number)));
    ItemCollection<ShopItem> found = shop.customerWithOrders("c-1", "o-003").collect();
    assertThat(found.one(Customer.class)).contains(customer);
    assertThat(found.list(Order.class)).extracting(Order::orderId).containsExactly("o-005", "o-004", "o-003");
  }
}
