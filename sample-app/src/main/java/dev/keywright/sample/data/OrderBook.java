package dev.keywright.sample.data;

import dev.keywright.sample.shop.Address;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderLine;
import dev.keywright.sample.shop.OrderStatus;
import dev.keywright.sample.shop.Payment;
import dev.keywright.sample.shop.Product;
import java.time.Duration;
import java.time.Instant;
import java.time.LocalDate;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Makes up orders with their lines: more of them by some customers, older ones further along. */
final class OrderBook {
  private static final Duration SPAN = Duration.ofDays(75);
  private static final int MOST_LINES = 5;
  private static final int DEAR_CENTS = 20_000;
  private static final List<String> NOTES =
      List.of("Please leave with the neighbour", "Gift, no invoice in the box", "Bell is broken, knock");

  private final Random random;
  private final Instant now;
  private final List<Order> orders = new ArrayList<>();
  private final List<OrderLine> lines = new ArrayList<>();

  OrderBook(Random random, Instant now) {
    this.random = random;
    this.now = now;
  }

  List<Order> orders() {
    return orders;
  }

  List<OrderLine> lines() {
    return lines;
  }

  void fill(int howMany, List<Customer> customers, List<Product> products) {
    for (int count = 0; count < howMany; count++) {
      // The smaller of two draws: the first customers order most, as in real shops a few do.
      int customer = Math.min(random.nextInt(customers.size()), random.nextInt(customers.size()));
      Duration age = age((double) count / howMany);
      place(customers.get(customer), now.minus(age).minusMillis(random.nextInt(60_000)), products);
    }
  }

  /** The shop grows: half of the orders are of the last quarter of the time. */
  private Duration age(double progress) {
    double left = 1 - progress;
    return Duration.ofMinutes((long) (SPAN.toMinutes() * left * left)).minusMinutes(random.nextInt(90));
  }

  private void place(Customer customer, Instant placedAt, List<Product> products) {
    String orderId = Ulid.at(placedAt, random);
    LocalDate soldOn = LocalDate.ofInstant(placedAt, ZoneOffset.UTC);
    long total = 0;
    int lineNumber = 0;
    for (Product product : picked(products)) {
      int quantity = product.priceCents() > DEAR_CENTS ? 1 : 1 + random.nextInt(3);
      lineNumber++;
      lines.add(new OrderLine(orderId, lineNumber, product.productId(), product.name(), quantity,
          product.priceCents(), soldOn));
      total += quantity * product.priceCents();
    }
    Address shipTo = customer.addresses().getOrDefault("office", customer.addresses().get("home"));
    orders.add(new Order(customer.customerId(), orderId, placedAt, status(placedAt), total, shipTo, payment(), note()));
  }

  private List<Product> picked(List<Product> products) {
    List<Product> shuffled = new ArrayList<>(products);
    Collections.shuffle(shuffled, random);
    return shuffled.subList(0, 1 + random.nextInt(MOST_LINES));
  }

  private OrderStatus status(Instant placedAt) {
    long days = Duration.between(placedAt, now).toDays();
    if (days < 1) {
      return OrderStatus.PLACED;
    }
    if (days < 5) {
      return OrderStatus.PAID;
    }
    if (days < 10) {
      return OrderStatus.SHIPPED;
    }
    return random.nextInt(12) == 0 ? OrderStatus.RETURNED : OrderStatus.DELIVERED;
  }

  private Payment payment() {
    return switch (random.nextInt(4)) {
      case 0 -> new Payment.Invoice(14);
      case 1 -> new Payment.GiftCard("GC-" + (100_000 + random.nextInt(900_000)));
      default -> new Payment.Card("Visa", String.format("%04d", random.nextInt(10_000)));
    };
  }

  private Optional<String> note() {
    return random.nextInt(5) == 0 ? Optional.of(NOTES.get(random.nextInt(NOTES.size()))) : Optional.empty();
  }
}
