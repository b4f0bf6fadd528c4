package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class EveryIndexIsAskedTest {

  @Test
  void advisesOfAnIndexThatNoPatternReads() {
    assertThat(shop("", "", "").warnings()).containsExactly("KW404 line 3");
  }

  @Test
  void isQuietWhereAPatternOfARecordReadsIt() {
    assertThat(shop("", "", "@AccessPattern(name = \"byEmail\", where = \"email = :email\")").warnings()).isEmpty();
    assertThat(shop("", "",
        "@AccessPattern(name = \"count\", operation = Operation.COUNT, where = \"email = :email\")").warnings()).isEmpty();
  }

  @Test
  void isQuietWhereAnItemCollectionReadsIt() {
    assertThat(shop("", "@AccessPattern(name = \"all\", where = \"email = :email\")", "").warnings()).isEmpty();
  }

  @Test
  void isQuietWhereTheTableSuppressesIt() {
    assertThat(shop("@SuppressWarnings(\"KW404\")", "", "").warnings()).isEmpty();
  }

  private static Compiled shop(String suppression, String ofTable, String ofRecord) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", indexes = @Index(name = "GSI1")) %s
        %s
        sealed interface ShopItem permits Customer, Note {}
        @Entity @PkTemplate(pk = "CUSTOMER#{id}", sk = "PROFILE")
        @IndexTemplate(index = "GSI1", pk = "EMAIL#{email}", sk = "CUSTOMER")
        @AccessPattern(name = "find") %s
        record Customer(String id, String email) implements ShopItem {}
        @Entity @PkTemplate(pk = "NOTE#{id}", sk = "NOTE") @AccessPattern(name = "find")
        @IndexTemplate(index = "GSI1", pk = "EMAIL#{email}", sk = "NOTE")
        record Note(String id, String email) implements ShopItem {}
        """.formatted(suppression, ofTable, ofRecord));
  }
}
