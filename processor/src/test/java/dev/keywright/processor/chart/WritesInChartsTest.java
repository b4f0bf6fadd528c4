package dev.keywright.processor.chart;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Planned;
import java.io.IOException;
import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;

/** Charts and model of a table with writes of every kind. */
class WritesInChartsTest {

  private static final String TABLE = """
      @Table(name = "shop", indexes = {@Index(name = "GSI1"), @Index(name = "GSI2"),
          @Index(name = "ByDay", partitionKey = "day", sortKey = "total")})
      @AccessPattern(name = "checkOut", description = "An order is placed", operation = TRANSACT,
          steps = {"Order.place", "Stock.take*", "Customer.mayOrder"})
      @AccessPattern(name = "swap", operation = TRANSACT, steps = {"Customer.claim", "Customer.leave other"})
      sealed interface ShopItem permits Customer, Order, Stock, Session {}

      @Entity @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
      @AccessPattern(name = "register", operation = CREATE)
      @AccessPattern(name = "replace", operation = PUT)
      @AccessPattern(name = "claim", operation = UPDATE, update = "set email = :email", given = "version")
      @AccessPattern(name = "edit", operation = UPDATE, patch = {"name", "bio"}, given = "version")
      @AccessPattern(name = "leave", operation = DELETE)
      @AccessPattern(name = "mayOrder", operation = CHECK, condition = "blocked = false")
      record Customer(String customerId, @Unique(pk = "EMAIL#{email:lower}", sk = "EMAIL") String email, String name,
          Optional<String> bio, boolean blocked, @CreatedAt Instant since, @Version long version) implements ShopItem {}

      @Entity @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
      @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}#{orderId}")
      @IndexTemplate(index = "GSI2", pk = "COURIER#{courier}", sk = "{status}#{orderId}")
      @AccessPattern(name = "place", operation = CREATE)
      @AccessPattern(name = "find", project = {"status", "total"})
      @AccessPattern(name = "large", where = "customerId = :customerId",
          filter = "total >= :least and status = :status?")
      @AccessPattern(name = "ship", operation = UPDATE, update = "set status = 'SHIPPED'",
          condition = "status = 'PAID'", given = "courier")
      @AccessPattern(name = "takeBack", operation = UPDATE, update = "remove courier set total = total - :fee")
      @AccessPattern(name = "findMany", operation = BATCH_READ)
      @AccessPattern(name = "storeMany", operation = BATCH_PUT)
      @AccessPattern(name = "removeMany", operation = BATCH_DELETE)
      @AccessPattern(name = "clear", operation = DELETE, where = "customerId = :customerId")
      @AccessPattern(name = "clearOld", operation = DELETE, where = "status = 'PAID' and placedAt < :before")
      @SuppressWarnings("KW401")
      record Order(String customerId, String orderId, Instant placedAt, Status status, LocalDate day, long total,
          Optional<String> courier) implements ShopItem {}

      @Entity @PkTemplate(pk = "STOCK#{sku}", sk = "STOCK")
      @AccessPattern(name = "take", operation = UPDATE, update = "set count = count - :quantity",
          condition = "count >= :quantity")
      @AccessPattern(name = "visit", operation = UPSERT, update = "set count = if_not_exists(count, :none)")
      record Stock(String sku, int count) implements ShopItem {}

      @Entity @PkTemplate(pk = "USER#{user}", sk = "SESSION#{number:4}")
      @AccessPattern(name = "start", operation = CREATE)
      @AccessPattern(name = "findMany", operation = BATCH_READ, consistent = true)
      @AccessPattern(name = "endOld", operation = DELETE, where = "user = :user", filter = "device = :device")
      record Session(String user, int number, @Unique String token, String device, @Ttl Instant until)
          implements ShopItem {}

      enum Status { PAID, SHIPPED }
      """;

  @Test
  void everyWriteIsToldAsItIsDone() throws IOException {
    Planned planned = Planned.ofSource(TABLE);
    assertThat(planned.messages()).isEmpty();
    List<Artefact> artefacts = Artefact.of(Inventory.of(planned.plan()));

    Golden.assertSame(artefacts.get(0).text(), "writes.json");
    Golden.assertSame(artefacts.get(1).text(), "writes.entities.md");
    Golden.assertSame(artefacts.get(2).text(), "writes.access-patterns.md");
    assertThat(artefacts.get(0).text()).contains("\"complete\": true");
  }

  @Test
  void aTransactionWithAMissingStepHasItsRow() {
    Planned planned = Planned.ofSource("""
        @Table(name = "shop")
        @AccessPattern(name = "checkOut", operation = TRANSACT, steps = {"Order.place", "Order.plaec*"})
        sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "ORDER#{id}", sk = "ORDER")
        @AccessPattern(name = "place", operation = CREATE)
        record Order(String id) implements ShopItem {}
        """);
    Inventory inventory = Inventory.of(planned.plan());

    assertThat(planned.codes()).containsExactly("KW320");
    assertThat(inventory.isComplete()).isFalse();
    assertThat(rows(AccessPatternChart.of(inventory)).get(0))
        .isEqualTo("| | Check out | `checkOut` | TransactWriteItems | | | | | `Order.place`, `Order.plaec*` |");
  }

  private static List<String> rows(String chart) {
    return Arrays.stream(chart.split("\n")).filter(line -> line.startsWith("|")).skip(2).toList();
  }
}
