package dev.keywright.sample.data;

import dev.keywright.sample.shop.CartLine;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderLine;
import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.Shipment;
import dev.keywright.sample.shop.ShopItem;
import dev.keywright.sample.shop.Stock;
import dev.keywright.sample.shop.Warehouse;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Everything the shop stores before anybody asks. The same seed makes the same items. */
public record ShopData(
    List<Customer> customers,
    List<CartLine> cartLines,
    List<Product> products,
    List<Stock> stock,
    List<Warehouse> warehouses,
    List<Order> orders,
    List<OrderLine> orderLines,
    List<Shipment> shipments) {

  /** The time at which the shop's data, and what it is asked, is true. */
  public static final Clock CLOCK = Clock.fixed(Instant.parse("2026-11-30T10:00:00Z"), ZoneOffset.UTC);

  private static final long SEED = 42;
  private static final int ORDERS = 75;
  private static final int CARTS = 6;
  private static final int LARGEST_CART = 4;

  /** The data that the sample loads. */
  public static ShopData generate() {
    return generate(new Random(SEED));
  }

  private static ShopData generate(Random random) {
    List<Customer> customers = People.customers(random);
    List<Product> products = Catalogue.products();
    OrderBook book = new OrderBook(random, CLOCK.instant());
    book.fill(ORDERS, customers, products);
    return new ShopData(
        customers,
        cartLines(random, customers, products),
        products,
        Logistics.stock(random, products),
        Logistics.warehouses(),
        book.orders(),
        book.lines(),
        Logistics.shipments(random, book.orders()));
  }

  /** Carts of a week: some lines have expired and are still stored, as DynamoDB takes its time to delete them. */
  private static List<CartLine> cartLines(Random random, List<Customer> customers, List<Product> products) {
    List<CartLine> lines = new ArrayList<>();
    for (Customer customer : customers.subList(0, CARTS)) {
      int first = random.nextInt(products.size() - LARGEST_CART);
      int count = 2 + random.nextInt(LARGEST_CART - 1);
      for (Product product : products.subList(first, first + count)) {
        Instant expiresAt = CLOCK.instant().plus(Duration.ofHours(random.nextInt(96) - 24L));
        lines.add(new CartLine(customer.customerId(), product.productId(), 1 + random.nextInt(2),
            product.priceCents(), expiresAt));
      }
    }
    return lines;
  }

  /** All items, each kind after what it refers to. */
  public List<ShopItem> items() {
    List<ShopItem> items = new ArrayList<>(warehouses);
    items.addAll(products);
    items.addAll(stock);
    items.addAll(customers);
    items.addAll(cartLines);
    items.addAll(orders);
    items.addAll(orderLines);
    items.addAll(shipments);
    return items;
  }
}
