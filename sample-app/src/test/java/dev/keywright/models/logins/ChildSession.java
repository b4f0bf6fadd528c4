package dev.keywright.models.logins;

import static dev.keywright.annotations.Operation.CREATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;

@Entity
@PkTemplate(pk = "suuid#{sessionId}", sk = "child#suuid#{childId}")
@AccessPattern(name = "create", operation = CREATE, description = "Derive a session from another")
@AccessPattern(name = "ofSession", description = "The children of a session", where = "sessionId = :sessionId")
@AccessPattern(name = "byId", description = "The session that a child was derived from", where = "childId = :childId",
    limit = 1)
record ChildSession(String sessionId, String childId) implements LoginItem {}
