package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderLine;
import dev.keywright.sample.shop.OrderStatus;
import java.time.Instant;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("cross-check")
class OrderQuestionsTest {
  private final LoadedShop shop = LoadedShop.open();

  @AfterAll
  void close() {
    shop.close();
  }

  @Test
  void everyOrderIsFoundByItsKeyAndByItsNumber() {
    for (Order order : shop.data().orders()) {
      assertThat(shop.table().order().find(order.customerId(), order.orderId())).contains(order);
      assertThat(shop.table().order().byNumber(order.orderId())).contains(order);
      assertThat(shop.table().order().byNumber(order.orderId().substring(1))).isEmpty();
    }
  }

  @Test
  void ordersOfACustomerComeNewestFirst() {
    for (Customer customer : shop.data().customers()) {
      assertThat(shop.table().order().ofCustomer(customer.customerId()).list()).isEqualTo(shop.data().orders().stream()
          .filter(order -> order.customerId().equals(customer.customerId()))
          .sorted(Comparator.comparing(Order::placedAt).reversed())
          .toList());
    }
    assertThat(shop.table().order().ofCustomer("C-100").list()).isEmpty();
  }

  @Test
  void ordersInAStatusAreFoundFromATimeOn() {
    for (OrderStatus status : OrderStatus.values()) {
      for (Instant since : times()) {
        assertThat(shop.table().order().inStatusSince(status, since).list()).as("%s since %s", status, since)
            .isEqualTo(inStatus(status)
                .filter(order -> !order.placedAt().isBefore(since))
                .sorted(Comparator.comparing(Order::placedAt))
                .toList());
      }
    }
  }

  @Test
  void ordersInAStatusAreCountedBetweenTwoTimes() {
    List<Instant> times = times();
    for (OrderStatus status : OrderStatus.values()) {
      for (int at = 0; at < times.size(); at++) {
        Instant from = times.get(at);
        Instant to = times.get((at * 7 + 3) % times.size());
        assertThat(shop.table().order().countInStatus(status, from, to)).as("%s from %s to %s", status, from, to)
            .isEqualTo(inStatus(status)
                .filter(order -> !order.placedAt().isBefore(from) && !order.placedAt().isAfter(to))
                .count());
      }
    }
  }

  @Test
  void linesOfAnOrderComeByNumber() {
    for (Order order : shop.data().orders()) {
      List<OrderLine> expected = shop.data().orderLines().stream()
          .filter(line -> line.orderId().equals(order.orderId()))
          .toList();
      assertThat(shop.table().orderLine().ofOrder(order.orderId()).list()).isEqualTo(expected).isNotEmpty();
      OrderLine last = expected.get(expected.size() - 1);
      assertThat(shop.table().orderLine().find(last.orderId(), last.lineNumber())).contains(last);
      assertThat(shop.table().orderLine().find(last.orderId(), last.lineNumber() + 1)).isEmpty();
    }
  }

  @Tag("not-on-dynalite")
  @Test
  void anOrderIsNotPlacedTwice() {
    Order order = shop.data().orders().get(0);
    Order other = new Order(order.customerId(), order.orderId(), order.placedAt(), OrderStatus.RETURNED, 1,
        order.shipTo(), order.payment(), Optional.of("other"));
    assertThatThrownBy(() -> shop.table().order().place(other))
        .isInstanceOfSatisfying(ItemAlreadyExistsException.class, e -> assertThat(e.item()).contains(order))
        .hasMessageContaining("Order.place")
        .hasMessageContaining("PK=CUSTOMER#" + order.customerId());
    assertThat(shop.table().order().find(order.customerId(), order.orderId())).contains(order);
  }

  private Stream<Order> inStatus(OrderStatus status) {
    return shop.data().orders().stream().filter(order -> order.status() == status);
  }

  /** Each order's own time and the nanoseconds beside it, and what lies outside. */
  private List<Instant> times() {
    List<Instant> times = new ArrayList<>(
        List.of(Instant.EPOCH, Instant.MIN, Instant.MAX, Instant.parse("1969-07-20T20:17:40Z")));
    for (int at = 0; at < shop.data().orders().size(); at += 6) {
      Instant time = shop.data().orders().get(at).placedAt();
      times.addAll(List.of(time, time.minusNanos(1), time.plusNanos(1)));
    }
    return times;
  }
}
