package dev.keywright.runtime.generated;

import dev.keywright.runtime.BatchIncompleteException;
import dev.keywright.runtime.BatchItems;
import dev.keywright.runtime.CollectionQuery;
import dev.keywright.runtime.ConditionFailedException;
import dev.keywright.runtime.ItemAlreadyExistsException;
import dev.keywright.runtime.ItemReadException;
import dev.keywright.runtime.Query;
import dev.keywright.runtime.ReadOperation;
import dev.keywright.runtime.ReadTransaction;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.WriteOperation;
import dev.keywright.runtime.WriteTransaction;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;

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
  default <T> Query<T> query(ReadPattern pattern, EntityCodec<T> codec, KeyCondition condition) {
    return query(pattern, codec, condition, Filter.NONE);
  }

  /**
   * One entity's items that meet a key condition and a filter (Query). The filter's values are encoded here: what cannot
   * be compared with is refused before anything is sent.
   */
  <T> Query<T> query(ReadPattern pattern, EntityCodec<T> codec, KeyCondition condition, Filter filter);

  /** The first of one entity's items that meet a key condition (Query). */
  default <T> Optional<T> first(ReadPattern pattern, EntityCodec<T> codec, KeyCondition condition) {
    return first(pattern, codec, condition, Filter.NONE);
  }

  /**
   * The first of one entity's items that meet a key condition and a filter (Query). With a whole primary key it is that
   * item, if it meets the filter.
   */
  default <T> Optional<T> first(ReadPattern pattern, EntityCodec<T> codec, KeyCondition condition, Filter filter) {
    return query(pattern, codec, condition, filter).first();
  }

  /**
   * How many of one entity's items meet a key condition (Query, all pages). Where DynamoDB can count, it counts an item
   * without a type tag as this entity's; where it cannot, the keys are read and looked at.
   */
  default long count(ReadPattern pattern, EntityCodec<?> codec, KeyCondition condition) {
    return count(pattern, codec, condition, Filter.NONE);
  }

  /** How many of one entity's items meet a key condition and a filter; as the other. */
  long count(ReadPattern pattern, EntityCodec<?> codec, KeyCondition condition, Filter filter);

  /** The items of several entities that share a partition, in key order (Query). */
  <T> CollectionQuery<T> collection(ReadPattern pattern, KeyCondition condition,
      List<Participant<? extends T>> participants);

  /**
   * The storing of a new item (PutItem with a condition); answers it as it is stored. Done, it throws
   * {@link ItemAlreadyExistsException} if there is an item with that key whose time to live is not over.
   */
  <T> WriteOperation<T> create(WritePattern pattern, EntityCodec<T> codec, T item);

  /**
   * The storing of an item in place of the one with that key, if there is one (PutItem); answers it as it is stored. Of
   * an entity with a version, only in place of the version that the record has.
   */
  <T> WriteOperation<T> put(WritePattern pattern, EntityCodec<T> codec, T item);

  /**
   * A change of an item that is there (UpdateItem); answers it as it is then. What cannot be stored is refused here,
   * before anything is sent. An SDK that sends a change again after a lost answer repeats what is not conditional: an
   * {@code ADD} may count twice.
   */
  <T> WriteOperation<T> update(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key, Change change,
      WriteCondition condition);

  /** A change of an item that is made if it is not there (UpdateItem); answers it as it is then. */
  <T> WriteOperation<T> upsert(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key, Change change,
      WriteCondition condition);

  /**
   * The removal of an item (DeleteItem); answers what it was. With an empty condition an item that is not there, or
   * expired, is no error and the answer is empty.
   */
  <T> WriteOperation<Optional<T>> delete(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key,
      WriteCondition condition);

  /** A condition on an item that is there, for transactions; alone it is a transaction of one. */
  <T> WriteOperation<Void> check(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key, WriteCondition condition);

  /**
   * Does a write, and answers it.
   *
   * @throws ConditionFailedException if what is stored does not allow it
   */
  <R> R execute(WriteOperation<R> operation);

  /** The reading of an item by its primary key, for transactions. */
  <T> ReadOperation<T> read(ReadPattern pattern, EntityCodec<T> codec, PrimaryKey key);

  /** A transaction without writes yet. */
  WriteTransaction writeTransaction(WritePattern pattern);

  /** A transaction without reads yet. */
  ReadTransaction readTransaction(ReadPattern pattern);

  /** The time by the table's clock, cut. */
  Instant now(ChronoUnit precision);

  /**
   * The items of many primary keys (BatchGetItem, 100 a call): found and missing told apart, in the order asked for. An
   * item is missing as it is to {@link #get}. Equal keys count once.
   *
   * @throws BatchIncompleteException if DynamoDB leaves keys unprocessed for too long, or a call fails
   * @throws ItemReadException if an item is no entity of the table, or cannot become its record
   */
  <K, T> BatchItems<K, T> batchRead(ReadPattern pattern, EntityCodec<T> codec, Collection<K> keys,
      Function<K, PrimaryKey> primaryKey);

  /**
   * Stores many items in place of what is there (BatchWriteItem, 25 a call), and answers them as they are stored, in
   * the order given. Of several with one primary key the last is stored, and answered, alone: that is what storing
   * them one after the other would leave.
   *
   * @throws BatchIncompleteException if DynamoDB leaves items unprocessed for too long, or a call fails
   */
  <T> List<T> batchPut(WritePattern pattern, EntityCodec<T> codec, Collection<T> items);

  /**
   * Removes the items of many primary keys (BatchWriteItem, 25 a call), whether they are there or not. Equal keys count
   * once.
   *
   * @throws BatchIncompleteException if DynamoDB leaves keys unprocessed for too long, or a call fails
   */
  <K> void batchDelete(WritePattern pattern, EntityCodec<?> codec, Collection<K> keys,
      Function<K, PrimaryKey> primaryKey);

  /**
   * Deletes one entity's items that meet a key condition and a filter, in two steps: their keys are read (Query), then
   * they are deleted. Items of other entities are left alone, and so are those whose time to live is over. If a call
   * fails in between, what came before is deleted; asking again goes on.
   *
   * @param read how the items are found: the index, if one is read
   * @param each what has to hold of each item when it is deleted, one by one (DeleteItem, or a transaction where
   *     markers of unique components go too): an item of which it does not hold is left alone. Null if the keys say it
   *     all: then they are deleted in batches (BatchWriteItem)
   * @return how many were deleted
   * @throws BatchIncompleteException if DynamoDB leaves keys unprocessed for too long, or a call of a batch fails; what
   *     it names are {@link PrimaryKey}s, of one page
   */
  <T> long deleteAll(WritePattern pattern, EntityCodec<T> codec, ReadPattern read, KeyCondition condition,
      Filter filter, @Nullable WriteCondition each);

  /** Creates the table with its indexes, waits until all of it is active, and enables the time to live. */
  void createTable();

  /** What the table is made of, under the name it is used by. */
  TableDefinition definition();
}
