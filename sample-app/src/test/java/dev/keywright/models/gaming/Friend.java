package dev.keywright.models.gaming;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "{playerId}", sk = "FRIENDS#{friendId}")
@AccessPattern(name = "add", operation = CREATE)
@AccessPattern(name = "ofPlayer", description = "Friends of a player", where = "playerId = :playerId")
record Friend(String playerId, String friendId, String name) implements GamingItem {}
