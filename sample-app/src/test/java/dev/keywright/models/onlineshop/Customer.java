package dev.keywright.models.onlineshop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "c#{customerId}", sk = "c#{customerId}")
@AccessPattern(name = "add", operation = CREATE)
@AccessPattern(name = "find", description = "A customer by id")
record Customer(String customerId, String name) implements OnlineShopItem {}
