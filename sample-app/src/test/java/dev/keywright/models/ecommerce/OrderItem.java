package dev.keywright.models.ecommerce;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "ORDER#{orderId}#ITEM#{itemId}", sk = "ORDER#{orderId}#ITEM#{itemId}")
@IndexTemplate(index = "GSI1", pk = "ORDER#{orderId}", sk = "ITEM#{itemId}")
@AccessPattern(name = "save", operation = CREATE, description = "Save an item of an order")
record OrderItem(String orderId, String itemId, String description, long priceCents) implements EcommerceItem {}
