package dev.keywright.models.gaming;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import java.util.Map;

@Entity
@PkTemplate(pk = "{playerId}", sk = "#METADATA#{playerId}")
@AccessPattern(name = "add", operation = CREATE)
@AccessPattern(name = "setAttribute", operation = UPDATE, description = "Update one of a character's attributes",
    update = "set attributes[:attribute] = :value")
@AccessPattern(name = "edit", operation = UPDATE, description = "Update a character", patch = {"name", "level"})
@AccessPattern(name = "find", description = "A player's character")
record Player(String playerId, String name, int level, Map<String, Integer> attributes) implements GamingItem {}
