package dev.keywright.testkit.storage;

import dev.keywright.testkit.value.Item;
import java.time.Instant;
import java.util.Optional;

/** One change of an item, as a stream records it; {@code expired} tells removals by time from those by users. */
public record Change(long sequence, Instant at, Optional<Item> before, Optional<Item> after, boolean expired) {

  /** The item's key, from whichever image there is. */
  public Item key(KeySchema schema) {
    return after.or(this::before).orElse(Item.EMPTY).only(schema.names());
  }
}
