package dev.keywright.models.logins;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.PkTemplate;
import dev.keywright.annotations.Ttl;
import java.time.Instant;
import java.util.Optional;

/** @param sessionId sorts by the time of the login, as a ULID does */
@Entity
@PkTemplate(pk = "suuid#{sessionId}", sk = "c#{customerId}")
@AccessPattern(name = "create", operation = CREATE, description = "Create a session")
@AccessPattern(name = "byId", description = "A session by id", where = "sessionId = :sessionId", limit = 1)
@AccessPattern(name = "expire", operation = UPDATE, description = "Let a session expire",
    update = "set expiresAt = :expiresAt")
@AccessPattern(name = "lastOfCustomer", description = "The last login of a customer",
    where = "customerId = :customerId", orderBy = "sessionId desc", limit = 1)
@AccessPattern(name = "ofCustomer", description = "The sessions of a customer", where = "customerId = :customerId",
    orderBy = "sessionId")
record Session(String sessionId, String customerId, Instant loggedInAt, @Ttl Optional<Instant> expiresAt)
    implements LoginItem {}
