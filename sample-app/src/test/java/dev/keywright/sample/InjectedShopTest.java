package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.sample.data.ShopData;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.ShopTable;
import dev.keywright.testkit.LocalDynamoDb;
import dev.keywright.testkit.junit.LocalDynamoDbExtension;
import org.junit.jupiter.api.RepeatedTest;
import org.junit.jupiter.api.extension.ExtendWith;

/** What docs/testing.md shows: a generated table injected into a test, empty each time, on a database that fails. */
@ExtendWith(LocalDynamoDbExtension.class)
class InjectedShopTest {
  private final Order order = ShopData.generate().orders().get(0);

  @RepeatedTest(2)
  void anOrderIsFoundByItsId(ShopTable shop) {
    assertThat(shop.order().find(order.customerId(), order.orderId())).isEmpty();

    shop.order().place(order);

    assertThat(shop.order().find(order.customerId(), order.orderId())).contains(order);
  }

  @RepeatedTest(2)
  void aThrottledOrderIsPlacedAllTheSame(ShopTable shop, LocalDynamoDb db) {
    db.faults().on("PutItem").times(2).throttle();

    shop.order().place(order);

    assertThat(shop.order().find(order.customerId(), order.orderId())).contains(order);
  }
}
