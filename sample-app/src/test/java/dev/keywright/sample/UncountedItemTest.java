package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.sample.shop.Customer;
import java.util.Map;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import software.amazon.awssdk.services.dynamodb.model.AttributeValue;

/** A customer that was stored before customers had versions. */
@Tag("cross-check")
class UncountedItemTest {
  private final LoadedShop shop = LoadedShop.empty();

  @AfterEach
  void close() {
    shop.close();
  }

  @Test
  void anItemWithoutVersionHasVersionZeroAndIsCountedFromThere() {
    Customer stored = shop.table().customer().register(shop.data().customers().get(0));
    shop.database().client().updateItem(update -> update.tableName("shop")
        .key(Map.of("PK", AttributeValue.fromS("CUSTOMER#" + stored.customerId()), "SK", AttributeValue.fromS("PROFILE")))
        .updateExpression("REMOVE version"));

    assertThat(shop.table().customer().find(stored.customerId())).map(Customer::version).contains(0L);
    assertThat(shop.table().customer().edit(stored.customerId(), 0).name("Ann").save().version()).isEqualTo(1);
  }
}
