package dev.keywright.models.chat;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.DELETE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

/** That a user is in a room. It has one of the index's key attributes, but not both, so it is not in the index. */
@Entity
@PkTemplate(pk = "User:{userId}", sk = "Join:{roomId}")
@AccessPattern(name = "join", operation = CREATE, description = "Join a room")
@AccessPattern(name = "leave", operation = DELETE, description = "Leave a room")
record Membership(String userId, @Attribute("RoomID") String roomId) implements ChatItem {}
