package dev.keywright.models.onlineshop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import java.time.Instant;

@Entity
@PkTemplate(pk = "o#{orderId}", sk = "c#{customerId}")
@AccessPattern(name = "place", operation = CREATE)
record Order(String orderId, String customerId, Instant orderedAt) implements OnlineShopItem {}
