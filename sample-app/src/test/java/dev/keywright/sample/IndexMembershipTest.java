package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.Shipment;
import dev.keywright.sample.shop.ShipmentStatus;
import dev.keywright.sample.shop.Stock;
import java.time.LocalDate;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;

/** An item is in an index exactly while it has that index's keys, under those it has now. */
@Tag("cross-check")
class IndexMembershipTest {
  private final LoadedShop shop = LoadedShop.empty();

  @AfterEach
  void close() {
    shop.close();
  }

  @Tag("not-on-dynalite") // the marker of the e-mail address moves in a transaction
  @Test
  void aCustomerIsReplacedInEveryIndexAndForgottenInAll() {
    Customer before = new Customer("C-new", "Old@example.com", "Old Name", "IS",
        LocalDate.of(2020, 2, 29), Optional.empty(), Map.of(), 1);
    Customer after = new Customer("C-new", "new@example.com", "New Name", "IS", before.since(),
        Optional.of("1"), Map.of(), 2);
    shop.table().customer().register(before);
    assertThat(shop.table().customer().replace(new Customer("C-new", "new@example.com", "New Name", "IS", before.since(),
        Optional.of("1"), Map.of(), before.version()))).isEqualTo(after);

    assertThat(shop.table().customer().byEmail("old@example.com")).isEmpty();
    assertThat(shop.table().customer().byEmail("NEW@example.com")).contains(after);
    assertThat(shop.table().customer().inCountryNamed("IS", "").list()).containsExactly(after);

    assertThat(shop.table().customer().forget("C-new")).contains(after);
    assertThat(shop.table().customer().forget("C-new")).isEmpty();
    assertThat(shop.table().customer().byEmail("new@example.com")).isEmpty();
    assertThat(shop.table().customer().inCountryNamed("IS", "").list()).isEmpty();
  }

  @Test
  void aProductEntersAndLeavesTheBrandIndexWithItsBrand() {
    Product plain = new Product("X-1", "Thing", "Test", Optional.empty(), 5, 500, Set.of());
    Product branded = new Product("X-1", "Thing", "Test", Optional.of("Brand X"), 5, 500, Set.of());
    shop.table().product().offer(plain);
    assertThat(shop.table().product().ofBrand("Brand X").list()).isEmpty();

    shop.table().product().replace(branded);
    assertThat(shop.table().product().ofBrand("Brand X").list()).containsExactly(branded);

    shop.table().product().replace(plain);
    assertThat(shop.table().product().ofBrand("Brand X").list()).isEmpty();
    assertThat(shop.table().product().inCategoryPriced("Test", 0, 10).list()).containsExactly(plain);
  }

  @Test
  void stockEntersAndLeavesTheReorderIndexWithItsMark() {
    Stock scarce = new Stock("X-1", "OSL1", Integer.MIN_VALUE, true);
    Stock plenty = new Stock("X-1", "OSL1", Integer.MAX_VALUE, false);
    shop.table().stock().store(plenty);
    assertThat(shop.table().stock().toReorder("OSL1").list()).isEmpty();
    shop.table().stock().store(scarce);
    assertThat(shop.table().stock().toReorder("OSL1").list()).containsExactly(scarce);
    shop.table().stock().store(plenty);
    assertThat(shop.table().stock().toReorder("OSL1").list()).isEmpty();
    assertThat(shop.table().stock().inWarehouse("OSL1").list()).containsExactly(plenty);
  }

  @Test
  void aCancelledShipmentIsGoneFromEveryIndex() {
    Shipment shipment = new Shipment("S-1", "O-1", "OSL1", ShipmentStatus.WAITING, LocalDate.of(2026, 12, 1), "DHL",
        Optional.empty(), List.of());
    shop.table().shipment().plan(shipment);
    assertThat(shop.table().shipment().toSendBy("OSL1", LocalDate.MAX).list()).containsExactly(shipment);
    assertThat(shop.table().shipment().cancel("S-1")).contains(shipment);
    assertThat(shop.table().shipment().toSendBy("OSL1", LocalDate.MAX).list()).isEmpty();
    assertThat(shop.table().orderWithContents("O-1").list()).isEmpty();
    assertThat(shop.table().shipment().find("S-1")).isEmpty();
  }
}
