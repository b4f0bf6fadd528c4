package dev.keywright.runtime;

import java.util.Optional;

/**
 * An item that a query met and that is none of the table's entities: its type tag is not known, or it has none and its
 * key has no entity's form. It was not returned. Reported to {@link OperationListener}s, so that it is not lost in
 * silence.
 *
 * @param key the primary key as text
 * @param type the type tag, if it has one
 */
public record UnknownItem(String key, Optional<String> type) {
}
