package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import dev.keywright.runtime.InvalidPageTokenException;
import dev.keywright.runtime.Page;
import dev.keywright.runtime.Query;
import dev.keywright.sample.shop.OrderStatus;
import java.time.Instant;
import java.time.LocalDate;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;

@TestInstance(TestInstance.Lifecycle.PER_CLASS)
@Tag("cross-check")
class PagesTest {
  private final LoadedShop shop = LoadedShop.open();

  @AfterAll
  void close() {
    shop.close();
  }

  @Test
  void pagesOfAnySizeAreTheWholeAnswerCutUp() {
    questions().forEach((name, query) -> {
      List<?> all = query.list();
      for (int size : List.of(1, 2, 3, 7, 1000)) {
        assertThat(pages(query, size)).as("%s, %d to a page", name, size).isEqualTo(all);
        assertThat(query.pageSize(size).list()).as("%s, %d at a time", name, size).isEqualTo(all);
      }
    });
  }

  @Test
  void theSecondPageFollowsTheFirst() {
    var query = shop.table().order().ofCustomer(busiest());
    Page<?> first = query.page(3, null);
    Page<?> second = query.page(3, first.nextToken());
    assertThat(first.hasNext()).isTrue();
    assertThat(first.items()).isEqualTo(query.list().subList(0, 3));
    assertThat(second.items()).isEqualTo(query.list().subList(3, 6));
  }

  @Test
  void aTokenOfAnotherQuestionIsRefused() {
    String token = shop.table().order().ofCustomer(busiest()).page(2, null).nextToken();
    assertThat(token).isNotNull();
    assertThatThrownBy(() -> shop.table().order().ofCustomer("C-1002").page(2, token))
        .isInstanceOf(InvalidPageTokenException.class);
    assertThatThrownBy(() -> shop.table().customerWithOrders(busiest()).page(2, token))
        .isInstanceOf(InvalidPageTokenException.class);
    assertThatThrownBy(() -> shop.table().order().inStatusSince(OrderStatus.PAID, Instant.EPOCH).page(2, token))
        .isInstanceOf(InvalidPageTokenException.class);
    assertThatThrownBy(() -> shop.table().order().ofCustomer(busiest()).page(2, token.substring(1)))
        .isInstanceOf(InvalidPageTokenException.class);
  }

  @Test
  void anEmptyAnswerIsOneEmptyPage() {
    Page<?> page = shop.table().order().ofCustomer("nobody").page(5, null);
    assertThat(page.items()).isEmpty();
    assertThat(page.hasNext()).isFalse();
  }

  private String busiest() {
    return shop.data().customers().get(0).customerId();
  }

  private Map<String, Query<?>> questions() {
    Map<String, Query<?>> questions = new LinkedHashMap<>();
    questions.put("orders of a customer", shop.table().order().ofCustomer(busiest()));
    questions.put("a customer with orders", shop.table().customerWithOrders(busiest()));
    questions.put("cart, partly expired", shop.table().cartLine().ofCustomer(busiest()));
    questions.put("delivered orders",
        shop.table().order().inStatusSince(OrderStatus.DELIVERED, Instant.parse("2026-11-01T00:00:00Z")));
    questions.put("order with contents", shop.table().orderWithContents(shop.data().orders().get(9).orderId()));
    questions.put("coffee", shop.table().product().inCategoryPriced("Coffee", 1000, 2000));
    questions.put("by name", shop.table().customer().inCountryNamed("DE", ""));
    questions.put("sales", shop.table().orderLine().salesOfProduct("BRW-001", LocalDate.MIN, LocalDate.MAX));
    questions.put("stock", shop.table().stock().inWarehouse("LEJ1"));
    questions.put("reorder", shop.table().stock().toReorder("LEJ1"));
    questions.put("waiting", shop.table().shipment().toSendBy("LIL1", LocalDate.of(2026, 12, 1)));
    questions.put("warehouses", shop.table().warehouse().all());
    return questions;
  }

  /** All pages put together, none of them larger than asked for. */
  private static <T> List<T> pages(Query<T> query, int size) {
    List<T> items = new ArrayList<>();
    String token = null;
    do {
      Page<T> page = query.page(size, token);
      assertThat(page.items()).hasSizeLessThanOrEqualTo(size);
      items.addAll(page.items());
      token = page.nextToken();
    } while (token != null);
    return items;
  }
}
