package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.sample.shop.OrderLine;
import dev.keywright.sample.shop.Product;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("cross-check")
class ProductQuestionsTest {
  private static final Comparator<Product> BY_PRICE =
      Comparator.comparingLong(Product::priceCents).thenComparing(Product::productId);

  private final LoadedShop shop = LoadedShop.open();

  @AfterAll
  void close() {
    shop.close();
  }

  @Test
  void everyProductIsFoundAsItWasStored() {
    for (Product product : shop.data().products()) {
      assertThat(shop.table().product().find(product.productId())).contains(product);
    }
    assertThat(shop.table().product().find("COF")).isEmpty();
  }

  @Test
  void productsOfACategoryAreFoundBetweenTwoPrices() {
    List<Long> prices = new ArrayList<>(List.of(0L, 1L, 9_999_999_999L));
    shop.data().products().forEach(product ->
        prices.addAll(List.of(product.priceCents() - 1, product.priceCents(), product.priceCents() + 1)));
    for (String category : List.of("Coffee", "Care", "Cof")) {
      for (long lowest : new TreeSet<>(prices)) {
        for (long highest : List.of(1090L, 1290L, 1291L, 190_000L, lowest)) {
          assertThat(shop.table().product().inCategoryPriced(category, lowest, highest).list())
              .as("%s, %d to %d", category, lowest, highest)
              .isEqualTo(shop.data().products().stream()
                  .filter(one -> one.category().equals(category))
                  .filter(one -> lowest <= one.priceCents() && one.priceCents() <= highest)
                  .sorted(BY_PRICE)
                  .toList());
        }
      }
    }
  }

  @Test
  void theDearestOfACategoryIsTheLastByPrice() {
    for (String category : List.of("Coffee", "Tea", "Brewing", "Tableware", "Care", "Toys")) {
      Optional<Product> expected =
          shop.data().products().stream().filter(one -> one.category().equals(category)).max(BY_PRICE);
      assertThat(shop.table().product().dearestInCategory(category)).isEqualTo(expected);
    }
  }

  @Test
  void productsOfABrandComeByName() {
    for (String brand : List.of("Officina Riva", "Atelier Möller", "Lindhøj", "Officina", "-")) {
      assertThat(shop.table().product().ofBrand(brand).list()).isEqualTo(shop.data().products().stream()
          .filter(one -> one.brand().equals(Optional.of(brand)))
          .sorted(Comparator.comparing(Product::name, LoadedShop.UTF_8_ORDER))
          .toList());
    }
  }

  @Test
  void salesOfAProductAreFoundFromDayToDay() {
    List<LocalDate> days = List.of(LocalDate.of(2026, 9, 1), LocalDate.of(2026, 11, 14), LocalDate.of(2026, 11, 28),
        LocalDate.of(2026, 11, 30), LocalDate.of(2027, 1, 1));
    for (Product product : shop.data().products()) {
      for (LocalDate first : days) {
        for (LocalDate last : days) {
          List<OrderLine> expected = shop.data().orderLines().stream()
              .filter(line -> line.productId().equals(product.productId()))
              .filter(line -> !line.soldOn().isBefore(first) && !line.soldOn().isAfter(last))
              .sorted(Comparator.comparing(OrderLine::soldOn).thenComparing(OrderLine::orderId).reversed())
              .toList();
          assertThat(shop.table().orderLine().salesOfProduct(product.productId(), first, last).list())
              .as("%s, %s to %s", product.productId(), first, last)
              .isEqualTo(expected);
        }
      }
    }
  }
}
