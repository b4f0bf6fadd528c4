package dev.keywright.sample.ask;

import dev.keywright.sample.data.ShopData;
import dev.keywright.sample.shop.CartLine;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderStatus;
import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.Shipment;
import dev.keywright.sample.shop.ShipmentStatus;
import dev.keywright.sample.shop.Stock;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import java.util.function.ToLongFunction;

/**
 * Whom and what the questions are about: chosen from the data so that the answers are worth looking at.
 *
 * @param customer the one with the most orders
 * @param otherCustomer any other
 * @param order    one that is paid, in several shipments if there is such
 * @param cartLine in a cart of which a part has expired, but not this
 * @param product  the one sold most often
 * @param stock    what somebody wants to buy just now
 * @param shipment the one that has to leave first
 */
record Examples(
    Customer customer, Customer otherCustomer, Order order, CartLine cartLine, Product product, Stock stock, Shipment shipment) {

  static Examples from(ShopData data) {
    Customer customer = most(data.customers(),
        one -> data.orders().stream().filter(order -> order.customerId().equals(one.customerId())).count());
    Order order = most(data.orders(), one -> order(one, data));
    CartLine cartLine = first(data.cartLines(), one -> one.expiresAt().isAfter(ShopData.CLOCK.instant())
        && hasExpired(one.customerId(), data));
    Product product = most(data.products(),
        one -> data.orderLines().stream().filter(line -> line.productId().equals(one.productId())).count());
    Stock stock = first(data.stock(), one -> one.productId().equals(product.productId()));
    Shipment shipment = first(data.shipments(), one -> one.status() == ShipmentStatus.WAITING);
    Customer otherCustomer = first(data.customers(), one -> !one.equals(customer));
    return new Examples(customer, otherCustomer, order, cartLine, product, stock, shipment);
  }

  private static long order(Order order, ShopData data) {
    if (order.status() != OrderStatus.PAID) {
      return 0;
    }
    long shipments = data.shipments().stream().filter(one -> one.orderId().equals(order.orderId())).count();
    return 10 * shipments + data.orderLines().stream().filter(one -> one.orderId().equals(order.orderId())).count();
  }

  private static boolean hasExpired(String customerId, ShopData data) {
    return data.cartLines().stream().anyMatch(line ->
        line.customerId().equals(customerId) && line.expiresAt().isBefore(ShopData.CLOCK.instant()));
  }

  private static <T> T most(List<T> items, ToLongFunction<T> measure) {
    return items.stream().max(Comparator.comparingLong(measure)).orElseThrow();
  }

  private static <T> T first(List<T> items, Predicate<T> fits) {
    return items.stream().filter(fits).findFirst().orElseThrow();
  }
}
