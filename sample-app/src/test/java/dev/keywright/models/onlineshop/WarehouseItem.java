package dev.keywright.models.onlineshop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "p#{productId}", sk = "w#{warehouseId}")
@IndexTemplate(index = "GSI2", pk = "w#{warehouseId}", sk = "p#{productId}")
@AccessPattern(name = "add", operation = CREATE)
@AccessPattern(name = "ofProduct", description = "Inventory of a product over all warehouses",
    where = "productId = :productId")
@AccessPattern(name = "ofWarehouse", description = "Inventory of a warehouse", where = "warehouseId = :warehouseId")
record WarehouseItem(String productId, String warehouseId, int quantity) implements OnlineShopItem {}
