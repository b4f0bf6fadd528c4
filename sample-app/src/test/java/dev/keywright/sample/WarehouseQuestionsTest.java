package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.sample.shop.Shipment;
import dev.keywright.sample.shop.ShipmentStatus;
import dev.keywright.sample.shop.Stock;
import dev.keywright.sample.shop.Warehouse;
import java.time.LocalDate;
import java.util.Comparator;
import java.util.List;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("cross-check")
class WarehouseQuestionsTest {
  private static final List<String> WAREHOUSES = List.of("LEJ1", "LIL1", "MMA1", "LEJ", "LEJ11");

  private final LoadedShop shop = LoadedShop.open();

  @AfterAll
  void close() {
    shop.close();
  }

  @Test
  void allWarehousesAreListed() {
    assertThat(shop.table().warehouse().all().list()).isEqualTo(shop.data().warehouses());
    for (Warehouse warehouse : shop.data().warehouses()) {
      assertThat(shop.table().warehouse().find(warehouse.warehouseId())).contains(warehouse);
    }
  }

  @Test
  void everyStockIsFoundAsItWasStored() {
    for (Stock stock : shop.data().stock()) {
      assertThat(shop.table().stock().find(stock.productId(), stock.warehouseId())).contains(stock);
    }
    assertThat(shop.table().stock().find("COF-001", "LEJ")).isEmpty();
  }

  @Test
  void stockOfAWarehouseComesByProduct() {
    for (String warehouse : WAREHOUSES) {
      assertThat(shop.table().stock().inWarehouse(warehouse).list()).isEqualTo(shop.data().stock().stream()
          .filter(stock -> stock.warehouseId().equals(warehouse))
          .sorted(Comparator.comparing(Stock::productId))
          .toList());
    }
  }

  @Test
  void whatHasToBeReorderedComesScarcestFirst() {
    for (String warehouse : WAREHOUSES) {
      assertThat(shop.table().stock().toReorder(warehouse).list()).isEqualTo(shop.data().stock().stream()
          .filter(stock -> stock.warehouseId().equals(warehouse) && stock.reorder())
          .sorted(Comparator.comparingInt(Stock::available).thenComparing(Stock::productId))
          .toList());
    }
    assertThat(shop.data().stock()).anyMatch(stock -> stock.available() < 0);
  }

  @Test
  void everyShipmentIsFoundAsItWasStored() {
    for (Shipment shipment : shop.data().shipments()) {
      assertThat(shop.table().shipment().find(shipment.shipmentId())).contains(shipment);
    }
  }

  @Test
  void whatWaitsIsFoundUpToADay() {
    for (String warehouse : WAREHOUSES) {
      for (int offset = -5; offset < 6; offset++) {
        LocalDate day = LocalDate.of(2026, 11, 30).plusDays(offset);
        assertThat(shop.table().shipment().toSendBy(warehouse, day).list()).as("%s, %s", warehouse, day)
            .isEqualTo(shop.data().shipments().stream()
                .filter(one -> one.warehouseId().equals(warehouse) && one.status() == ShipmentStatus.WAITING)
                .filter(one -> !one.shipBy().isAfter(day))
                .sorted(Comparator.comparing(Shipment::shipBy).thenComparing(Shipment::shipmentId))
                .toList());
      }
    }
  }
}
