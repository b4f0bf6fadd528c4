package dev.keywright.models.onlineshop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "o#{orderId}", sk = "sh#{shipmentId}")
@IndexTemplate(index = "GSI1", pk = "sh#{shipmentId}", sk = "sh#{shipmentId}")
@IndexTemplate(index = "GSI2", pk = "w#{warehouseId}", sk = "sh#{shipmentId}")
@AccessPattern(name = "send", operation = CREATE)
@AccessPattern(name = "ofOrder", description = "Shipments of an order", where = "orderId = :orderId")
@AccessPattern(name = "ofWarehouse", description = "Shipments of a warehouse", where = "warehouseId = :warehouseId")
record Shipment(String orderId, String shipmentId, String warehouseId) implements OnlineShopItem {}
