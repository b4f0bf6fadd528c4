package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import org.junit.jupiter.api.Test;

/** What concerns several items: transactions of steps, batches, deletes of all that is found; and filters. */
class TransactionsTest {

  private static final String TABLE = """
      package several;
      import dev.keywright.annotations.*;
      import java.time.Instant;
      import java.util.Optional;

      @Table(name = "several", indexes = @Index(name = "GSI1"))
      @AccessPattern(name = "placeOrder", description = "An order is placed with its lines",
          operation = Operation.TRANSACT, steps = {"Order.place", "OrderLine.add*", "Stock.take*", "Customer.mayOrder"})
      @AccessPattern(name = "move", operation = Operation.TRANSACT,
          steps = {"Stock.take from", "Stock.give to", "Customer.mayOrder*"})
      sealed interface SeveralItem permits Customer, Order, OrderLine, Stock {}

      @Entity
      @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
      @AccessPattern(name = "register", operation = Operation.PUT)
      @AccessPattern(name = "registerMany", operation = Operation.BATCH_PUT)
      @AccessPattern(name = "findMany", operation = Operation.BATCH_READ, consistent = true)
      @AccessPattern(name = "removeMany", operation = Operation.BATCH_DELETE)
      @AccessPattern(name = "names", where = "customerId = :customerId", project = "name")
      @AccessPattern(name = "findBlocked", filter = "blocked = true")
      @AccessPattern(name = "mayOrder", operation = Operation.CHECK, condition = "blocked = false")
      record Customer(String customerId, String name, boolean blocked) implements SeveralItem {}

      @Entity
      @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
      @IndexTemplate(index = "GSI1", pk = "ORDERS", sk = "{placedAt}")
      @AccessPattern(name = "place", operation = Operation.CREATE)
      @AccessPattern(name = "find")
      @AccessPattern(name = "search", where = "customerId = :customerId",
          filter = "status = :status? and cents between :least? and :most? and (status in :statuses or cents > 90)")
      @AccessPattern(name = "countLarge", operation = Operation.COUNT, where = "customerId = :customerId",
          filter = "cents > :cents")
      @AccessPattern(name = "large", where = "customerId = :customerId", filter = "cents > 5", limit = 1)
      @AccessPattern(name = "cents", where = "customerId = :customerId and orderId = :orderId",
          project = {"cents", "orderId"})
      @AccessPattern(name = "deleteOld", operation = Operation.DELETE, where = "placedAt < :before",
          filter = "status = :status?")
      @AccessPattern(name = "deleteOfCustomer", operation = Operation.DELETE, where = "customerId = :customerId")
      record Order(String customerId, String orderId, Instant placedAt, Status status, long cents)
          implements SeveralItem {}

      @Entity
      @PkTemplate(pk = "ORDER#{orderId}", sk = "LINE#{line:5}")
      @AccessPattern(name = "add", operation = Operation.CREATE)
      @AccessPattern(name = "ofOrder", where = "orderId = :orderId")
      record OrderLine(String orderId, int line, String sku) implements SeveralItem {}

      @Entity
      @PkTemplate(pk = "STOCK#{sku}", sk = "STOCK")
      @AccessPattern(name = "put", operation = Operation.PUT)
      @AccessPattern(name = "find")
      @AccessPattern(name = "take", operation = Operation.UPDATE, update = "set count = count - :quantity",
          condition = "count >= :quantity")
      @AccessPattern(name = "give", operation = Operation.UPDATE, update = "set count = count + :quantity")
      record Stock(String sku, int count) implements SeveralItem {}

      enum Status { PLACED, PAID }
      """;

