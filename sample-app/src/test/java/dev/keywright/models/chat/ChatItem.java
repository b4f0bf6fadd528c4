package dev.keywright.models.chat;

import dev.keywright.annotations.Index;
import dev.keywright.annotations.Table;

/** Model C: a chat whose keys are delimited by {@code :} and whose index has the comments' own attributes as its key. */
@Table(name = "chat", delimiter = ':', indexes = @Index(name = "GSI", partitionKey = "RoomID", sortKey = "CreatedAt"))
sealed interface ChatItem permits Comment, Membership, Room {}
