package dev.keywright.models.onlineshop;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import java.time.LocalDate;

@Entity
@PkTemplate(pk = "o#{orderId}", sk = "i#{invoiceId}")
@IndexTemplate(index = "GSI1", pk = "i#{invoiceId}", sk = "i#{invoiceId}")
@IndexTemplate(index = "GSI2", pk = "c#{customerId}", sk = "i#{issuedAt}")
@AccessPattern(name = "issue", operation = CREATE)
@AccessPattern(name = "ofOrder", description = "The invoice of an order", where = "orderId = :orderId")
@AccessPattern(name = "find", description = "An invoice by id", where = "invoiceId = :invoiceId", limit = 1)
@AccessPattern(name = "ofCustomer", description = "Invoices of a customer in a date range",
    where = "customerId = :customerId and issuedAt between :from and :to", orderBy = "issuedAt")
record Invoice(String orderId, String invoiceId, String customerId, LocalDate issuedAt) implements OnlineShopItem {}
