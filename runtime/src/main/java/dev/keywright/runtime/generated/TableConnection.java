package dev.keywright.runtime.generated;

import dev.keywright.runtime.CollectionQuery;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.Query;
import dev.keywright.runtime.TableDefinition;
import java.util.List;
import java.util.Optional;

/**
 * What generated repositories call: each access pattern is one of these calls. Immutable and thread-safe; made by a
 * {@link dev.keywright.runtime.TableBuilder} over the user's client. What the SDK throws passes through.
 */
public interface TableConnection {
  /**
   * The item of a primary key (GetItem); empty if there is none, if its time to live is over, or if it is another
   * entity's.
   *
   * @throws ItemReadException if the item is no entity of the table, or cannot become its record
   */
  <T> Optional<T> get(ReadPattern pattern, EntityCodec<T> codec, PrimaryKey key);

  /** One entity's items that meet a key condition (Query). Nothing is sent before the items are taken. */
  <T> Query<T> query(ReadPattern pattern, EntityCodec<T> codec, KeyCondition condition);

  /** The first of one entity's items that meet a key condition (Query). */
  <T> Optional<T> first(ReadPattern pattern, EntityCodec<T> codec, KeyCondition condition);

  /**
   * How many of one entity's items meet a key condition (Query, all pages). Where DynamoDB can count, it counts an item
   * without a type tag as this entity's; where it cannot, the keys are read and looked at.
   */
  long count(ReadPattern pattern, EntityCodec<?> codec, KeyCondition condition);

  /** The items of several entities that share a partition, in key order (Query). */
  <T> CollectionQuery<T> collection(ReadPattern pattern, KeyCondition condition,
      List<Participant<? extends T>> participants);

  /**
   * Stores a new item (PutItem with a condition) and answers it as it is stored.
   *
   * @throws ItemAlreadyExistsException if there is an item with that key whose time to live is not over
   */
  <T> T create(WritePattern pattern, EntityCodec<T> codec, T item);

  /** Stores an item, in place of the one with that key if there is one (PutItem), and answers it as it is stored. */
  <T> T put(WritePattern pattern, EntityCodec<T> codec, T item);

  /** Removes an item (DeleteItem) and answers what it was; empty if there was none or its time to live was over. */
  <T> Optional<T> delete(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key);

  /** Creates the table with its indexes, waits until all of it is active, and enables the time to live. */
  void createTable();

  /** What the table is made of, under the name it is used by. */
  TableDefinition definition();
}
