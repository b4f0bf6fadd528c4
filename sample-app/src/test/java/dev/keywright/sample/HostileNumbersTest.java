package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.sample.shop.OrderLine;
import dev.keywright.sample.shop.Product;
import dev.keywright.sample.shop.ShopTable;
import java.time.LocalDate;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Numbers and days in keys: in their own order, refused where a key cannot hold them, but never as the bound of a range. */
@Tag("cross-check")
class HostileNumbersTest {
  private static final long DEAREST = 9_999_999_999L;

  private final LoadedShop shop = LoadedShop.empty();

  @AfterEach
  void close() {
    shop.close();
  }

  @ParameterizedTest
  @ValueSource(longs = {-1, Long.MIN_VALUE, DEAREST + 1, Long.MAX_VALUE})
  void aPriceThatDoesNotFitItsWidthIsNotStored(long price) {
    assertThatThrownBy(() -> shop.table().product().offer(product("P", price)))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("priceCents");
    assertThat(shop.table().product().find("P")).isEmpty();
  }

  @Test
  void boundsThatNoPriceCanReachAreCutToWhatFits() {
    List<Product> products = List.of(product("P-0", 0), product("P-1", 1), product("P-9", DEAREST));
    products.forEach(shop.table().product()::offer);

    assertThat(shop.table().product().inCategoryPriced("C", Long.MIN_VALUE, Long.MAX_VALUE).list())
        .isEqualTo(products);
    assertThat(shop.table().product().inCategoryPriced("C", -5, 0).list()).isEqualTo(products.subList(0, 1));
    assertThat(shop.table().product().inCategoryPriced("C", 2, DEAREST + 1).list()).isEqualTo(products.subList(2, 3));
  }

  @Test
  void aRangeThatHoldsNoPriceIsEmptyWithoutACall() {
    RequestLog log = new RequestLog();
    var product = ShopTable.builder(shop.database().client()).listener(log).build().product();
    product.offer(product("P-0", 0));
    log.take();

    assertThat(product.inCategoryPriced("C", -10, -1).list()).isEmpty();
    assertThat(product.inCategoryPriced("C", 5, 4).list()).isEmpty();
    assertThat(product.inCategoryPriced("C", DEAREST + 1, Long.MAX_VALUE).list()).isEmpty();
    assertThat(log.take()).isEmpty();
    assertThat(product.inCategoryPriced("C", 0, 0).list()).hasSize(1);
    assertThat(log.take()).hasSize(1);
  }

  @ParameterizedTest
  @ValueSource(ints = {-1, 10_000})
  void aLineNumberThatDoesNotFitItsWidthIsRefused(int number) {
    OrderLine line = new OrderLine("O", number, "P", "p", 1, 1, LocalDate.EPOCH);
    assertThatThrownBy(() -> shop.table().orderLine().add(line)).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("lineNumber");
    assertThatThrownBy(() -> shop.table().orderLine().find("O", number)).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("lineNumber");
  }

  @Test
  void manyLinesComeInTheOrderOfTheirNumbersAsNumbers() {
    for (int number : List.of(10, 2, 9999, 0, 100, 1)) {
      shop.table().orderLine().add(new OrderLine("many", number, "P", "p", 1, 1, LocalDate.EPOCH));
    }
    assertThat(shop.table().orderLine().ofOrder("many").list()).extracting(OrderLine::lineNumber)
        .containsExactly(0, 1, 2, 10, 100, 9999);
  }

  @Test
  void daysBeforeEpochAreOrderedAndDaysBeyondTheCalendarAreBoundsOnly() {
    List<LocalDate> days = List.of(LocalDate.of(0, 1, 1), LocalDate.of(1969, 12, 31), LocalDate.EPOCH,
        LocalDate.of(9999, 12, 31));
    for (LocalDate day : days) {
      shop.table().orderLine().add(new OrderLine("O-" + day.getYear(), 1, "P", "p", 1, 1, day));
    }
    assertThat(shop.table().orderLine().salesOfProduct("P", LocalDate.MIN, LocalDate.MAX).list())
        .extracting(OrderLine::soldOn)
        .containsExactly(days.get(3), days.get(2), days.get(1), days.get(0));
    assertThat(shop.table().orderLine().salesOfProduct("P", LocalDate.MIN, LocalDate.of(1969, 12, 31)).list())
        .extracting(OrderLine::soldOn)
        .containsExactly(days.get(1), days.get(0));
    assertThatThrownBy(() -> shop.table().orderLine().add(new OrderLine("O", 1, "P", "p", 1, 1, LocalDate.MAX)))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("soldOn");
  }

  private static Product product(String id, long price) {
    return new Product(id, "name of " + id, "C", Optional.empty(), price, -1, Set.of());
  }
}
