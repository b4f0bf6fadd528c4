package dev.keywright.models.onlineshop;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Index;
import dev.keywright.annotations.Table;

/** Model A: an online shop in one table with two indexes; its prefixes {@code sh#} and {@code shp#} are a trap. */
@Table(name = "online-shop", indexes = {@Index(name = "GSI1"), @Index(name = "GSI2")})
@AccessPattern(name = "orderWithEverything", description = "An order with everything about it",
    where = "orderId = :orderId",
    entities = {Order.class, OrderItem.class, Invoice.class, Shipment.class, ShipmentItem.class})
@AccessPattern(name = "shipmentWithItems", description = "A shipment with its items",
    where = "shipmentId = :shipmentId", entities = {Shipment.class, ShipmentItem.class})
sealed interface OnlineShopItem
    permits Customer, Product, Warehouse, WarehouseItem, Order, OrderItem, Invoice, Shipment, ShipmentItem {}
