package dev.keywright.writes;

import static dev.keywright.annotations.Operation.CHECK;
import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.DELETE;
import static dev.keywright.annotations.Operation.PUT;
import static dev.keywright.annotations.Operation.UPDATE;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Attribute;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import dev.keywright.annotations.Ttl;
import dev.keywright.annotations.Unique;
import dev.keywright.annotations.Version;
import java.time.Instant;
import java.util.Optional;

/**
 * An item with three unique components: one that is there, one that may be absent, one that is unique within a club. It
 * may expire.
 */
@Entity
@PkTemplate(pk = "TENANT#{tenant}", sk = "MEMBER#{memberId}")
@IndexTemplate(index = "GSI1", pk = "CLUB#{club}", sk = "{nick:lower}#{memberId}")
@IndexTemplate(index = "GSI2", pk = "HANDLES#{tenant}", sk = "{handle}")
@AccessPattern(name = "join", operation = CREATE)
@AccessPattern(name = "store", operation = PUT)
@AccessPattern(name = "find", consistent = true)
@AccessPattern(name = "claim", operation = UPDATE, update = "set email = :email")
@AccessPattern(name = "transfer", operation = UPDATE, update = "set club = :club, nick = :nick")
@AccessPattern(name = "switchClub", operation = UPDATE, update = "set club = :club", given = "nick")
@AccessPattern(name = "edit", operation = UPDATE, patch = {"email", "handle", "note"}, given = "version")
@AccessPattern(name = "anonymise", operation = UPDATE, update = "remove handle set note = :note")
@AccessPattern(name = "renew", operation = UPDATE, update = "set until = :until")
@AccessPattern(name = "keep", operation = UPDATE, update = "remove until")
@AccessPattern(name = "touch", operation = UPDATE, update = "add visits :one")
@AccessPattern(name = "leave", operation = DELETE)
@AccessPattern(name = "leaveVersion", operation = DELETE, given = "version")
@AccessPattern(name = "leaveIf", operation = DELETE, condition = "club = :club")
@AccessPattern(name = "close", operation = DELETE, where = "club = :club")
@AccessPattern(name = "mustBeIn", operation = CHECK, condition = "club = :club")
@AccessPattern(name = "inClub", where = "club = :club")
@AccessPattern(name = "handles", where = "tenant = :tenant and attribute_exists(handle)")
record Member(
    String tenant,
    String memberId,
    @Unique(pk = "EMAIL#{email:lower}", sk = "EMAIL") String email,
    @Unique Optional<String> handle,
    String club,
    @Unique(pk = "NICK#{club}", sk = "NICK#{nick:lower}") String nick,
    @Attribute("values") Optional<String> note,
    long visits,
    @Ttl @Attribute("ttl") Optional<Instant> until,
    @Version long version) implements DepotItem {}
