package dev.keywright.runtime.access;

import dev.keywright.runtime.KeywrightException;
import dev.keywright.runtime.ReadOperation;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ReadPattern;

/**
 * A read of one item as a value.
 *
 * @param stored what the table's items are
 * @param readPattern the access pattern
 * @param codec the item's entity
 * @param key the item's primary key
 * @param <T> the record
 */
record TableRead<T>(StoredItems stored, ReadPattern readPattern, EntityCodec<T> codec, PrimaryKey key)
    implements ReadOperation<T> {

  /** The read behind an operation, which only a table connection makes. */
  static TableRead<?> of(ReadOperation<?> operation) {
    if (operation instanceof TableRead<?> read) {
      return read;
    }
    throw new KeywrightException("This operation was not made by a table's repository: " + operation);
  }

  @Override
  public String pattern() {
    return readPattern.name();
  }

  String table() {
    return stored.definition().name();
  }

  /** The same for two reads of one item. */
  String identity() {
    return table() + '/' + key.identity();
  }

  @Override
  public String toString() {
    return readPattern + " (" + key + ")";
  }
}
