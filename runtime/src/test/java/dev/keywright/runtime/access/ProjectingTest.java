package dev.keywright.runtime.access;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.IndexDefinition;
import dev.keywright.runtime.Page;
import dev.keywright.runtime.Query;
import dev.keywright.runtime.TableDefinition;
import dev.keywright.runtime.generated.Attributes;
import dev.keywright.runtime.generated.EntityCodec;
import dev.keywright.runtime.generated.Expression;
import dev.keywright.runtime.generated.Filter;
import dev.keywright.runtime.generated.ItemKey;
import dev.keywright.runtime.generated.ItemReader;
import dev.keywright.runtime.generated.ItemWriter;
import dev.keywright.runtime.generated.KeyCondition;
import dev.keywright.runtime.generated.ReadPattern;
import dev.keywright.runtime.generated.ValueCodec;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.GetItemRequest;
import software.amazon.awssdk.services.dynamodb.model.QueryRequest;
import software.amazon.awssdk.services.dynamodb.model.ScalarAttributeType;

/** A projection asks for what the pattern names, and for what tells what the item is. */
class ProjectingTest {
  /** A view of a task with less than all of it. */
  private record Price(long number, long cents) {
    static final EntityCodec<Price> CODEC = new Codec();

    private static final class Codec implements EntityCodec<Price> {
      private static final Attributes ALL = Attributes.of("number", "cents", "st.ate");

      @Override
      public String type() {
        return "Task";
      }

      @Override
      public Class<Price> recordType() {
        return Price.class;
      }

      @Override
      public boolean ownsKey(ItemKey key) {
        return Task.CODEC.ownsKey(key);
      }

      @Override
      public Price read(ItemReader in) {
        long number = 0;
        long cents = 0;
        for (int at = in.next(ALL); at != ItemReader.END; at = in.next(ALL)) {
          switch (at) {
            case 0 -> number = in.longValue();
            case 1 -> cents = in.longValue();
            default -> throw new IllegalStateException("the state was read, and nobody asked for it");
          }
        }
        return new Price(number, cents);
      }

      @Override
      public void write(Price price, ItemWriter out) {
        throw new UnsupportedOperationException();
      }
    }
  }

  private static final KeyCondition ANN = KeyCondition.partition("owner", "ann");
  private static final ReadPattern PRICE = ReadPattern.named("Task.price").projecting("cents");
  private static final TableDefinition WITH_KEYS_ONLY = TaskTable.TYPED.withIndex(IndexDefinition.global("keys")
      .partitionKey("owner", ScalarAttributeType.S).sortKey("cents", ScalarAttributeType.N).keysOnly());

  private final TaskTable table =
      new TaskTable(WITH_KEYS_ONLY, Duration.ofSeconds(30), List.of(Task.CODEC, Task.OTHER));

  @AfterEach
  void close() {
    table.close();
  }

  @Test
  void getItemReadsWhatIsNamedAndWhatTellsTheItem() {
    table.put(Task.of(1, "open", 100));
    assertThat(table.connection.get(PRICE, Price.CODEC, Task.key("ann", 1))).contains(new Price(1, 100));
    GetItemRequest request = table.sent(GetItemRequest.class).get(0);
    assertThat(request.projectionExpression()).isEqualTo("#0, #1, #2, #3, #4");
    assertThat(request.expressionAttributeNames()).isEqualTo(
        Map.of("#0", "owner", "#1", "number", "#2", "type", "#3", "expiry", "#4", "cents"));
  }

  @Test
  void foreignAndExpiredItemsAreKnownAllTheSame() {
    table.put(Task.OTHER, Task.of(1, "open", 100));
    table.put(new Task("ann", 2, "open", 100, Optional.of(TaskTable.NOW)));
    assertThat(table.connection.get(PRICE, Price.CODEC, Task.key("ann", 1))).isEmpty();
    assertThat(table.connection.get(PRICE, Price.CODEC, Task.key("ann", 2))).isEmpty();
    assertThat(table.connection.query(PRICE, Price.CODEC, ANN).list()).isEmpty();
  }

  @Test
  void aQueryOfAnIndexReadsItsKeysTooAndSharesNamesWithTheFilter() {
    table.put(Task.of(1, "open", 100));
    table.put(Task.of(2, "open", 300));
    Filter dear = Filter.of(Expression.of("#0 > :0", "cents").with(ValueCodec.longValue(), 200L));
    assertThat(table.connection.query(PRICE.index("by-expiry"), Price.CODEC, ANN, dear).list()).isEmpty();
    assertThat(table.connection.query(PRICE, Price.CODEC, ANN, dear).page(5, null).items()).containsExactly(new Price(2, 300));
    QueryRequest request = table.sent(QueryRequest.class).get(0);
    assertThat(request.filterExpression()).isEqualTo("#0 > :0");
    assertThat(request.projectionExpression()).isEqualTo("#1, #2, #3, #4, #0");
    assertThat(request.expressionAttributeNames()).isEqualTo(
        Map.of("#k0", "owner", "#0", "cents", "#1", "owner", "#2", "number", "#3", "expiry", "#4", "type"));
  }

  @Test
  void anIndexIsNotAskedForWhatItDoesNotHold() {
    table.put(Task.of(1, "open", 100));
    assertThat(table.connection.query(PRICE.index("keys"), Price.CODEC, ANN).list())
        .containsExactly(new Price(1, 100));
    assertThat(table.sent(QueryRequest.class).get(0).expressionAttributeNames().values())
        .containsExactlyInAnyOrder("owner", "owner", "number", "cents");
  }

  @Test
  void theKeysAloneCanBeAskedFor() {
    table.put(Task.of(1, "open", 100));
    ReadPattern keys = ReadPattern.named("Task.numbers").projecting();
    assertThat(table.connection.query(keys, Price.CODEC, ANN).list())
        .containsExactly(new Price(1, 0));
  }

  @Test
  void pagesOfAnIndexCanGoOn() {
    for (long number = 0; number < 5; number++) {
      table.put(Task.of(number, "open", number));
    }
    Query<Price> query = table.connection.query(PRICE.index("keys").descending(), Price.CODEC, ANN);
    Page<Price> first = query.page(2, null);
    assertThat(first.items()).extracting(Price::number).containsExactly(4L, 3L);
    assertThat(query.page(3, first.nextToken()).items()).extracting(Price::number).containsExactly(2L, 1L, 0L);
  }
}
