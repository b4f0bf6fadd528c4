package dev.keywright.sample.ask;

import dev.keywright.sample.shop.ShopTable;
import dev.keywright.sample.shop.Stock;
import java.time.LocalDate;
import java.util.List;

/** What there is, and what has to leave. */
final class WarehouseQuestions {
  private static final LocalDate DAY = LocalDate.of(2026, 11, 30);

  private WarehouseQuestions() {}

  static List<Question> about(Examples examples, ShopTable shop) {
    Stock stock = examples.stock();
    String product = stock.productId();
    String warehouse = stock.warehouseId();
    String shipment = examples.shipment().shipmentId();
    String sender = examples.shipment().warehouseId();
    return List.of(
        new Question("All warehouses",
            "warehouse().all()",
            () -> Answer.Items.of(shop.warehouse().all().list())),
        new Question("Warehouse " + warehouse,
            "warehouse().find(\"" + warehouse + "\")",
            () -> Answer.Items.of(shop.warehouse().find(warehouse))),
        new Question("How much of " + product + " there is in " + warehouse + " right now, read consistently",
            "stock().find(\"" + product + "\", \"" + warehouse + "\")",
            () -> Answer.Items.of(shop.stock().find(product, warehouse))),
        new Question("All stock in " + warehouse,
            "stock().inWarehouse(\"" + warehouse + "\")",
            () -> Answer.Items.of(shop.stock().inWarehouse(warehouse).list())),
        new Question("What " + warehouse + " has to reorder, scarcest first; the index holds nothing else",
            "stock().toReorder(\"" + warehouse + "\")",
            () -> Answer.Items.of(shop.stock().toReorder(warehouse).list())),
        new Question("What " + sender + " has to send by " + DAY + ", most urgent first",
            "shipment().toSendBy(\"" + sender + "\", " + DAY + ")",
            () -> Answer.Items.of(shop.shipment().toSendBy(sender, DAY).list())),
        new Question("Shipment " + shipment + ", as a label is scanned",
            "shipment().find(\"" + shipment + "\")",
            () -> Answer.Items.of(shop.shipment().find(shipment))));
  }
}
