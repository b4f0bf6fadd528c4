package dev.keywright.testkit;

import static dev.keywright.testkit.Tables.item;
import static dev.keywright.testkit.Tables.n;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.Callable;
import java.util.concurrent.ExecutorService;
import java.util.concurrent.Executors;
import java.util.concurrent.Future;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;
import software.amazon.awssdk.services.dynamodb.model.ConditionalCheckFailedException;
import software.amazon.awssdk.services.dynamodb.model.ItemResponse;
import software.amazon.awssdk.services.dynamodb.model.ReturnValue;
import software.amazon.awssdk.services.dynamodb.model.TransactGetItem;
import software.amazon.awssdk.services.dynamodb.model.TransactWriteItem;

/** What many threads see of one database. */
class ConcurrencyTest {

  private static final int THREADS = 16;

  private static <T> List<T> together(int threads, Callable<T> work) throws Exception {
    ExecutorService pool = Executors.newFixedThreadPool(threads);
    try {
      List<T> results = new ArrayList<>();
      for (Future<T> result : pool.invokeAll(IntStream.range(0, threads).mapToObj(at -> work).toList())) {
        results.add(result.get());
      }
      return results;
    } finally {
      pool.shutdownNow();
    }
  }

  /** Histories of all single-item operations on one item have an order that explains them. */
  @Test
  void singleItemOperationsAreLinearizable() throws Exception {
    try (LocalDynamoDb db = LocalDynamoDb.start()) {
      Tables.create(db.client(), "table");
      AtomicLong time = new AtomicLong();
      for (int round = 0; round < 40; round++) {
        String pk = "p" + round;
        db.client().putItem(request -> request.tableName("table").item(item("pk", pk, "sk", "s", "v", 0)));
        AtomicLong seeds = new AtomicLong(round * 100L);
        List<List<Event>> histories = together(THREADS, () ->
            new Worker(db.client(), pk, time, new Random(seeds.getAndIncrement())).run(3));
        List<Event> history = histories.stream().flatMap(List::stream).toList();

        assertThat(new Linearizability(history).isLinearizable()).as("%s", history).isTrue();
      }
    }
  }

  /** The checker itself must be able to say no. */
  @Test
  void anImpossibleHistoryIsFound() {
    List<Event> staleRead = List.of(
        new Event(1, 2, Event.Kind.WRITE, 7, 0), new Event(3, 4, Event.Kind.READ, 0, 0));
    List<Event> lostAddition = List.of(
        new Event(1, 4, Event.Kind.ADD, 1, 1), new Event(2, 3, Event.Kind.ADD, 1, 1));
    List<Event> createdTwice = List.of(new Event(1, 2, Event.Kind.DELETE, 0, 0),
        new Event(3, 6, Event.Kind.CREATE, 1, 1), new Event(4, 5, Event.Kind.CREATE, 2, 1));

    assertThat(new Linearizability(staleRead).isLinearizable()).isFalse();
    assertThat(new Linearizability(lostAddition).isLinearizable()).isFalse();
    assertThat(new Linearizability(createdTwice).isLinearizable()).isFalse();
    assertThat(new Linearizability(List.of(
        new Event(1, 4, Event.Kind.WRITE, 7, 0), new Event(2, 3, Event.Kind.READ, 0, 0))).isLinearizable()).isTrue();
  }

  /** One thread's calls on the item, and what came back. */
  private record Worker(DynamoDbClient client, String pk, AtomicLong time, Random random) {

    List<Event> run(int calls) {
      List<Event> events = new ArrayList<>();
      for (int call = 0; call < calls; call++) {
        long began = time.incrementAndGet();
        int argument = random.nextInt(3);
        Event.Kind kind = Event.Kind.values()[random.nextInt(Event.Kind.values().length)];
        long result = switch (kind) {
          case READ -> value(client.getItem(request -> request.tableName("table").key(key()).consistentRead(true))
              .item());
          case WRITE -> write(argument);
          case ADD -> value(client.updateItem(request -> request.tableName("table").key(key())
              .updateExpression("ADD v :v").expressionAttributeValues(item(":v", argument))
              .returnValues(ReturnValue.ALL_NEW)).attributes());
          case INCREMENT_IF_EQUAL -> incrementIfEqual(argument);
          case CREATE -> create(argument);
          case DELETE -> value(client.deleteItem(request -> request.tableName("table").key(key())
              .returnValues(ReturnValue.ALL_OLD)).attributes());
        };
        events.add(new Event(began, time.incrementAndGet(), kind, argument, result));
      }
      return events;
    }

    private Map<String, AttributeValue> key() {
      return item("pk", pk, "sk", "s");
    }

    private long write(int argument) {
      client.putItem(request -> request.tableName("table").item(item("pk", pk, "sk", "s", "v", argument)));
      return 0;
    }

    private long incrementIfEqual(int argument) {
      try {
        client.updateItem(request -> request.tableName("table").key(key()).updateExpression("SET v = v + :one")
            .conditionExpression("v = :v").expressionAttributeValues(item(":v", argument, ":one", 1)));
        return 1;
      } catch (ConditionalCheckFailedException failed) {
        return 0;
      }
    }

    private long create(int argument) {
      try {
        client.putItem(request -> request.tableName("table").item(item("pk", pk, "sk", "s", "v", argument))
            .conditionExpression("attribute_not_exists(pk)"));
        return 1;
      } catch (ConditionalCheckFailedException failed) {
        return 0;
      }
    }

    private static long value(Map<String, AttributeValue> item) {
      return item.isEmpty() ? Event.EMPTY : Long.parseLong(item.get("v").n());
    }
  }

  /** Money moves between items in transactions; whoever reads in a transaction finds all of it. */
  @Test
  void transactionsAreIsolated() throws Exception {
    try (LocalDynamoDb db = LocalDynamoDb.start()) {
      DynamoDbClient client = db.client();
      Tables.create(client, "table");
      for (int at = 0; at < 4; at++) {
        Map<String, AttributeValue> account = item("pk", "p" + at, "sk", "s", "v", 100);
        client.putItem(request -> request.tableName("table").item(account));
      }
      AtomicLong seeds = new AtomicLong();

      List<Long> wrongSums = together(THREADS, () -> {
        Random random = new Random(seeds.incrementAndGet());
        long wrong = 0;
        for (int call = 0; call < 20; call++) {
          int from = random.nextInt(4);
          move(client, from, (from + 1 + random.nextInt(3)) % 4, random.nextInt(10));
          wrong += sum(client) == 400 ? 0 : 1;
        }
        return wrong;
      });

      assertThat(wrongSums).containsOnly(0L);
    }
  }

  private static void move(DynamoDbClient client, int from, int to, int amount) {
    client.transactWriteItems(request -> request.transactItems(add(from, -amount), add(to, amount)));
  }

  private static TransactWriteItem add(int account, int amount) {
    return TransactWriteItem.builder().update(update -> update.tableName("table")
        .key(item("pk", "p" + account, "sk", "s")).updateExpression("ADD v :v")
        .expressionAttributeValues(Map.of(":v", n(amount)))).build();
  }

  private static long sum(DynamoDbClient client) {
    List<TransactGetItem> gets = IntStream.range(0, 4).mapToObj(at -> TransactGetItem.builder()
        .get(get -> get.tableName("table").key(item("pk", "p" + at, "sk", "s"))).build()).toList();
    return client.transactGetItems(request -> request.transactItems(gets)).responses().stream()
        .map(ItemResponse::item).mapToLong(item -> Long.parseLong(item.get("v").n())).sum();
  }
}
