package dev.keywright.models.gaming;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "{playerId}", sk = "ACTIVITY#{activityId}")
@AccessPattern(name = "add", operation = CREATE)
record Activity(String playerId, String activityId, long points) implements GamingItem {}
