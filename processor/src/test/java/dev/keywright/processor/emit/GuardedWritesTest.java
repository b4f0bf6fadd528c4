package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import org.junit.jupiter.api.Test;

/** Updates whose index keys depend on what only the call knows: items are in each index exactly while a guard holds. */
class GuardedWritesTest {

  private static final String TABLE = """
      package guarded;
      import dev.keywright.annotations.*;
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.*;

      @Table(name = "guarded", naming = Naming.SNAKE_CASE, indexes = {@Index(name = "state"),
          @Index(name = "price"), @Index(name = "flag")})
      sealed interface GuardedItem permits Task {
        @interface Nullable {}
        enum State { NEW, OPEN, DONE }
        final class LocaleText implements Converter<Locale, String> {
          @Override
          public String toStored(Locale value) {
            return value.toLanguageTag();
          }
          @Override
          public Locale fromStored(String stored) {
            return Locale.forLanguageTag(stored);
          }
        }
      }

      @Entity
      @PkTemplate(pk = "TASK#{id}", sk = "TASK")
      @IndexTemplate(index = "state", pk = "OPEN", sk = "{changedAt}", when = "state in ('OPEN', 'NEW')")
      @IndexTemplate(index = "state", pk = "DONE#{doneBy}", sk = "{changedAt}", when = "state = 'DONE'")
      @IndexTemplate(index = "price", pk = "CHEAP", sk = "{id}",
          when = "unitPrice = 1.50 and rebate <> 2 and attribute_not_exists(note)")
      @IndexTemplate(index = "flag", pk = "FLAG#{flag}", sk = "{id}", when = "boxed = true and number <> 5")
      @AccessPattern(name = "put", operation = Operation.PUT)
      @AccessPattern(name = "find")
      @AccessPattern(name = "move", operation = Operation.UPDATE, update = "set state = :state", given = "doneBy")
      @AccessPattern(name = "finish", operation = Operation.UPDATE, update = "set state = 'DONE', doneBy = :by",
          given = "version")
      @AccessPattern(name = "price", operation = Operation.UPDATE,
          update = "set unitPrice = :price, rebate = :rebate remove note", given = {"state", "doneBy"})
      @AccessPattern(name = "mark", operation = Operation.UPDATE, patch = {"flag", "boxed", "number", "locale"},
          given = {"state", "flag", "boxed", "number", "doneBy"})
      @AccessPattern(name = "inLocale", operation = Operation.CHECK, condition = "locale = :locale")
      record Task(String id, GuardedItem.State state, Optional<String> doneBy, BigDecimal unitPrice,
          Optional<BigDecimal> rebate, @GuardedItem.Nullable String note, boolean flag,
          @GuardedItem.Nullable Boolean boxed, Optional<Integer> number,
          @Convert(GuardedItem.LocaleText.class) Optional<Locale> locale,
          @UpdatedAt @Attribute(format = "millis") Instant changedAt, @Version long version) implements GuardedItem {}
      """;

  private static final String SCENARIO = """
      package guarded;
      import java.math.BigDecimal;
      import java.time.Instant;
      import java.util.*;
      import java.util.function.Function;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;
      import static guarded.GuardedItem.State.*;

      public class Scenario implements Function<DynamoDbClient, Object> {
        private final Set<String> seen = new LinkedHashSet<>();
        private DynamoDbClient client;

        @Override
        public Object apply(DynamoDbClient dynamoDb) {
          client = dynamoDb;
          GuardedTable table = GuardedTable.connect(client);
          table.createTable();
          TaskRepository tasks = table.task();
          Task task = tasks.put(new Task("t", NEW, Optional.empty(), BigDecimal.TEN, Optional.empty(), "x", false, null,
              Optional.empty(), Optional.empty(), null, 0));
          compare(tasks, task);
          compare(tasks, tasks.move("t", Optional.empty(), DONE));
          compare(tasks, tasks.finish("t", 4, "ann"));
          compare(tasks, tasks.move("t", Optional.of("ann"), OPEN));
          compare(tasks, tasks.price("t", OPEN, Optional.of("ann"), new BigDecimal("1.5"), BigDecimal.ONE));
          compare(tasks, tasks.price("t", OPEN, Optional.of("ann"), new BigDecimal("1.5"), new BigDecimal("2.0")));
          Task marked = tasks.mark("t", OPEN, false, Optional.empty(), Optional.empty(), Optional.of("ann"))
              .boxed(true).locale(Locale.GERMAN).save();
          compare(tasks, marked);
          tasks.inLocale("t", Locale.GERMAN);
          compare(tasks, tasks.mark("t", OPEN, false, Optional.of(true), Optional.empty(), Optional.of("ann"))
              .flag(true).number(4).save());
          compare(tasks, tasks.mark("t", OPEN, true, Optional.of(true), Optional.of(4), Optional.of("ann"))
              .number(5).removeLocale().save());
          compare(tasks, tasks.mark("t", OPEN, true, Optional.of(true), Optional.of(5), Optional.of("ann"))
              .removeBoxed().removeNumber().save());
          return seen.toString();
        }

        /** What an update made of the item is what storing the whole record would have made. */
        private void compare(TaskRepository tasks, Task task) {
          var updated = item();
          tasks.put(task);
          var stored = new HashMap<>(item());
          for (String counted : List.of("version", "changed_at", "stateSK")) {
            if (updated.containsKey(counted) != stored.containsKey(counted)) {
              seen.add(counted);
            }
            updated.remove(counted);
            stored.remove(counted);
          }
          seen.add(updated.equals(stored) ? "same" : updated + " is not " + stored);
        }

        private Map<String, software.amazon.awssdk.services.dynamodb.model.AttributeValue> item() {
          return new HashMap<>(client.scan(scan -> scan.tableName("guarded")).items().get(0));
        }
      }
      """;

  @Test
  void leaveTheItemAsStoringItWouldHave() {
    Compiled guarded = Compiled.of(TABLE, SCENARIO);

    guarded.isGolden("guarded", "TaskOperations");
    try (LocalDynamoDb dynamoDb = LocalDynamoDb.start()) {
      assertThat(guarded.run("guarded.Scenario", dynamoDb.client())).isEqualTo("[same]");
    }
  }
}
