package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import java.time.LocalDate;

/**
 * One product of an order. It keeps the product's name and price of that day. The table has it by order, GSI1 by
 * product, and GSI2 beside the order it belongs to.
 */
@Entity
@PkTemplate(pk = "ORDER#{orderId}", sk = "LINE#{lineNumber:4}")
@IndexTemplate(index = "GSI1", pk = "PRODUCT#{productId}", sk = "{soldOn}#{orderId}")
@IndexTemplate(index = "GSI2", pk = "ORDER#{orderId}", sk = "LINE#{lineNumber:4}")
@AccessPattern(name = "add", operation = CREATE, description = "Add a line to an order")
@AccessPattern(name = "find", description = "A line of an order")
@AccessPattern(name = "ofOrder", description = "The lines of an order", where = "orderId = :orderId",
    orderBy = "lineNumber")
@AccessPattern(name = "salesOfProduct", description = "Sales of a product from one day to another, latest first",
    where = "productId = :productId and soldOn between :first and :last", orderBy = "soldOn desc")
public record OrderLine(
    String orderId,
    int lineNumber,
    String productId,
    String productName,
    int quantity,
    long unitPriceCents,
    LocalDate soldOn) implements ShopItem {}
