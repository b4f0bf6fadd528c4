package dev.keywright.sample.ask;

import static dev.keywright.sample.shop.OrderStatus.DELIVERED;
import static dev.keywright.sample.shop.OrderStatus.PAID;

import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.Page;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.ShopTable;
import java.time.Instant;
import java.util.List;

/** What was ordered. */
final class OrderQuestions {
  private static final Instant SINCE = Instant.parse("2026-11-27T00:00:00Z");
  private static final Instant FROM = Instant.parse("2026-10-01T00:00:00Z");
  private static final Instant TO = Instant.parse("2026-10-31T23:59:59Z");
  private static final int PAGE = 3;

  private OrderQuestions() {}

  static List<Question> about(Examples examples, ShopTable shop) {
    String customer = examples.customer().customerId();
    Order order = examples.order();
    String id = order.orderId();
    return List.of(
        new Question("An order of customer " + order.customerId(),
            "order().find(\"" + order.customerId() + "\", \"" + id + "\")",
            () -> Answer.Items.of(shop.order().find(order.customerId(), id))),
        new Question("The same order by its number alone",
            "order().byNumber(\"" + id + "\")",
            () -> Answer.Items.of(shop.order().byNumber(id))),
        new Question("Everything about that order, its lines and shipments, in one call",
            "orderWithContents(\"" + id + "\")",
            () -> Answer.Items.of(shop.orderWithContents(id).list())),
        new Question("The lines of that order",
            "orderLine().ofOrder(\"" + id + "\")",
            () -> Answer.Items.of(shop.orderLine().ofOrder(id).list())),
        new Question("Its first line",
            "orderLine().find(\"" + id + "\", 1)",
            () -> Answer.Items.of(shop.orderLine().find(id, 1))),
        new Question("Orders of " + customer + ", newest first",
            "order().ofCustomer(\"" + customer + "\")",
            () -> Answer.Items.of(shop.order().ofCustomer(customer).list())),
        new Question("The second page of them, " + PAGE + " to a page",
            "order().ofCustomer(\"" + customer + "\").page(" + PAGE + ", token)",
            () -> secondPage(customer, shop)),
        new Question("Orders paid and not yet sent, placed since " + SINCE + ", oldest first",
            "order().inStatusSince(PAID, " + SINCE + ")",
            () -> Answer.Items.of(shop.order().inStatusSince(PAID, SINCE).list())),
        new Question("How many orders of October were delivered",
            "order().countInStatus(DELIVERED, " + FROM + ", " + TO + ")",
            () -> new Answer.Count(shop.order().countInStatus(DELIVERED, FROM, TO))),
        new Question("Place an order that is there already",
            "order().place(order)",
            () -> placeAgain(order, shop)));
  }

  private static Answer secondPage(String customer, ShopTable shop) {
    Page<Order> first = shop.order().ofCustomer(customer).page(PAGE, null);
    return Answer.Items.of(shop.order().ofCustomer(customer).page(PAGE, first.nextToken()).items());
  }

  private static Answer placeAgain(Order order, ShopTable shop) {
    try {
      shop.order().place(order);
      return new Answer.Said("It was stored, which must not be.");
    } catch (ItemAlreadyExistsException e) {
      Order stored = (Order) e.item().orElseThrow();
      return new Answer.Said("Refused by an ItemAlreadyExistsException, which holds the stored order: it is "
          + stored.status() + ".");
    }
  }
}
