package dev.keywright.writes;

import dev.keywright.annotations.Index;
import dev.keywright.annotations.Table;

/** A small table without transactions, for what goes wrong in one corner only. */
@Table(name = "corner", indexes = {
    @Index(name = "left", partitionKey = "WALL", sortKey = "LEFT"),
    @Index(name = "right", partitionKey = "WALL", sortKey = "RIGHT")})
sealed interface CornerItem permits Lamp {}
