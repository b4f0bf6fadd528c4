package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class RolesFitComponentsTest {

  @ParameterizedTest
  @ValueSource(strings = {
      "@Version String version",
      "@Version java.math.BigDecimal version",
      "@Version java.util.Optional<Long> version",
      "@Version @Attribute(stored = false) long version",
      "@CreatedAt String createdAt",
      "@UpdatedAt java.time.LocalDate updatedAt",
      "@CreatedAt @UpdatedAt java.time.Instant at"
  })
  void refusesARoleThatTheComponentCannotHave(String component) {
    assertThat(order(component).errors()).contains("KW118 line 7");
  }

  @ParameterizedTest
  @ValueSource(strings = {
      "@Version long version, @Version int other",
      "@CreatedAt java.time.Instant a, @CreatedAt java.time.Instant b",
      "@UpdatedAt java.time.Instant a, @UpdatedAt java.time.Instant b"
  })
  void refusesTwoOfOneRole(String components) {
    assertThat(order(components).errors()).containsExactly("KW118 line 7");
  }

  @Test
  void refusesARoleInsideOfAnItem() {
    assertThat(order("Line line").errors()).containsExactly("KW118 line 9", "KW118 line 9");
  }

  @ParameterizedTest
  @ValueSource(strings = {"@Version long version", "@Version int version", "@CreatedAt java.time.Instant createdAt",
      "@CreatedAt @Attribute(format = \"epoch_seconds\") java.time.Instant createdAt, @UpdatedAt java.time.Instant at"})
  void acceptsARoleThatFits(String components) {
    assertThat(order(components).errors()).isEmpty();
  }

  private static Compiled order(String components) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        @PkTemplate(pk = "ORDER#{orderId}", sk = "ORDER")
        @AccessPattern(name = "place", operation = Operation.CREATE)
        record Order(String orderId, %s) implements ShopItem {}

        record Line(@Version long version, @Unique String sku) {}
        """.formatted(components));
  }
}
