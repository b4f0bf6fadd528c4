package dev.keywright.models.payments;

import dev.keywright.annotations.Index;
import dev.keywright.annotations.Naming;
import dev.keywright.annotations.Projection;
import dev.keywright.annotations.Table;

/** Model E: recurring payments. The indexes hold a few attributes only, and have dashes in their names. */
@Table(name = "payments", naming = Naming.UPPER_CAMEL, indexes = {
    @Index(name = "GSI-1", partitionKey = "NextReminderDate", sortKey = "LastReminderDate",
        projection = Projection.INCLUDE, include = {"SKU", "Email", "NextPaymentDate"}),
    @Index(name = "GSI-2", partitionKey = "NextPaymentDate", sortKey = "LastPaymentDate",
        projection = Projection.INCLUDE, include = {"SKU", "Email", "PaymentAmount"})})
sealed interface PaymentItem permits Subscription, Receipt {}
