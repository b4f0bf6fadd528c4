package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidKeyException;
import dev.keywright.runtime.ItemCollection;
import dev.keywright.sample.shop.Address;
import dev.keywright.sample.shop.Customer;
import dev.keywright.sample.shop.Order;
import dev.keywright.sample.shop.OrderStatus;
import dev.keywright.sample.shop.Payment;
import dev.keywright.sample.shop.ShopItem;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

/** Values that break keys put together by hand. All of them live in one table, each beside all others. */
@Tag("cross-check")
class HostileValuesTest {
  private static final List<String> HOSTILE = List.of("a", "a#", "a#b", "#", "##", "#ORDER#a", "a#ORDER#", "$", "$!",
      "$$", "a$", "a!", "!", "\"", "'", "'; drop table shop", "\\", "{customerId}", ":id", "PROFILE", "ORDER#", " ",
      "  ", " a", "a ", "\t", "\n", "\u0000", "\u007f", "é", "e\u0301", "ß", "ı", "漢字", "😀", "😀#", "a😀", "\uffff");

  private final LoadedShop shop = LoadedShop.empty();

  @AfterEach
  void close() {
    shop.close();
  }

  @Test
  void hostileTextIsKeptApartInThePrimaryKey() {
    HOSTILE.forEach(id -> shop.table().customer().register(customer(id, HOSTILE.indexOf(id) + "@x", "n", "DE")));
    List<String> orderIds = HOSTILE.subList(0, 11);
    HOSTILE.forEach(id -> orderIds.forEach(orderId -> shop.table().order().place(order(id, orderId))));

    for (String id : HOSTILE) {
      ItemCollection<ShopItem> found = shop.table().customerWithOrders(id).collect();
      assertThat(found.one(Customer.class)).as(id).contains(customer(id, HOSTILE.indexOf(id) + "@x", "n", "DE"));
      assertThat(found.list(Order.class)).as(id).containsExactlyInAnyOrderElementsOf(
          orderIds.stream().map(orderId -> order(id, orderId)).toList());
      assertThat(shop.table().order().ofCustomer(id).list()).isEqualTo(found.list(Order.class));
      assertThat(shop.table().order().find(id, "a#b")).contains(order(id, "a#b"));
    }
  }

  @Test
  void hostileNamesSortAndAreFoundByTheirBeginning() {
    for (int number = 0; number < HOSTILE.size(); number++) {
      shop.table().customer().register(customer("C" + number, "c" + number + "@x", HOSTILE.get(number), "#$ 😀"));
    }
    for (String beginning : HOSTILE) {
      assertThat(shop.table().customer().inCountryNamed("#$ 😀", beginning).list()).extracting(Customer::name)
          .as(beginning)
          .isEqualTo(HOSTILE.stream()
              .filter(name -> name.startsWith(beginning))
              .sorted(LoadedShop.UTF_8_ORDER)
              .toList());
    }
  }

  @Test
  void hostilePagesGoOnWhereTheyEnded() {
    HOSTILE.forEach(orderId -> shop.table().order().place(order("a#", orderId)));
    List<Order> paged = new ArrayList<>();
    String token = null;
    do {
      var page = shop.table().order().ofCustomer("a#").page(2, token);
      paged.addAll(page.items());
      token = page.nextToken();
    } while (token != null);
    assertThat(paged).isEqualTo(shop.table().order().ofCustomer("a#").list()).hasSameSizeAs(HOSTILE);
  }

  @Test
  void addressesThatDifferInCaseAreOneInTheIndex() {
    Customer customer = customer("C", "Ann.\"#$😀É@Example.COM", "Ann", "DE");
    shop.table().customer().register(customer);
    assertThat(shop.table().customer().byEmail("aNN.\"#$😀é@example.com")).contains(customer);
    assertThat(shop.table().customer().byEmail("ann.\"#$😀@example.com")).isEmpty();
  }

