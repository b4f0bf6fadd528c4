package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class PinnedIndexesAreDeclaredTest {

  @Test
  void refusesAnIndexThatIsNotThereAndNamesTheNearOne() {
    Compiled compiled = order("""
        @AccessPattern(name = "byNumber",
            where = "orderId = :orderId",
            index = "GSI2")
        """);

    assertThat(compiled.errors()).containsExactly("KW312 line 10");
    assertThat(compiled.messages()).contains("GSI1");
  }

  @Test
  void acceptsADeclaredIndex() {
    assertThat(order("@AccessPattern(name = \"byNumber\", where = \"orderId = :orderId\", index = \"GSI1\")")
        .errors()).isEmpty();
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
