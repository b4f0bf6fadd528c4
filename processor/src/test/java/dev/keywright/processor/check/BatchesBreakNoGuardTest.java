package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class BatchesBreakNoGuardTest {

  @ParameterizedTest
  @CsvSource({
      "BATCH_PUT, @Version long guarded", "BATCH_DELETE, @Version long guarded",
      "BATCH_PUT, @Unique String guarded", "BATCH_DELETE, @Unique String guarded"
  })
  void refusesABatchWithoutConditionsWhereTheyAreNeeded(String operation, String component) {
    Compiled compiled = order(operation, component);

    assertThat(compiled.errors()).containsExactly("KW319 line 6");
    assertThat(compiled.messages()).contains("promises of guarded", "TRANSACT");
  }

  @ParameterizedTest
  @ValueSource(strings = {"BATCH_PUT", "BATCH_DELETE", "BATCH_READ"})
  void acceptsBatchesOfOtherEntities(String operation) {
    assertThat(order(operation, "String plain").errors()).isEmpty();
  }

  @Test
  void acceptsBatchesThatOnlyRead() {
    assertThat(order("BATCH_READ", "@Version long guarded").errors()).isEmpty();
  }

  private static Compiled order(String operation, String component) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        @PkTemplate(pk = "ORDER#{orderId}", sk = "ORDER")
        @AccessPattern(name = "many", operation = Operation.%s)
        record Order(String orderId, %s) implements ShopItem {}
        """.formatted(operation, component));
  }
}
