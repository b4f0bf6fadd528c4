package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class EntitiesHaveTemplatesTest {

  @Test
  void listsTheQuestionsOfAnEntityWithoutTemplatesOnce() {
    Compiled compiled = Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        @AccessPattern(name = "place", operation = Operation.CREATE)
        @AccessPattern(name = "ofCustomer", where = "customerId = :customerId", orderBy = "orderId desc")
        record Order(String customerId, String orderId) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW212 line 4");
    assertThat(compiled.messages())
        .contains("Order has no key templates yet", "place: CREATE of a whole record",
            "ofCustomer: READ customerId = :customerId, in the order of orderId desc", "@PkTemplate(");
  }

  @Test
  void isQuietWhereTemplatesAreWritten() {
    assertThat(Models.problems(new EntitiesHaveTemplates(), Models.table().with(Models.entity("Order")))).isEmpty();
  }
}
