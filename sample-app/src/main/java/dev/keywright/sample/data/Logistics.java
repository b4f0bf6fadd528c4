package dev.keywright.sample.data;

import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderStatus;
import dev.keywright.sample.shop.Parcel;
import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.Shipment;
import dev.keywright.sample.shop.ShipmentStatus;
import dev.keywright.sample.shop.Stock;
import dev.keywright.sample.shop.Warehouse;
import java.time.LocalDate;
import java.time.LocalTime;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Random;

/** Makes up warehouses, what they have, and what they send. */
final class Logistics {
  private static final int REORDER_BELOW = 8;
  private static final int FIRST_SHIPMENT = 500_100;

  private Logistics() {}

  static List<Warehouse> warehouses() {
    return List.of(
        new Warehouse("LEJ1", "Leipzig", "DE", LocalTime.of(18, 30)),
        new Warehouse("LIL1", "Lille", "FR", LocalTime.of(17, 0)),
        new Warehouse("MMA1", "Malmö", "SE", LocalTime.of(16, 15)));
  }

  /** Not every warehouse has every product, and some were oversold. */
  static List<Stock> stock(Random random, List<Product> products) {
    List<Stock> stock = new ArrayList<>();
    for (Product product : products) {
      for (Warehouse warehouse : warehouses()) {
        if (random.nextInt(4) == 0) {
          continue;
        }
        int available = random.nextInt(6) == 0 ? random.nextInt(14) - 5 : 8 + random.nextInt(120);
        stock.add(new Stock(product.productId(), warehouse.warehouseId(), available, available < REORDER_BELOW));
      }
    }
    return stock;
  }

  static List<Shipment> shipments(Random random, List<Order> orders) {
    List<Shipment> shipments = new ArrayList<>();
    for (Order order : orders) {
      if (order.status() == OrderStatus.PLACED) {
        continue;
      }
      int count = random.nextInt(6) == 0 ? 2 : 1;
      for (int part = 0; part < count; part++) {
        shipments.add(shipment("S-" + (FIRST_SHIPMENT + shipments.size()), order, random));
      }
    }
    return shipments;
  }

  private static Shipment shipment(String shipmentId, Order order, Random random) {
    List<Warehouse> warehouses = warehouses();
    ShipmentStatus status = switch (order.status()) {
      case PLACED, PAID -> ShipmentStatus.WAITING;
      case SHIPPED -> ShipmentStatus.SENT;
      case DELIVERED, RETURNED -> ShipmentStatus.DELIVERED;
    };
    Optional<String> tracking = status == ShipmentStatus.WAITING
        ? Optional.empty()
        : Optional.of("JJD" + (100_000_000L + random.nextInt(900_000_000)));
    LocalDate shipBy = LocalDate.ofInstant(order.placedAt(), ZoneOffset.UTC).plusDays(2L + random.nextInt(5));
    return new Shipment(shipmentId, order.orderId(), warehouses.get(random.nextInt(warehouses.size())).warehouseId(),
        status, shipBy, random.nextBoolean() ? "DHL" : "PostNord", tracking, parcels(random));
  }

  private static List<Parcel> parcels(Random random) {
    List<Parcel> parcels = new ArrayList<>();
    int count = 1 + random.nextInt(2);
    for (int number = 1; number <= count; number++) {
      parcels.add(new Parcel(number + " of " + count, 200 + random.nextInt(8000)));
    }
    return parcels;
  }
}
