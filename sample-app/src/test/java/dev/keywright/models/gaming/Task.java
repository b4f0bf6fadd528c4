package dev.keywright.models.gaming;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "{playerId}", sk = "TASK#{taskId}")
@AccessPattern(name = "add", operation = CREATE)
record Task(String playerId, String taskId, boolean done) implements GamingItem {}
