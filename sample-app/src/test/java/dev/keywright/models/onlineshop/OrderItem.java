package dev.keywright.models.onlineshop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import java.time.Instant;

@Entity
@PkTemplate(pk = "o#{orderId}", sk = "p#{productId}")
@IndexTemplate(index = "GSI1", pk = "p#{productId}", sk = "{orderedAt}")
@IndexTemplate(index = "GSI2", pk = "c#{customerId}", sk = "p#{orderedAt}")
@AccessPattern(name = "add", operation = CREATE)
@AccessPattern(name = "ofOrder", description = "Products of an order", where = "orderId = :orderId")
@AccessPattern(name = "ofProduct", description = "Orders of a product in a date range",
    where = "productId = :productId and orderedAt between :from and :to", orderBy = "orderedAt")
@AccessPattern(name = "ofCustomer", description = "Products ordered by a customer in a date range",
    where = "customerId = :customerId and orderedAt between :from and :to", orderBy = "orderedAt")
record OrderItem(String orderId, String productId, String customerId, Instant orderedAt, int quantity)
    implements OnlineShopItem {}
