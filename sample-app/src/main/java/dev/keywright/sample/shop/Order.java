package dev.keywright.sample.shop;

import static dev.keywright.annotations.Operation.COUNT;
import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import java.time.Instant;
import java.util.Optional;

/**
 * What a customer ordered. Its lines are items of their own, {@link OrderLine}, since an order may have hundreds.
 *
 * @param orderId a ULID: orders sort by the time at which they were placed
 */
@Entity
@PkTemplate(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
@IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}#{orderId}")
@IndexTemplate(index = "GSI2", pk = "ORDER#{orderId}", sk = "HEADER")
@AccessPattern(name = "place", operation = CREATE, description = "Place an order")
@AccessPattern(name = "ship", operation = UPDATE, description = "Ship an order that is paid",
    update = "set status = 'SHIPPED', note = :note", condition = "status = 'PAID'")
@AccessPattern(name = "find", description = "An order of a customer")
@AccessPattern(name = "ofCustomer", description = "Orders of a customer, newest first",
    where = "customerId = :customerId", orderBy = "orderId desc")
@AccessPattern(name = "inStatusSince", description = "Orders in a status placed since a time, oldest first",
    where = "status = :status and placedAt >= :since", orderBy = "placedAt")
@AccessPattern(name = "countInStatus", operation = COUNT,
    description = "How many orders placed between two times are in a status",
    where = "status = :status and placedAt between :from and :to")
@AccessPattern(name = "byNumber", description = "An order by its number alone", where = "orderId = :orderId", limit = 1)
@SuppressWarnings("KW401") // orders spread over few statuses: this shop takes some hundreds a day, not a second
public record Order(
    String customerId,
    String orderId,
    Instant placedAt,
    OrderStatus status,
    long totalCents,
    Address shipTo,
    Payment payment,
    Optional<String> note) implements ShopItem {}
