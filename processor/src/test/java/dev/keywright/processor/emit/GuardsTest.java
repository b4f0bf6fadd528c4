package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import org.junit.jupiter.api.Test;

/** Items are in an index exactly while the guard of a template of theirs holds. */
class GuardsTest {

  private static final String TABLE = """
      package guards;
      import dev.keywright.annotations.*;
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.Optional;

      @Table(name = "guards", indexes = {@Index(name = "open"), @Index(name = "text"), @Index(name = "many"),
          @Index(name = "flag"), @Index(name = "maybe"),
          @Index(name = "shared", partitionKey = "openPK", sortKey = "textSK")})
      public sealed interface Guards permits Task {
        @interface Nullable {}
        enum State { NEW, OPEN, DONE }
      }

      @Entity
      @PkTemplate(pk = "TASK#{id}", sk = "TASK")
      @IndexTemplate(index = "open", pk = "OPEN", sk = "{id}", when = "state = 'OPEN'")
      @IndexTemplate(index = "open", pk = "REST", sk = "{id}", when = "state <> 'OPEN'")
      @IndexTemplate(index = "text", pk = "TEXT#{text}", sk = "{id}",
          when = "text in ('a', 'b') and attribute_exists(due)")
      @IndexTemplate(index = "many", pk = "MANY", sk = "{id}",
          when = "boxed <> 5 and price = 1.50 and rebate <> 2 and number = 7 and attribute_not_exists(nothing)"
              + " and maybe in ('OPEN', 'NEW')")
      @IndexTemplate(index = "flag", pk = "FLAG", sk = "{id}",
          when = "flag = true and boxedFlag = false and at <> '2020-01-01T00:00:00Z'")
      @IndexTemplate(index = "maybe", pk = "MAYBE#{maybe}", sk = "{due}#{id}")
      @AccessPattern(name = "put", operation = Operation.PUT)
      @AccessPattern(name = "open", where = "state = 'OPEN'")
      record Task(String id, Guards.State state, @Guards.Nullable String text, Optional<Instant> due, long number,
          @Guards.Nullable Long boxed, boolean flag, @Guards.Nullable Boolean boxedFlag, Instant at,
          Optional<Guards.State> maybe, @Guards.Nullable String nothing, BigDecimal price,
          Optional<BigDecimal> rebate) implements Guards {}
      """;

  private static final String SCENARIO = """
      package guards;
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.*;
      import java.util.function.Function;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

      public class Scenario implements Function<DynamoDbClient, Object> {
        @Override
        public Object apply(DynamoDbClient client) {
          GuardsTable table = GuardsTable.connect(client);
          table.createTable();
          Instant other = Instant.parse("2020-01-01T00:00:00Z");
          Task all = new Task("all", Guards.State.OPEN, "a", Optional.of(Instant.EPOCH), 7, 6L, true, false,
              Instant.EPOCH,
              Optional.of(Guards.State.NEW), null, new BigDecimal("1.5"), Optional.empty());
          Task none = new Task("none", Guards.State.DONE, null, Optional.empty(), 7, 5L, true, null, Instant.EPOCH,
              Optional.empty(), "x", new BigDecimal("1.5"), Optional.empty());
          Task some = new Task("some", Guards.State.NEW, "b", Optional.empty(), 7, null, false, false, other,
              Optional.of(Guards.State.DONE), null, BigDecimal.ONE, Optional.of(BigDecimal.ONE));
          List.of(all, none, some).forEach(table.task()::put);
          List<String> seen = new ArrayList<>();
          for (String index : List.of("open", "text", "many", "flag", "maybe", "shared")) {
            Set<String> ids = new TreeSet<>();
            client.scan(scan -> scan.tableName("guards").indexName(index)).items().forEach(item ->
                ids.add(item.get("id").s()));
            seen.add(index + ids);
          }
          seen.add(table.task().open().list().equals(List.of(all)) + "");
          return seen.toString();
        }
      }
      """;

  @Test
  void holdExactly() {
    Compiled guards = Compiled.of(TABLE, SCENARIO);

    try (LocalDynamoDb dynamoDb = LocalDynamoDb.start()) {
      assertThat(guards.run("guards.Scenario", dynamoDb.client())).isEqualTo(
          "[open[all, none, some], text[all], many[all], flag[all], maybe[all], shared[all], true]");
    }
    guards.isGolden("guards", "TaskCodec", "TaskKey");
  }
}
