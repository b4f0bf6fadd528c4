package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import org.junit.jupiter.api.Test;

/** Writes of single items: generated, compiled without a warning, and run. */
class WritesTest {

  private static final String TABLE = """
      package writes;
      import dev.keywright.annotations.*;
      import java.time.Instant;
      import java.util.List;
      import java.util.Map;
      import java.util.Optional;
      import java.util.Set;

      @Table(name = "writes", indexes = {@Index(name = "GSI1"), @Index(name = "GSI2"), @Index(name = "GSI3")})
      sealed interface WritesItem permits Order, Visit {}

      @Entity
      @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
      @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}#{orderId}")
      @IndexTemplate(index = "GSI2", pk = "COURIER#{courier}", sk = "{status}#{orderId}")
      @IndexTemplate(index = "GSI3", pk = "URGENT", sk = "{orderId}", when = "urgent = true and status = 'PLACED'")
      @AccessPattern(name = "place", operation = Operation.CREATE)
      @AccessPattern(name = "replace", operation = Operation.PUT)
      @AccessPattern(name = "find", consistent = true)
      @AccessPattern(name = "inStatus", where = "status = :status")
      @AccessPattern(name = "ofCourier", where = "courier = :courier and status = :status")
      @AccessPattern(name = "urgent", where = "urgent = true and status = 'PLACED'")
      @AccessPattern(name = "ship", operation = Operation.UPDATE,
          update = "set status = 'SHIPPED', tracking = :tracking",
          condition = "status = 'PAID'", given = {"courier", "urgent"})
      @AccessPattern(name = "hand", operation = Operation.UPDATE, update = "set courier = :courier", given = "status")
      @AccessPattern(name = "takeBack", operation = Operation.UPDATE, update = "remove courier")
      @AccessPattern(name = "hurry", operation = Operation.UPDATE, update = "set urgent = :urgent", given = "status")
      @AccessPattern(name = "postpone", operation = Operation.UPDATE, update = "set placedAt = :placedAt")
      @AccessPattern(name = "addLine", operation = Operation.UPDATE, update =
          "set lines = list_append(lines, :lines), totalCents = totalCents + :cents, notes.:label = :note"
              + " add tags :tags")
      @AccessPattern(name = "describe", operation = Operation.UPDATE, update =
          "set tags = :tags, address.city = :city remove lines[0]",
          condition = "size(lines) > 0 or totalCents in :cents")
      @AccessPattern(name = "cancel", operation = Operation.DELETE)
      @AccessPattern(name = "drop", operation = Operation.DELETE, condition = "status in ('PLACED', 'PAID')")
      @AccessPattern(name = "isPaid", operation = Operation.CHECK, condition = "status = 'PAID'")
      @AccessPattern(name = "exists", operation = Operation.CHECK)
      record Order(String customerId, String orderId, Instant placedAt, Status status, long totalCents,
          List<Line> lines, Optional<String> tracking, Optional<String> courier, boolean urgent, Set<String> tags,
          Map<String, String> notes, Address address) implements WritesItem {}

      @Entity
      @PkTemplate(pk = "VISITS#{page}", sk = "{day}")
      @IndexTemplate(index = "GSI1", pk = "VISITED", sk = "{lastAt}#{page}")
      @AccessPattern(name = "count", operation = Operation.UPSERT, update =
          "set lastAt = :lastAt, title = if_not_exists(title, :title) add visits 1")
      @AccessPattern(name = "find")
      record Visit(String page, java.time.LocalDate day, Instant lastAt, String title, int visits)
          implements WritesItem {}

      record Line(String sku, int quantity) {}
      record Address(String street, String city) {}
      enum Status { PLACED, PAID, SHIPPED }
      """.replace("notes.:label", "notes[:label]");

  private static final String SCENARIO = """
      package writes;
      import java.time.Instant;
      import java.time.LocalDate;
      import java.util.*;
      import java.util.function.Function;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

      public class Scenario implements Function<DynamoDbClient, Object> {
        @Override
        public Object apply(DynamoDbClient client) {
          WritesTable table = WritesTable.connect(client);
          table.createTable();
          OrderRepository orders = table.order();
          Instant then = Instant.parse("2026-01-01T00:00:00Z");
          Order placed = new Order("c-1", "o-1", then, Status.PAID, 100, List.of(new Line("a", 1)), Optional.empty(),
              Optional.empty(), true, Set.of(), Map.of(), new Address("Main", "Here"));
          List<Object> seen = new ArrayList<>();
          orders.place(placed);
          orders.exists("c-1", "o-1");
          orders.isPaid(OrderKey.of(placed));
          orders.hurry("c-1", "o-1", Status.PAID, true);
          seen.add(orders.hand("c-1", "o-1", Status.PAID, "bob").courier());
          seen.add(orders.ofCourier("bob", Status.PAID).list().size());
          Order shipped = orders.ship("c-1", "o-1", Optional.of("bob"), true, "track");
          seen.add(shipped.status() + shipped.tracking().get());
          seen.add(orders.inStatus(Status.PAID).list().size() + "" + orders.inStatus(Status.SHIPPED).list().size());
          seen.add(orders.ofCourier("bob", Status.SHIPPED).list().equals(List.of(shipped)));
          orders.takeBack("c-1", "o-1");
          seen.add(orders.ofCourier("bob", Status.SHIPPED).list());
          seen.add(orders.postpone("c-1", "o-1", then.plusSeconds(1)).placedAt());
          Order more = orders.addLine("c-1", "o-1", List.of(new Line("b", 2)), 50, "gift", "wrap it", Set.of("x"));
          seen.add(more.lines().size() + " " + more.totalCents() + more.notes() + more.tags());
          Order less = orders.describe(OrderKey.of(placed), List.of(1L, 2L), Set.of(), "There");
          seen.add(less.lines() + " " + less.tags() + less.address());
          seen.add(orders.find("c-1", "o-1").equals(Optional.of(less)));
          try {
            orders.drop("c-1", "o-1");
          } catch (dev.keywright.runtime.ConditionFailedException failed) {
            seen.add("kept");
          }
          seen.add(orders.cancel("c-1", "o-1").equals(Optional.of(less)));
          seen.add(orders.cancel("c-1", "o-1"));
          table.visit().count("home", LocalDate.EPOCH, then, "Home");
          seen.add(table.visit().count("home", LocalDate.EPOCH, then, "Other"));
          return seen.toString();
        }
      }
      """;

  @Test
  void keepEveryIndexTrue() {
    Compiled writes = Compiled.of(TABLE, SCENARIO);

    try (LocalDynamoDb dynamoDb = LocalDynamoDb.start()) {
      assertThat(writes.run("writes.Scenario", dynamoDb.client())).isEqualTo(
          "[Optional[bob], 1, SHIPPEDtrack, 01, true, [], 2026-01-01T00:00:01Z, 2 150{gift=wrap it}[x],"
              + " [Line[sku=b, quantity=2]] []Address[street=Main, city=There], true, kept, true, Optional.empty,"
              + " Visit[page=home, day=1970-01-01, lastAt=2026-01-01T00:00:00Z, title=Home, visits=2]]");
    }
    writes.isGolden("writes", "OrderOperations", "OrderRepository", "VisitOperations");
  }
}
