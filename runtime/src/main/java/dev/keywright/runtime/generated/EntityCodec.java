package dev.keywright.runtime.generated;

import java.util.List;
import java.util.Optional;

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

  /** The record with its version and times as the stamp says; what a create or a put stores and answers. */
  default T stamped(T item, Stamp stamp) {
    return item;
  }

  /** The attribute that holds the version, if the entity has one. */
  default Optional<String> versionAttribute() {
    return Optional.empty();
  }

  /** Whether the entity has a time to live; only then do writes ask whether it is over. */
  default boolean expires() {
    return false;
  }

  /** The components that no two items have in common. */
  default List<UniqueConstraint<T>> uniqueConstraints() {
    return List.of();
  }
}
