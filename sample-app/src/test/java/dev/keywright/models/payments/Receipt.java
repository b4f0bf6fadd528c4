package dev.keywright.models.payments;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import java.time.LocalDate;

@Entity
@PkTemplate(pk = "ACC#{accountId}", sk = "REC#{date}#SKU#{sku}")
@AccessPattern(name = "create", operation = CREATE, description = "Create a receipt")
@AccessPattern(name = "ofAccount", description = "The receipts of an account, by date", where = "accountId = :accountId",
    orderBy = "date")
record Receipt(String accountId, LocalDate date, @Attribute("SKU") String sku, String email, long paymentAmount)
    implements PaymentItem {}
