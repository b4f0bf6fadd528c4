package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class KeyAttributesHaveOneTypeTest {

  @Test
  void refusesANumberBesideAString() {
    assertThat(shop("int rank", "String rank", "").errors()).containsExactly("KW213 line 8");
  }

  @Test
  void refusesATemplateBesideANumber() {
    Compiled compiled = shop("int rank", "String grade",
        "@IndexTemplate(index = \"byRank\", pk = \"{shelf}\", sk = \"R#{grade}\")");

    assertThat(compiled.errors()).containsExactly("KW213 line 7");
    assertThat(compiled.messages()).contains("stored as S by Record, but as N by Book. DynamoDB");
  }

  @Test
  void acceptsOneTypeAndOtherNames() {
    assertThat(shop("int rank", "long rank", "").errors()).isEmpty();
    assertThat(shop("int rank", "@Attribute(\"grade\") String rank", "").errors()).isEmpty();
    assertThat(shop("String rank", "String grade",
        "@IndexTemplate(index = \"byRank\", pk = \"{shelf}\", sk = \"R#{grade}\")").errors()).isEmpty();
  }

  private static Compiled shop(String first, String second, String template) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", indexes = @Index(name = "byRank", partitionKey = "shelf", sortKey = "rank"))
        sealed interface ShopItem permits Book, Record {}
        @Entity @PkTemplate(pk = "BOOK#{id}", sk = "BOOK") record Book(String id, String shelf, %s)
            implements ShopItem {}
        @Entity @PkTemplate(pk = "RECORD#{id}", sk = "RECORD") %s
        record Record(String id, String shelf, %s) implements ShopItem {}
        """.formatted(first, template, second));
  }
}
