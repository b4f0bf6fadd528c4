package dev.keywright.models.chat;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import java.time.Instant;

/** What a user says. It needs no template for the index, whose key are its attributes {@code RoomID}, {@code CreatedAt}. */
@Entity
@PkTemplate(pk = "User:{userId}", sk = "{createdAt}")
@AccessPattern(name = "add", operation = CREATE, description = "Add a comment")
@AccessPattern(name = "ofRoom", description = "All comments of a room", where = "roomId = :roomId",
    orderBy = "createdAt")
@AccessPattern(name = "latestOfRoom", description = "The latest 10 comments of a room", where = "roomId = :roomId",
    orderBy = "createdAt desc", limit = 10)
@AccessPattern(name = "ofRoomAfter", description = "Comments of a room after a position",
    where = "roomId = :roomId and createdAt > :position", orderBy = "createdAt")
@AccessPattern(name = "ofRoomBetween", description = "Comments of a room between two positions",
    where = "roomId = :roomId and createdAt between :first and :last", orderBy = "createdAt")
record Comment(
    String userId,
    @Attribute("RoomID") String roomId,
    @Attribute("CreatedAt") Instant createdAt,
    String text) implements ChatItem {}
