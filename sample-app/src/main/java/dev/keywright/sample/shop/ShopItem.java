package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.TRANSACT;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Index;
import dev.keywright.annotations.Table;

/**
 * The table of a web shop: eight kinds of items in one table with two overloaded indexes. The questions below read item
 * collections, one page of the shop with one call each; the questions about one kind of item are on its record.
 *
 * <p>What lives together, because it is read together:
 * <ul>
 *   <li>a customer, the cart and the orders, under {@code CUSTOMER#};
 *   <li>a product and its stock in each warehouse, under {@code PRODUCT#};
 *   <li>an order, its lines and its shipments, in GSI2 under {@code ORDER#}, for those who know only an order number.
 * </ul>
 */
@Table(name = "shop", indexes = {@Index(name = "GSI1"), @Index(name = "GSI2")})
@AccessPattern(name = "customerWithOrders", description = "A customer with the newest orders",
    where = "customerId = :customerId", orderBy = "desc", entities = {Customer.class, Order.class})
@AccessPattern(name = "productWithStock", description = "A product with its stock in every warehouse",
    where = "productId = :productId", entities = {Product.class, Stock.class})
@AccessPattern(name = "orderWithContents", description = "An order with its lines and shipments, by order number",
    where = "orderId = :orderId", entities = {Order.class, OrderLine.class, Shipment.class})
@AccessPattern(name = "checkOut", operation = TRANSACT,
    description = "Place an order with its lines and promise the stock for it, all or nothing",
    steps = {"Order.place", "OrderLine.add*", "Stock.take*"})
public sealed interface ShopItem
    permits Customer, CartLine, Product, Stock, Warehouse, Order, OrderLine, Shipment {}