  @Test
  void theEmptyStringIsRefusedInKeysAndKeptElsewhere() {
    assertThatThrownBy(() -> shop.table().customer().register(customer("", "a@b", "n", "DE")))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("customerId");
    assertThatThrownBy(() -> shop.table().customer().register(customer("C", "", "n", "DE")))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("email");
    assertThatThrownBy(() -> shop.table().customer().find("")).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("customerId");
    assertThatThrownBy(() -> shop.table().order().ofCustomer("").list()).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("customerId");
    assertThat(shop.table().customer().find("C")).isEmpty();

    Customer customer = new Customer("C", "a@b", "n", "DE", LocalDate.EPOCH, Optional.of(""),
        Map.of("", new Address("", "", "", "")), 1);
    shop.table().customer().register(customer);
    assertThat(shop.table().customer().find("C")).contains(customer);
  }

  @ParameterizedTest
  @ValueSource(strings = {"\ud83d", "a\ude00", "\udbff\udfff"})
  void textThatKeysCannotHoldIsRefused(String text) {
    assertThatThrownBy(() -> shop.table().customer().find(text)).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("customerId");
    assertThatThrownBy(() -> shop.table().order().place(order("C", text))).isInstanceOf(InvalidKeyException.class)
        .hasMessageContaining("orderId");
    assertThat(shop.table().order().ofCustomer("C").list()).isEmpty();
  }

  @Test
  void keysAreMeasuredInBytes() {
    String longest = "😀".repeat((2048 - "CUSTOMER#".length()) / 4) + "abc";
    shop.table().order().place(order(longest, "O"));
    assertThat(shop.table().order().ofCustomer(longest).list()).hasSize(1);
    assertThatThrownBy(() -> shop.table().customer().find(longest + "d"))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("2048");
    assertThatThrownBy(() -> shop.table().order().find("C", "é".repeat(512)))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("1024");
  }

  @Test
  void timesBeforeEpochAndAtTheEdgesOfTheCalendarSort() {
    List<Instant> times = List.of(Instant.parse("0000-01-01T00:00:00Z"), Instant.parse("1582-10-04T23:59:59Z"),
        Instant.parse("1969-07-20T20:17:40Z"), Instant.EPOCH.minusNanos(1), Instant.EPOCH,
        Instant.parse("9999-12-31T23:59:59.999999999Z"));
    List<Order> orders = new ArrayList<>();
    times.forEach(time -> orders.add(shop.table().order().place(order("C", "O" + orders.size(), time))));

    for (Instant since : times) {
      assertThat(shop.table().order().inStatusSince(OrderStatus.PAID, since).list()).as("%s", since)
          .isEqualTo(orders.stream()
              .filter(order -> !order.placedAt().isBefore(since))
              .sorted(Comparator.comparing(Order::placedAt))
              .toList());
      assertThat(shop.table().order().countInStatus(OrderStatus.PAID, Instant.MIN, since))
          .isEqualTo(times.indexOf(since) + 1);
    }
    assertThat(shop.table().order().inStatusSince(OrderStatus.PAID, Instant.MIN).list()).isEqualTo(orders);
    assertThat(shop.table().order().inStatusSince(OrderStatus.PAID, Instant.MAX).list()).isEmpty();
    assertThatThrownBy(() -> shop.table().order().place(order("C", "O", Instant.MAX)))
        .isInstanceOf(InvalidKeyException.class).hasMessageContaining("placedAt");
  }

  private static Customer customer(String id, String email, String name, String country) {
    return new Customer(id, email, name, country, LocalDate.of(1969, 7, 20), Optional.empty(), Map.of(), 1);
  }

  private static Order order(String customerId, String orderId) {
    return order(customerId, orderId, Instant.EPOCH);
  }

  private static Order order(String customerId, String orderId, Instant placedAt) {
    return new Order(customerId, orderId, placedAt, OrderStatus.PAID, -1, new Address(orderId, "", "", ""),
        new Payment.GiftCard(customerId), Optional.of(""));
  }
}
