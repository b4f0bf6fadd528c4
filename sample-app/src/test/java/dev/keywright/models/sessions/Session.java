package dev.keywright.models.sessions;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.DELETE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import dev.keywright.annotations.Ttl;
import java.time.Instant;

@Entity
@PkTemplate(pk = "{sessionToken}")
@AccessPattern(name = "create", operation = CREATE, description = "Create a session, if it is not there")
@AccessPattern(name = "find", description = "A session that has not expired")
@AccessPattern(name = "delete", operation = DELETE, description = "Delete a session")
@AccessPattern(name = "deleteOfUser", operation = DELETE, description = "Delete all sessions of a user",
    where = "username = :username")
@AccessPattern(name = "ofUser", description = "The sessions of a user", where = "username = :username")
record Session(
    @Attribute("SessionToken") String sessionToken,
    @Attribute("Username") String username,
    @Attribute("CreatedAt") Instant createdAt,
    @Attribute("TTL") @Ttl Instant expiresAt) implements SessionItem {}
