package dev.keywright.processor.emit;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.testkit.LocalDynamoDb;
import org.junit.jupiter.api.Test;

/** Generated code compiles without a warning, and does what its method says. */
class GeneratedCodeCompilesTest {

  private static final String SHOP = """
      package shop;
      import dev.keywright.annotations.*;
      import java.time.Instant;
      import java.util.List;
      import java.util.Optional;

      @Table(name = "shop", indexes = @Index(name = "GSI1"))
      @AccessPattern(name = "customerWithOrders", where = "customerId = :customerId", orderBy = "desc")
      public sealed interface ShopItem permits ShopItem.Customer, ShopItem.Order {
        @Entity
        @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "PROFILE")
        @AccessPattern(name = "register", operation = Operation.CREATE)
        @AccessPattern(name = "find")
        record Customer(String customerId, String name, Optional<String> bio) implements ShopItem {}

        @Entity
        @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
        @IndexTemplate(index = "GSI1", pk = "STATUS#{status}", sk = "{placedAt}#{orderId}")
        @AccessPattern(name = "place", operation = Operation.CREATE)
        @AccessPattern(name = "replace", operation = Operation.PUT)
        @AccessPattern(name = "cancel", operation = Operation.DELETE)
        @AccessPattern(name = "find")
        @AccessPattern(name = "ofCustomer", where = "customerId = :customerId", orderBy = "orderId desc")
        @AccessPattern(name = "latest", where = "customerId = :customerId", orderBy = "orderId desc", limit = 1)
        @AccessPattern(name = "count", operation = Operation.COUNT, where = "customerId = :customerId")
        @AccessPattern(name = "inStatusSince", where = "status = :status and placedAt >= :since")
        @AccessPattern(name = "paidBefore", where = "status = 'PAID' and placedAt < '2026-01-01T00:00:00Z'")
        record Order(String customerId, String orderId, Instant placedAt, Status status, long totalCents,
                     List<Line> lines, Optional<String> tracking) implements ShopItem {}

        record Line(String sku, int quantity) {}
        enum Status { PLACED, PAID }
      }
      """;

  private static final String SCENARIO = """
      package shop;
      import java.time.Instant;
      import java.util.ArrayList;
      import java.util.List;
      import java.util.Optional;
      import java.util.function.Function;
      import shop.ShopItem.*;
      import software.amazon.awssdk.services.dynamodb.DynamoDbClient;

      public class Scenario implements Function<DynamoDbClient, Object> {
        @Override
        public Object apply(DynamoDbClient client) {
          ShopTable shop = ShopTable.connect(client);
          shop.createTable();
          Order one = new Order("c-1", "o-1", Instant.parse("2025-05-01T00:00:00Z"), Status.PAID, 5,
              List.of(new Line("sku", 2)), Optional.of("track"));
          Order two = new Order("c-1", "o-2", Instant.parse("2026-05-01T00:00:00Z"), Status.PAID, 7, List.of(),
              Optional.empty());
          shop.customer().register(new Customer("c-1", "Ann", Optional.empty()));
          shop.order().place(one);
          shop.order().place(two);
          List<Object> seen = new ArrayList<>();
          seen.add(shop.order().find("c-1", "o-1").equals(Optional.of(one)));
          seen.add(shop.order().find(ShopItem_OrderKey.of(two)).equals(Optional.of(two)));
          seen.add(shop.order().ofCustomer("c-1").list().equals(List.of(two, one)));
          seen.add(shop.order().latest("c-1").equals(Optional.of(two)));
          seen.add(shop.order().count("c-1"));
          seen.add(shop.order().inStatusSince(Status.PAID, two.placedAt()).list().equals(List.of(two)));
          seen.add(shop.order().paidBefore().list().equals(List.of(one)));
          seen.add(shop.customerWithOrders("c-1").collect().list(Order.class).equals(List.of(two, one)));
          seen.add(shop.customerWithOrders("c-1").list().size());
          seen.add(shop.order().cancel("c-1", "o-1").equals(Optional.of(one)));
          seen.add(shop.order().cancel("c-1", "o-1").isEmpty());
          return seen.toString();
        }
      }
      """;

  @Test
  void theShopAnswersItsQuestions() {
    Compiled shop = Compiled.of(SHOP, SCENARIO);

    try (LocalDynamoDb dynamoDb = LocalDynamoDb.start()) {
      assertThat(shop.run("shop.Scenario", dynamoDb.client()))
          .isEqualTo("[true, true, true, true, 2, true, true, true, 3, true, true]");
    }
  }
}
