package dev.keywright.models.gaming;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "{playerId}", sk = "EQUIPMENTS#{slot}")
@AccessPattern(name = "add", operation = CREATE)
record Equipment(String playerId, Slot slot, String itemId) implements GamingItem {}
