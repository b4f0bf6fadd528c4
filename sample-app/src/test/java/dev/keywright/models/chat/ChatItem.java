package dev.keywright.models.chat;

import dev.keywright.annotations.Index;
import dev.keywright.annotations.Table;

/** Model C: a chat; keys are delimited by {@code :}, and the index's key are attributes of the comments themselves. */
@Table(name = "chat", delimiter = ':', indexes = @Index(name = "GSI", partitionKey = "RoomID", sortKey = "CreatedAt"))
sealed interface ChatItem permits Comment, Membership, Room {}
