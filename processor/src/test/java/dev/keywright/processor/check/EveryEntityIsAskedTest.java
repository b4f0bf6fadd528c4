package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class EveryEntityIsAskedTest {

  @Test
  void advisesOfAnEntityWithoutPatterns() {
    assertThat(shop("", "@AccessPattern(name = \"find\")", "").warnings()).containsExactly("KW405 line 6");
  }

  @Test
  void countsItemCollections() {
    assertThat(shop("@AccessPattern(name = \"all\", where = \"id = :id\")", "", "").warnings()).isEmpty();
  }

  @Test
  void isQuietWhereEachHasOneOrTheCodeIsSuppressed() {
    assertThat(shop("", "@AccessPattern(name = \"find\")", "@AccessPattern(name = \"find\")").warnings()).isEmpty();
    assertThat(shop("", "@AccessPattern(name = \"find\")", "@SuppressWarnings(\"KW405\")").warnings()).isEmpty();
  }

  private static Compiled shop(String ofTable, String first, String second) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") %s sealed interface ShopItem permits Order, Line {}
        @Entity @PkTemplate(pk = "ORDER#{id}", sk = "ORDER") %s
        record Order(String id) implements ShopItem {}
        @Entity @PkTemplate(pk = "ORDER#{id}", sk = "LINE#{number:4}") %s
        record Line(String id, int number) implements ShopItem {}
        """.formatted(ofTable, first, second));
  }
}
