package dev.keywright.writes;

import static dev.keywright.annotations.Operation.CREATE;
import static dev.keywright.annotations.Operation.PUT;
import static dev.keywright.annotations.Operation.UPDATE;
import static dev.keywright.annotations.Operation.UPSERT;

import dev.keywright.annotations.AccessPattern;
import dev.keywright.annotations.Entity;
import dev.keywright.annotations.IndexTemplate;
import dev.keywright.annotations.PkTemplate;
import java.util.Optional;
import java.util.Set;

/** Two indexes share an attribute under guards that begin alike. */
@Entity
@PkTemplate(pk = "LAMP#{lampId}", sk = "LAMP")
@IndexTemplate(index = "left", pk = "ROOM#{room}", sk = "{watts:3}#{lampId}", when = "kind = 'FIXED' and lit = true")
@IndexTemplate(index = "right", pk = "ROOM#{room}", sk = "{owner}#{lampId}", when = "kind = 'FIXED'")
@AccessPattern(name = "create", operation = CREATE)
@AccessPattern(name = "store", operation = PUT)
@AccessPattern(name = "find")
@AccessPattern(name = "lightUp", operation = UPDATE, update = "set lit = :lit", given = {"kind", "room", "watts", "owner"})
@AccessPattern(name = "give", operation = UPDATE, update = "set owner = :owner", given = {"kind", "room", "lit"})
@AccessPattern(name = "fix", operation = UPDATE, update = "set kind = 'FIXED', lit = true, room = :room",
    given = {"watts", "owner"})
@AccessPattern(name = "dim", operation = UPDATE, update = "set watts = :watts",
    condition = "watts > :watts and lit = false and kind = :kind")
@AccessPattern(name = "install", operation = UPSERT,
    update = "set kind = :kind, room = :room, lit = :lit, watts = :watts, owner = :owner add shades :shades")
@AccessPattern(name = "lit", where = "room = :room and kind = 'FIXED' and lit = true", orderBy = "watts")
@AccessPattern(name = "ofOwner", where = "room = :room and kind = 'FIXED' and owner = :owner")
record Lamp(String lampId, String room, Kind kind, boolean lit, int watts, Optional<String> owner, Set<String> shades)
    implements CornerItem {

  enum Kind { FIXED, MOBILE }
}
