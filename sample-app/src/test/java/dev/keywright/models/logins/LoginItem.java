package dev.keywright.models.logins;

import dev.keywright.annotations.Index;
import dev.keywright.annotations.Table;

/** Model D: sessions and what was derived of them; the one index is the table's own key the other way round. */
@Table(name = "logins", indexes = @Index(name = "GSI1", partitionKey = "SK", sortKey = "PK"))
sealed interface LoginItem permits Session, ChildSession {}
