package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class CaseIsFoldedKnowinglyTest {

  @Test
  void advisesOfAFoldedPartitionKey() {
    assertThat(tag("pk = \"TAG#{name:lower}\", sk = \"TAG\"", "").warnings()).containsExactly("KW403 line 5");
  }

  @Test
  void advisesOfAFoldedSortKeyThatIsOrderedToo() {
    assertThat(tag("pk = \"TAGS\", sk = \"{name:ordered,upper}\"", "").warnings()).containsExactly("KW403 line 5");
  }

  @Test
  void isQuietWhereTheCaseIsKeptOrTheCodeIsSuppressed() {
    assertThat(tag("pk = \"TAG#{name}\", sk = \"TAG\"", "").warnings()).isEmpty();
    assertThat(tag("pk = \"TAG#{name:lower}\", sk = \"TAG\"", "@SuppressWarnings(\"KW403\")").warnings()).isEmpty();
  }

  @Test
  void isQuietAboutAnIndex() {
    assertThat(Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", indexes = @Index(name = "GSI1")) sealed interface ShopItem permits Tag {}
        @Entity @PkTemplate(pk = "TAG#{name}", sk = "TAG")
        @IndexTemplate(index = "GSI1", pk = "TAG#{name:lower}", sk = "TAG")
        @AccessPattern(name = "inAnyCase", where = "name = :name", index = "GSI1")
        record Tag(String name) implements ShopItem {}
        """).warnings()).isEmpty();
  }

  private static Compiled tag(String templates, String suppression) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Tag {}
        @Entity @AccessPattern(name = "find")
        @PkTemplate(%s) %s
        record Tag(String name) implements ShopItem {}
        """.formatted(templates, suppression));
  }
}
