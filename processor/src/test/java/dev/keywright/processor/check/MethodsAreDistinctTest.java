package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class MethodsAreDistinctTest {

  @Test
  void refusesOneNameForTwoPatterns() {
    assertThat(order("""
        @AccessPattern(name = "find")
        @AccessPattern(name = "find", where = "customerId = :customerId")
        """).errors()).containsExactly("KW310 line 9");
  }

  @Test
  void acceptsDifferentNames() {
    assertThat(order("""
        @AccessPattern(name = "find")
        @AccessPattern(name = "ofCustomer", where = "customerId = :customerId")
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