  private static final String SCENARIO = """
      package several;
      import dev.keywright.runtime.*;
      import java.time.Instant;
      import java.util.*;
      import java.util.function.Function;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

      public class Scenario implements Function<DynamoDbClient, Object> {
        private final List<Object> seen = new ArrayList<>();

        @Override
        public Object apply(DynamoDbClient client) {
          SeveralTable table = SeveralTable.connect(client);
          table.createTable();
          Instant then = Instant.parse("2026-01-01T00:00:00Z");
          List<Customer> customers = List.of(new Customer("c-1", "Ann", false), new Customer("c-2", "Bob", true));
          table.customer().registerMany(customers);
          table.stock().put(new Stock("a", 5));
          table.stock().put(new Stock("b", 5));
          Order order = new Order("c-1", "o-1", then, Status.PAID, 100);
          table.placeOrder(order, List.of(new OrderLine("o-1", 1, "a"), new OrderLine("o-1", 2, "b")),
              List.of(new StockOperations.Take("a", 2), new StockOperations.Take("b", 5)), "c-1");
          seen.add(table.stock().find("a").get().count() + "" + table.stock().find("b").get().count());
          seen.add(table.orderLine().ofOrder("o-1").list().size());
          try {
            table.placeOrder(new Order("c-1", "o-2", then, Status.PAID, 100), List.of(),
                List.of(new StockOperations.Take("a", 2), new StockOperations.Take("b", 1)), "c-1");
          } catch (TransactionFailedException failed) {
            seen.add(failed.operation() + failed.getCause().getClass().getSimpleName());
          }
          table.move("a", 2, "b", 2, List.of("c-1"));
          seen.add(table.stock().find("a").get().count() + "" + table.stock().find("b").get().count());
          ReadOperation<Order> read = table.order().operations().find("c-1", "o-1");
          seen.add(table.readTransaction().add(read).read().get(read).equals(Optional.of(order)));
          table.writeTransaction().add(table.stock().operations().take("b", 1)).commit();
          BatchItems<CustomerKey, Customer> found = table.customer()
              .findMany(List.of(new CustomerKey("c-2"), new CustomerKey("c-3"), new CustomerKey("c-1")));
          seen.add(found.found().size() + " " + found.missing());
          seen.add(table.customer().names("c-1"));
          seen.add(table.customer().findBlocked("c-1").isPresent()
              + " " + table.customer().findBlocked("c-2").isPresent());
          Order small = table.order().place(new Order("c-1", "o-3", then.plusSeconds(5), Status.PLACED, 7));
          seen.add(table.order().search("c-1", null, null, null, List.of()).list().equals(List.of(order)));
          seen.add(table.order().search("c-1", Status.PLACED, null, 8L, List.of(Status.PLACED)).list()
              .equals(List.of(small)));
          seen.add(table.order().search("c-1", Status.PAID, 1L, 8L, List.of(Status.PLACED)).list());
          seen.add(table.order().countLarge("c-1", 50) + " " + table.order().large("c-1").isPresent());
          seen.add(table.order().cents("c-1", "o-1"));
          seen.add(table.order().deleteOld(then.plusSeconds(1), Status.PLACED)
              + " " + table.order().deleteOld(then.plusSeconds(1), null) + " " + table.order().deleteOfCustomer("c-1"));
          table.customer().removeMany(List.of(new CustomerKey("c-1"), new CustomerKey("c-2")));
          seen.add(table.customer().findMany(List.of(new CustomerKey("c-1"))).found());
          return seen.toString();
        }
      }
      """;

  @Test
  void doSeveralThings() {
    Compiled several = Compiled.of(TABLE, SCENARIO);

    try (LocalDynamoDb dynamoDb = LocalDynamoDb.start()) {
      assertThat(several.run("several.Scenario", dynamoDb.client())).isEqualTo(
          "[30, 2, Stock.takeConditionFailedException, 12, true, 2 [CustomerKey[customerId=c-3]],"
              + " Optional[Names[name=Ann]], false true, true, true, [], 1 true,"
              + " Optional[Cents[cents=100, orderId=o-1]], 0 1 1, []]");
    }
    several.isGolden("several", "SeveralTable", "OrderRepository", "CustomerRepository", "StockOperations");
  }
}
