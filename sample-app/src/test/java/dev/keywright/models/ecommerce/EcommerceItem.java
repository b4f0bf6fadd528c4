package dev.keywright.models.ecommerce;

import static dev.keywright.annotations.Operation.TRANSACT;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Index;
import dev.keywright.annotations.Table;

/** Model B: an online shop in which a customer is read with the newest orders, backwards, in one query. */
@Table(name = "ecommerce", indexes = @Index(name = "GSI1"))
@AccessPattern(name = "customerWithOrders", description = "A customer with the most recent orders",
    where = "username = :username", orderBy = "desc", entities = {Customer.class, Order.class})
@AccessPattern(name = "orderWithItems", description = "An order with its items", where = "orderId = :orderId",
    entities = {Order.class, OrderItem.class})
@AccessPattern(name = "saveOrder", operation = TRANSACT, description = "Save an order with its items",
    steps = {"Order.save", "OrderItem.save*"})
sealed interface EcommerceItem permits Customer, Order, OrderItem {}
