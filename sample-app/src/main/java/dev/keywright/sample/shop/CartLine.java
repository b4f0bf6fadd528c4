package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.COUNT;
import static dev.keywright.annotations.Operation.DELETE;
import static dev.keywright.annotations.Operation.PUT;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import dev.keywright.annotations.Ttl;
import java.time.Instant;

/** A product in a customer's cart. It is gone a while after it was last touched, and is never shown after that. */
@Entity
@PkTemplate(pk = "CUSTOMER#{customerId}", sk = "CART#{productId}")
@AccessPattern(name = "store", operation = PUT, description = "Put a product into a cart, or change how many")
@AccessPattern(name = "remove", operation = DELETE, description = "Take a product out of a cart")
@AccessPattern(name = "keepUntil", operation = UPDATE, description = "Keep a product in a cart until another time",
    update = "set expiresAt = :time")
@AccessPattern(name = "clear", operation = DELETE, description = "Empty a customer's cart",
    where = "customerId = :customerId")
@AccessPattern(name = "ofCustomer", description = "What is in a customer's cart", where = "customerId = :customerId")
@AccessPattern(name = "countOfCustomer", operation = COUNT,
    description = "How many products are in a customer's cart", where = "customerId = :customerId")
public record CartLine(
    String customerId,
    String productId,
    int quantity,
    long unitPriceCents,
    @Ttl Instant expiresAt) implements ShopItem {}
