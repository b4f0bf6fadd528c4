package dev.keywright.runtime.access;

import dev.keywright.runtime.BatchItems;
import dev.keywright.runtime.CollectionQuery;
import dev.keywright.runtime.OperationListener;
import dev.keywright.runtime.Query;
import dev.keywright.runtime.ReadOperation;
import dev.keywright.runtime.ReadTransaction;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.WriteOperation;
import dev.keywright.runtime.WriteTransaction;
import dev.keywright.runtime.generated.Change;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.Filter;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.Participant;
import dev.keywright.runtime.generated.PrimaryKey;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.TableConnection;
import dev.keywright.runtime.generated.WriteCondition;
import dev.keywright.runtime.generated.WritePattern;
import dev.keywright.runtime.paging.PageTokens;
import dev.keywright.runtime.paging.TokenSeal;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.temporal.ChronoUnit;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

/** A table reached through the SDK's client: hands each call of a generated repository to the class that makes it. */
public final class SdkTableConnection implements TableConnection {
  private final DynamoDbClient client;
  private final TableDefinition definition;
  private final Requests requests;
  private final StoredItems stored;
  private final PageTokens tokens;
  private final Patience patience;

  /** A connection over the user's client, which it never closes. */
  public SdkTableConnection(DynamoDbClient client, TableDefinition definition, EntityTypes types, Clock clock,
      TokenSeal seal, List<OperationListener> listeners, Duration batchPatience) {
    this(client, definition, types, clock, seal, listeners, Patience.of(batchPatience));
  }

  SdkTableConnection(DynamoDbClient client, TableDefinition definition, EntityTypes types, Clock clock,
      TokenSeal seal, List<OperationListener> listeners, Patience patience) {
    this.client = client;
    this.definition = definition;
    this.requests = new Requests(client, definition.name(), listeners);
    this.stored = new StoredItems(definition, types, clock);
    this.tokens = new PageTokens(definition, seal);
    this.patience = patience;
  }

  @Override
  public <T> Optional<T> get(ReadPattern pattern, EntityCodec<T> codec, PrimaryKey key) {
    return new ItemGetting(requests, stored).get(pattern, codec, key);
  }

  @Override
  public <T> Query<T> query(ReadPattern pattern, EntityCodec<T> codec, KeyCondition condition, Filter filter) {
    return new SdkQuery<>(question(pattern, codec, condition, filter), tokens, 0);
  }

  @Override
  public long count(ReadPattern pattern, EntityCodec<?> codec, KeyCondition condition, Filter filter) {
    return new Counting(question(pattern, codec, condition, filter), codec.type()).count();
  }

  @Override
  public <T> CollectionQuery<T> collection(ReadPattern pattern, KeyCondition condition,
      List<Participant<? extends T>> participants) {
    Selection<T> selection = Selection.of(participants);
    AskedFilter none = AskedFilter.of(Filter.NONE, stored.composer(pattern, definition.name()));
    return new SdkQuery<>(new Question<>(requests, stored, pattern, condition, selection, none), tokens, 0);
  }

  @Override
  public <T> WriteOperation<T> create(WritePattern pattern, EntityCodec<T> codec, T item) {
    return new WriteMaking(requests, stored).create(pattern, codec, item);
  }

  @Override
  public <T> WriteOperation<T> put(WritePattern pattern, EntityCodec<T> codec, T item) {
    return new WriteMaking(requests, stored).put(pattern, codec, item);
  }

  @Override
  public <T> WriteOperation<T> update(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key, Change change,
      WriteCondition condition) {
    return new WriteMaking(requests, stored).update(target(pattern, codec, key), change, condition);
  }

  @Override
  public <T> WriteOperation<T> upsert(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key, Change change,
      WriteCondition condition) {
    return new WriteMaking(requests, stored).upsert(target(pattern, codec, key), change, condition);
  }

  @Override
  public <T> WriteOperation<Optional<T>> delete(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key,
      WriteCondition condition) {
    return new WriteMaking(requests, stored).delete(target(pattern, codec, key), condition);
  }

  @Override
  public <T> WriteOperation<Void> check(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key,
      WriteCondition condition) {
    return new WriteMaking(requests, stored).check(target(pattern, codec, key), condition);
  }

  @Override
  public <R> R execute(WriteOperation<R> operation) {
    return new Writing<>(TableWrite.of(operation)).execute();
  }

  @Override
  public <T> ReadOperation<T> read(ReadPattern pattern, EntityCodec<T> codec, PrimaryKey key) {
    return new TableRead<>(stored, pattern, codec, key);
  }

  @Override
  public WriteTransaction writeTransaction(WritePattern pattern) {
    return new SdkWriteTransaction(pattern, requests, List.of());
  }

  @Override
  public ReadTransaction readTransaction(ReadPattern pattern) {
    return new SdkReadTransaction(pattern, requests, List.of());
  }

  @Override
  public Instant now(ChronoUnit precision) {
    return stored.now().truncatedTo(precision);
  }

  @Override
  public <K, T> BatchItems<K, T> batchRead(ReadPattern pattern, EntityCodec<T> codec, Collection<K> keys,
      Function<K, PrimaryKey> primaryKey) {
    return new BatchReading(requests, stored, patience).read(pattern, codec, keys, primaryKey);
  }

  @Override
  public <T> List<T> batchPut(WritePattern pattern, EntityCodec<T> codec, Collection<T> items) {
    return new BatchWriting(requests, stored, patience).put(pattern, codec, items);
  }

  @Override
  public <K> void batchDelete(WritePattern pattern, EntityCodec<?> codec, Collection<K> keys,
      Function<K, PrimaryKey> primaryKey) {
    new BatchWriting(requests, stored, patience).delete(pattern, keys, primaryKey);
  }

  @Override
  public <T> long deleteAll(WritePattern pattern, EntityCodec<T> codec, ReadPattern read, KeyCondition condition,
      Filter filter, @Nullable WriteCondition each) {
    return new DeletingAll<>(question(read, codec, condition, filter), patience, pattern, codec).delete(each);
  }

  @Override
  public void createTable() {
    new TableCreation(client, definition).create();
  }

  @Override
  public TableDefinition definition() {
    return definition;
  }

  private <T> Question<T> question(ReadPattern pattern, EntityCodec<T> codec, KeyCondition condition, Filter filter) {
    AskedFilter asked = AskedFilter.of(filter, stored.composer(pattern, codec.type()));
    return new Question<>(requests, stored, pattern, condition, Selection.of(codec), asked);
  }

  private <T> Target<T> target(WritePattern pattern, EntityCodec<T> codec, PrimaryKey key) {
    return new Target<>(requests, stored, pattern, codec, key);
  }
}
