package dev.keywright.models.chat;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.DELETE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "Room:{roomId}", sk = "meta")
@AccessPattern(name = "create", operation = CREATE, description = "Create a room, if it is not there")
@AccessPattern(name = "delete", operation = DELETE, description = "Delete a room, which only its owner may",
    condition = "ownerId = :ownerId")
@AccessPattern(name = "find", description = "A room by id")
record Room(String roomId, String ownerId, String title) implements ChatItem {}
