package dev.keywright.models.sessions;

import dev.keywright.annotations.Index;
import dev.keywright.annotations.Table;

/** Model F: sessions in a table with a partition key only, which is the component itself. */
@Table(name = "sessions", partitionKey = "SessionToken", sortKey = "",
    indexes = @Index(name = "UserIndex", partitionKey = "Username"))
sealed interface SessionItem permits Session {}
