package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class MembersFitOperationsTest {

  @ParameterizedTest
  @ValueSource(strings = {
      "operation = Operation.CREATE, limit = 3",
      "operation = Operation.CREATE, where = \"orderId = :orderId\"",
      "operation = Operation.PUT, orderBy = \"orderId\"",
      "operation = Operation.PUT, consistent = true",
      "operation = Operation.DELETE, limit = 1",
      "operation = Operation.COUNT, where = \"customerId = :customerId\", limit = 3",
      "entities = Order.class",
      "where = \"customerId = :customerId\", limit = -1",
      "where = \"customerId = :customerId\", limit = 0"
  })
  void refusesAMemberThatMeansNothing(String members) {
    assertThat(order("@AccessPattern(name = \"ask\", " + members + ")").errors()).containsExactly("KW309 line 8");
  }

  @Test
  void acceptsWhatMeansSomething() {
    assertThat(order("""
        @AccessPattern(name = "place", description = "A new order", operation = Operation.CREATE)
        @AccessPattern(name = "ofCustomer", where = "customerId = :customerId", orderBy = "desc", limit = 3,
                       consistent = true)
        @AccessPattern(name = "byNumber", where = "orderId = :orderId", index = "GSI1")
        """).errors()).isEmpty();
  }

  private static Compiled order(String pattern) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", indexes = @Index(name = "GSI1")) sealed interface ShopItem permits Order {}
        @Entity
        @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}")
        @IndexTemplate(index = "GSI1", pk = "ORDER#{orderId}", sk = "ORDER")
        @SuppressWarnings("KW404")
        %s
        record Order(String customerId, String orderId) implements ShopItem {}
        """.formatted(pattern));
  }
}
