package dev.keywright.runtime.generated;

/**
 * Reads and writes the items of one entity. Generated, one per entity and one per narrower view of it; reading and
 * writing one value inside an item is a {@link ValueCodec}'s work.
 *
 * @param <T> the record
 */
public interface EntityCodec<T> {
  /** The stored type tag, which is also the entity's name in messages. */
  String type();

  /** The record that items of this entity become. */
  Class<T> recordType();

  /** Whether a primary key has the form of this entity's keys. Asked only for items without a type tag. */
  boolean ownsKey(ItemKey key);

  /** Reads the item that the reader has entered. */
  T read(ItemReader in);

  /** Writes all attributes of the item, its keys and its type tag included. */
  void write(T item, ItemWriter out);
}
