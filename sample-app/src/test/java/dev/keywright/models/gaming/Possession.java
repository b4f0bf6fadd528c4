package dev.keywright.models.gaming;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "{playerId}", sk = "ITEMS#{itemId}")
@AccessPattern(name = "add", operation = CREATE)
@AccessPattern(name = "ofPlayer", description = "All items of a player", where = "playerId = :playerId")
@AccessPattern(name = "changeQuantity", operation = UPDATE, description = "Change how many of an item a player has",
    update = "set quantity = quantity + :more", condition = "quantity >= :least")
@AccessPattern(name = "find", description = "One item of a player")
record Possession(String playerId, String itemId, int quantity) implements GamingItem {}
