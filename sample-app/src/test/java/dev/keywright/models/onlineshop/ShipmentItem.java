package dev.keywright.models.onlineshop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "o#{orderId}", sk = "shp#{shipmentItemId}")
@IndexTemplate(index = "GSI1", pk = "sh#{shipmentId}", sk = "p#{productId}")
@AccessPattern(name = "add", operation = CREATE)
record ShipmentItem(String orderId, String shipmentItemId, String shipmentId, String productId, int quantity)
    implements OnlineShopItem {}
