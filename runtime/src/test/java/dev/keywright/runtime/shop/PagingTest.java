package dev.keywright.runtime.shop;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.runtime.CollectionQuery;
import dev.keywright.runtime.Page;
import dev.keywright.runtime.Query;
import dev.keywright.testkit.LocalDynamoDb;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.constraints.IntRange;
import net.jqwik.api.lifecycle.AfterContainer;
import net.jqwik.api.lifecycle.BeforeContainer;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** However a question's answer is taken, it is the same answer: whole, streamed, or page by page. */
class PagingTest {
  private static LocalDynamoDb db;
  private static ShopTable shop;
  private static int partitions;

  @BeforeContainer
  static void start() {
    db = LocalDynamoDb.start();
    shop = ShopTable.builder(db.client()).listener(event -> { })
        .pageTokenSecrets("a secret of the tests".getBytes(StandardCharsets.UTF_8)).build();
    shop.createTable();
  }

  @AfterContainer
  static void stop() {
    db.close();
  }

  /** A partition with orders, unknown items between them, and the customer's own item. */
  private static String fill(int orders, int strangers) {
    String customer = "c-" + partitions++;
    shop.register(new Customer(customer, "Ann", Optional.empty()));
    for (int number = 0; number < orders; number++) {
      shop.put(WalkTest.order(customer, number * 2));
    }
    for (int number = 0; number < strangers; number++) {
      Map<String, AttributeValue> stranger = Map.of("PK", AttributeValue.fromS("CUSTOMER#" + customer),
          "SK", AttributeValue.fromS("ORDER#o-%03d".formatted(number * 2 + 1)), "_type", AttributeValue.fromS("Stranger"));
      db.client().putItem(request -> request.tableName("shop").item(stranger));
    }
    return customer;
  }

  private static <T> List<T> byPages(Query<T> query, int size) {
    List<T> all = new ArrayList<>();
    String token = null;
    do {
      Page<T> page = query.page(size, token);
      assertThat(page.items()).hasSizeLessThanOrEqualTo(size);
      all.addAll(page.items());
      token = page.nextToken();
    } while (token != null);
    return all;
  }

  @Property(tries = 25)
  void takenInAnyWayItIsTheSame(@ForAll @IntRange(max = 8) int orders, @ForAll @IntRange(max = 8) int strangers,
      @ForAll @IntRange(min = 1, max = 5) int size, @ForAll @IntRange(max = 5) int requestSize) {
    String customer = fill(orders, strangers);
    for (Query<Order> asked : List.of(shop.ofCustomer(customer), shop.newest(customer), shop.anyOrder(customer),
        shop.threeNewest(customer))) {
      Query<Order> query = requestSize == 0 ? asked : asked.pageSize(requestSize);
      List<Order> all = asked.list();
      assertThat(query.list()).isEqualTo(all);
      assertThat(query.stream().toList()).isEqualTo(all);
      assertThat(query.first()).isEqualTo(all.stream().findFirst());
      assertThat(byPages(query, size)).isEqualTo(all);
    }
    assertThat(shop.ofCustomer(customer).list()).hasSize(orders);
    assertThat(shop.threeNewest(customer).list()).isEqualTo(shop.newest(customer).list().subList(0, Math.min(3, orders)));
    assertThat(shop.countAny(customer)).isEqualTo(orders);
  }

  @Property(tries = 10)
  void anItemCollectionPagesLikeAnythingElse(@ForAll @IntRange(max = 8) int orders,
      @ForAll @IntRange(max = 8) int strangers, @ForAll @IntRange(min = 1, max = 4) int size) {
    String customer = fill(orders, strangers);
    CollectionQuery<ShopItem> query = shop.customerWithOrders(customer, "o-004");
    assertThat(byPages(query, size)).isEqualTo(query.collect().items());
    assertThat(byPages(query.pageSize(1), size)).isEqualTo(query.list());
    assertThat(query.collect().one(Customer.class)).isPresent();
    assertThat(query.collect().list(Order.class)).hasSize(Math.max(0, orders - 2));
  }
}
