package dev.keywright.models.onlineshop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "p#{productId}", sk = "p#{productId}")
@AccessPattern(name = "add", operation = CREATE)
@AccessPattern(name = "find", description = "A product by id")
record Product(String productId, String name) implements OnlineShopItem {}
