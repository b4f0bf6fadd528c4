package dev.keywright.models.ecommerce;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import java.time.Instant;

@Entity
@PkTemplate(pk = "CUSTOMER#{username}", sk = "#ORDER#{orderId}")
@IndexTemplate(index = "GSI1", pk = "ORDER#{orderId}", sk = "ORDER#{orderId}")
@AccessPattern(name = "save", operation = CREATE, description = "Save an order")
@AccessPattern(name = "changeStatus", operation = UPDATE, description = "Update an order's status",
    update = "set status = :status")
record Order(String username, String orderId, Instant createdAt, OrderStatus status, long amountCents)
    implements EcommerceItem {}
