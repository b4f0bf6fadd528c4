package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.sample.data.ShopData;
import dev.keywright.sample.shop.CartLine;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.CustomerKey;
import java.time.Instant;
import java.util.Comparator;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeSet;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("cross-check")
class CustomerQuestionsTest {
  private final LoadedShop shop = LoadedShop.open();

  @AfterAll
  void close() {
    shop.close();
  }

  @Test
  void everyCustomerIsFoundAsItWasStored() {
    for (Customer customer : shop.data().customers()) {
      assertThat(shop.table().customer().find(customer.customerId())).contains(customer);
      assertThat(shop.table().customer().find(CustomerKey.of(customer))).contains(customer);
    }
    assertThat(shop.table().customer().find("C-100")).isEmpty();
  }

  @Test
  void everyCustomerIsFoundByEmailHoweverItIsSpelt() {
    for (Customer customer : shop.data().customers()) {
      assertThat(shop.table().customer().byEmail(customer.email())).contains(customer);
      assertThat(shop.table().customer().byEmail(customer.email().toUpperCase(Locale.ROOT))).contains(customer);
      assertThat(shop.table().customer().byEmail(customer.email() + "m")).isEmpty();
    }
  }

  @Test
  void customersOfACountryAreFoundByTheBeginningOfTheirName() {
    Set<String> beginnings = new TreeSet<>(List.of("", "Q", "Zz"));
    shop.data().customers().forEach(customer -> {
      for (int end = 0; end <= customer.name().length(); end++) {
        beginnings.add(customer.name().substring(0, end));
      }
    });
    for (String country : List.of("DE", "SE", "D", "US")) {
      for (String beginning : beginnings) {
        List<Customer> expected = shop.data().customers().stream()
            .filter(one -> one.country().equals(country) && one.name().startsWith(beginning))
            .sorted(Comparator.comparing(Customer::name, LoadedShop.UTF_8_ORDER))
            .toList();
        assertThat(shop.table().customer().inCountryNamed(country, beginning).list())
            .as("%s, %s", country, beginning)
            .isEqualTo(expected);
      }
    }
  }

  @Test
  void cartsHoldWhatHasNotExpired() {
    Instant now = ShopData.CLOCK.instant();
    assertThat(shop.data().cartLines()).anyMatch(line -> line.expiresAt().isBefore(now));
    for (Customer customer : shop.data().customers()) {
      List<CartLine> expected = shop.data().cartLines().stream()
          .filter(line -> line.customerId().equals(customer.customerId()) && line.expiresAt().isAfter(now))
          .sorted(Comparator.comparing(CartLine::productId))
          .toList();
      assertThat(shop.table().cartLine().ofCustomer(customer.customerId()).list()).isEqualTo(expected);
      assertThat(shop.table().cartLine().countOfCustomer(customer.customerId())).isEqualTo(expected.size());
    }
  }
}
