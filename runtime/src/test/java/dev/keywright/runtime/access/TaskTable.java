package dev.keywright.runtime.access;

import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.N;
import static software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType.S;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.OperationEvent;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.EntityTypes;
import dev.keywright.runtime.generated.TableConnection;
import dev.keywright.runtime.generated.WritePattern;
import dev.keywright.runtime.paging.TokenSeal;
import dev.keywright.testkit.LocalDynamoDb;
import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Consumer;
import software.amazon.awssdk.awscore.retry.AwsRetryStrategy;
import software.amazon.awssdk.core.interceptor.Context;
import software.amazon.awssdk.core.interceptor.ExecutionAttributes;
import software.amazon.awssdk.core.interceptor.ExecutionInterceptor;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/**
 * A table of tasks for tests: over a client that does not retry, so that each fault is seen; with what was sent, what
 * was told to the listener, a time that passes only in sleeps, and a hook after each request.
 */
final class TaskTable implements AutoCloseable {
  static final Instant NOW = Instant.ofEpochSecond(1_000);
  static final TableDefinition UNTYPED = TableDefinition.of("tasks", "owner", S).withSortKey("number", N)
      .withIndex(IndexDefinition.global("by-state").partitionKey("st.ate", S).sortKey("number", N))
      .withIndex(IndexDefinition.local("by-expiry").sortKey("expiry", N))
      .withTtlAttribute("expiry");
  static final TableDefinition TYPED = UNTYPED.withTypeAttribute("type");

  final LocalDynamoDb db = LocalDynamoDb.start();
  final List<Object> sent = new ArrayList<>();
  final List<OperationEvent> events = new ArrayList<>();
  final FakeTime time = new FakeTime();
  final TableConnection connection;
  Consumer<OperationEvent> afterRequest = event -> { };

  TaskTable() {
    this(TYPED, Duration.ofSeconds(30), List.of(Task.CODEC, Task.OTHER));
  }

  TaskTable(TableDefinition definition, Duration patience, List<EntityCodec<?>> codecs) {
    DynamoDbClient client = db.connect(DynamoDbClient.builder()).overrideConfiguration(settings -> settings
        .retryStrategy(AwsRetryStrategy.doNotRetry())
        .addExecutionInterceptor(new Recording())).build();
    connection = new SdkTableConnection(client, definition, EntityTypes.of(codecs.toArray(EntityCodec<?>[]::new)),
        Clock.fixed(NOW, ZoneOffset.UTC), TokenSeal.checksum(), List.of(this::told), time.patience(patience));
    connection.createTable();
    sent.clear();
  }

  private void told(OperationEvent event) {
    events.add(event);
    afterRequest.accept(event);
  }

  /** Stores a task and forgets that it was sent. */
  void put(EntityCodec<Task> codec, Task task) {
    connection.execute(connection.put(WritePattern.named("Task.put"), codec, task));
    sent.clear();
    events.clear();
  }

  void put(Task task) {
    put(Task.CODEC, task);
  }

  /** Stores an item that is no entity of the table. */
  void putStranger(String owner, long number) {
    Map<String, AttributeValue> stranger = new HashMap<>(Task.key(owner, number).attributes());
    stranger.put("type", AttributeValue.fromS("Stranger"));
    stranger.put("cents", AttributeValue.fromN("1"));
    db.client().putItem(request -> request.tableName("tasks").item(stranger));
  }

  /** All items there are, of whatever entity, by number. */
  List<Long> numbers() {
    return db.client().scan(request -> request.tableName("tasks")).items().stream()
        .map(item -> Long.parseLong(item.get("number").n())).sorted().toList();
  }

  /** The requests of one kind. */
  <R> List<R> sent(Class<R> request) {
    return sent.stream().filter(request::isInstance).map(request::cast).toList();
  }

  @Override
  public void close() {
    db.close();
  }

  private final class Recording implements ExecutionInterceptor {
    @Override
    public void beforeExecution(Context.BeforeExecution context, ExecutionAttributes attributes) {
      sent.add(context.request());
    }
  }
}
