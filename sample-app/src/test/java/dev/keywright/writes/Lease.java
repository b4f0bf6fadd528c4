package dev.keywright.writes;

import static dev.keywright.annotations.Operation.BATCH_DELETE;
import static dev.keywright.annotations.Operation.BATCH_PUT;
import static dev.keywright.annotations.Operation.BATCH_READ;
import static dev.keywright.annotations.Operation.CHECK;
import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.DELETE;
import static dev.keywright.annotations.Operation.PUT;
import static dev.keywright.annotations.Operation.UPDATE;
import static dev.keywright.annotations.Operation.UPSERT;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.CreatedAt;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import dev.keywright.annotations.Ttl;
import java.time.Instant;
import java.util.Optional;

/** An item that always expires, sorted by that time in an index; what may be upserted and written in batches. */
@Entity
@PkTemplate(pk = "LEASE#{resource}", sk = "LEASE")
@IndexTemplate(index = "GSI1", pk = "HOLDER#{holder}", sk = "{until}")
@IndexTemplate(index = "GSI2", pk = "PURPOSE#{purpose}", sk = "{holder}")
@AccessPattern(name = "take", operation = CREATE)
@AccessPattern(name = "store", operation = PUT)
@AccessPattern(name = "find", consistent = true)
@AccessPattern(name = "renew", operation = UPDATE, update = "set until = :until, renewals = renewals + :one",
    condition = "holder = :holder")
@AccessPattern(name = "hold", operation = UPSERT,
    update = "set holder = :holder, until = :until, purpose = :purpose add renewals :one")
@AccessPattern(name = "holdPlainly", operation = UPSERT,
    update = "set holder = :holder, until = :until, renewals = if_not_exists(renewals, :zero) remove purpose")
@AccessPattern(name = "release", operation = DELETE, condition = "holder = :holder")
@AccessPattern(name = "releaseAll", operation = DELETE, where = "holder = :holder and until < :before")
@AccessPattern(name = "mustBeHeld", operation = CHECK)
@AccessPattern(name = "findMany", operation = BATCH_READ)
@AccessPattern(name = "storeMany", operation = BATCH_PUT)
@AccessPattern(name = "removeMany", operation = BATCH_DELETE)
@AccessPattern(name = "ofHolder", where = "holder = :holder")
@AccessPattern(name = "forPurpose", where = "purpose = :purpose")
record Lease(
    String resource,
    String holder,
    @Attribute("from") Optional<String> purpose,
    long renewals,
    @Ttl @Attribute("ttl") Instant until,
    @CreatedAt @Attribute(format = "seconds") Instant createdAt) implements DepotItem {}
