package dev.keywright.models.onlineshop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "w#{warehouseId}", sk = "w#{warehouseId}")
@AccessPattern(name = "add", operation = CREATE)
@AccessPattern(name = "find", description = "A warehouse by id")
record Warehouse(String warehouseId, String name) implements OnlineShopItem {}
