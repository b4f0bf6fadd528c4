package dev.keywright.runtime.access;

import java.util.Optional;

/** What a write demands about the item's being there at all; an expired item counts as not there. */
enum Presence {
  /** Nothing. */
  ANY,
  /** The item is not there, or expired: a create. */
  ABSENT,
  /** The item is there and not expired: an update, a check. */
  PRESENT,
  /** The item is not there, or there and not expired: an upsert, which would revive an expired one. */
  NOT_EXPIRED;

  /** The term of a condition expression; empty if nothing is demanded. */
  Optional<String> term(ExpressionComposer composer, String partitionKey, Expiry expiry) {
    return switch (this) {
      case ANY -> Optional.empty();
      case ABSENT -> {
        String none = "attribute_not_exists(" + composer.name(partitionKey) + ')';
        yield Optional.of(expiry.isOver(composer).map(over -> '(' + none + " OR " + over + ')').orElse(none));
      }
      case PRESENT -> {
        String some = "attribute_exists(" + composer.name(partitionKey) + ')';
        yield Optional.of(expiry.isOver(composer).map(over -> some + " AND NOT " + over).orElse(some));
      }
      case NOT_EXPIRED -> expiry.isOver(composer).map(over -> "NOT " + over);
    };
  }
}
