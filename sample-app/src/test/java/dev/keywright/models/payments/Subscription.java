package dev.keywright.models.payments;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import java.time.LocalDate;

@Entity
@PkTemplate(pk = "ACC#{accountId}", sk = "SUB#{subscriptionId}#SKU#{sku}")
@AccessPattern(name = "create", operation = CREATE, description = "Create a subscription")
@AccessPattern(name = "find", description = "One subscription")
@AccessPattern(name = "ofAccount", description = "The subscriptions of an account", where = "accountId = :accountId")
@AccessPattern(name = "update", operation = UPDATE, description = "Update a subscription",
    patch = {"email", "paymentAmount"})
@AccessPattern(name = "reminded", operation = UPDATE, description = "Note that a reminder was sent",
    update = "set lastReminderDate = :today, nextReminderDate = :next", condition = "nextReminderDate <= :today")
@AccessPattern(name = "remindersDue", description = "The reminders that are due on a day",
    where = "nextReminderDate = :day")
@AccessPattern(name = "paymentsDue", description = "The payments that are due on a day", where = "nextPaymentDate = :day")
record Subscription(
    String accountId,
    String subscriptionId,
    @Attribute("SKU") String sku,
    String email,
    long paymentAmount,
    LocalDate lastReminderDate,
    LocalDate nextReminderDate,
    LocalDate lastPaymentDate,
    LocalDate nextPaymentDate) implements PaymentItem {}
