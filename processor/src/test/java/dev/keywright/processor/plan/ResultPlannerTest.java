package dev.keywright.processor.plan;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class ResultPlannerTest {

  @Test
  void whatTheKeysOfAnIndexHoldIsReadOutOfThem() {
    assertThat(compiled("String orderId, LocalDate day", "Query<Order>").messages()).isEmpty();
  }

  @Test
  void whatAnIndexLacksMakesARecordOfItsOwn() {
    assertThat(compiled("String orderId, LocalDate day, String note", "Query<OrderRepository.OfDay>").messages())
        .isEmpty();
  }

  private static Compiled compiled(String components, String returned) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        import java.time.LocalDate;
        @Table(name = "shop", indexes = @Index(name = "GSI1", projection = Projection.KEYS_ONLY))
        sealed interface ShopItem permits Order {}

        @Entity
        @PkTemplate(pk = "ORDER#{orderId}", sk = "ORDER")
        @IndexTemplate(index = "GSI1", pk = "DAY#{day}", sk = "{orderId}")
        @AccessPattern(name = "ofDay", where = "day = :day")
        record Order(%s) implements ShopItem {}
        """.formatted(components), """
        package shop;
        import dev.keywright.runtime.Query;
        import java.time.LocalDate;
        class Caller {
          %s call(OrderRepository orders, LocalDate day) {
            return orders.ofDay(day);
          }
        }
        """.formatted(returned));
  }
}
