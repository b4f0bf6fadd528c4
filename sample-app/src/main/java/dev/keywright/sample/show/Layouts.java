package dev.keywright.sample.show;

import static dev.keywright.sample.show.Column.number;
import static dev.keywright.sample.show.Column.words;

import dev.keywright.sample.shop.CartLine;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderLine;
import dev.keywright.sample.shop.Payment;
import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.Shipment;
import dev.keywright.sample.shop.Stock;
import dev.keywright.sample.shop.Warehouse;
import java.time.Instant;
import java.time.ZoneOffset;
import java.time.format.DateTimeFormatter;
import java.util.List;
import java.util.Locale;
import java.util.TreeSet;

/** Which columns each kind of item has, and how values look in them. */
final class Layouts {
  /** In the order in which kinds are shown where several come together. */
  static final List<Layout<?>> ALL = List.of(
      new Layout<>(Customer.class, List.of(
          words("customer", Customer::customerId),
          words("name", Customer::name),
          words("e-mail", Customer::email),
          words("city", customer -> customer.addresses().get("home").city()),
          words("since", customer -> customer.since().toString()),
          words("addresses", customer -> String.join(", ", new TreeSet<>(customer.addresses().keySet()))))),
      new Layout<>(Product.class, List.of(
          words("product", Product::productId),
          words("name", Product::name),
          words("category", Product::category),
          words("brand", product -> product.brand().orElse("-")),
          number("price", product -> money(product.priceCents())),
          words("tags", product -> String.join(", ", new TreeSet<>(product.tags()))))),
      new Layout<>(Stock.class, List.of(
          words("warehouse", Stock::warehouseId),
          words("product", Stock::productId),
          number("available", stock -> Integer.toString(stock.available())),
          words("reorder", stock -> stock.reorder() ? "yes" : "no"))),
      new Layout<>(Warehouse.class, List.of(
          words("warehouse", Warehouse::warehouseId),
          words("city", Warehouse::city),
          words("country", Warehouse::country),
          words("last pickup", warehouse -> warehouse.lastPickup().toString()))),
      new Layout<>(Order.class, List.of(
          words("order", Order::orderId),
          words("placed at", order -> minute(order.placedAt())),
          words("customer", Order::customerId),
          words("status", order -> order.status().name()),
          number("total", order -> money(order.totalCents())),
          words("paid by", order -> payment(order.payment())),
          words("to", order -> order.shipTo().city()))),
      new Layout<>(OrderLine.class, List.of(
          words("order", OrderLine::orderId),
          number("line", line -> Integer.toString(line.lineNumber())),
          words("sold on", line -> line.soldOn().toString()),
          words("product", OrderLine::productId),
          words("name", OrderLine::productName),
          number("quantity", line -> Integer.toString(line.quantity())),
          number("unit price", line -> money(line.unitPriceCents())))),
      new Layout<>(Shipment.class, List.of(
          words("shipment", Shipment::shipmentId),
          words("order", Shipment::orderId),
          words("from", Shipment::warehouseId),
          words("status", shipment -> shipment.status().name()),
          words("ship by", shipment -> shipment.shipBy().toString()),
          words("carrier", Shipment::carrier),
          words("tracking", shipment -> shipment.tracking().orElse("-")),
          number("parcels", shipment -> Integer.toString(shipment.parcels().size())))),
      new Layout<>(CartLine.class, List.of(
          words("product", CartLine::productId),
          number("quantity", line -> Integer.toString(line.quantity())),
          number("unit price", line -> money(line.unitPriceCents())),
          words("expires at", line -> minute(line.expiresAt())))));

  private static final DateTimeFormatter MINUTE =
      DateTimeFormatter.ofPattern("uuuu-MM-dd HH:mm", Locale.ROOT).withZone(ZoneOffset.UTC);

  private Layouts() {}

  private static String money(long cents) {
    return String.format(Locale.ROOT, "%,d.%02d", cents / 100, cents % 100);
  }

  private static String minute(Instant time) {
    return MINUTE.format(time);
  }

  private static String payment(Payment payment) {
    if (payment instanceof Payment.Card card) {
      return card.brand() + " *" + card.lastDigits();
    }
    return payment instanceof Payment.Invoice invoice ? "invoice, " + invoice.daysToPay() + " days" : "gift card";
  }
}
