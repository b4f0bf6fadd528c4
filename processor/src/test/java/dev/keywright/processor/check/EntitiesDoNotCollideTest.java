package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class EntitiesDoNotCollideTest {

  @Test
  void refusesTwoEntitiesWithOneKeyAndShowsIt() {
    Compiled compiled = entities("", "PROFILE", "PROFILE");

    assertThat(compiled.errors()).containsExactly("KW206 line 7");
    assertThat(compiled.messages()).contains("Customer and Company can overwrite each other",
        "PK = \"ACCOUNT#a\", SK = \"PROFILE\"", "Customer: PK = \"ACCOUNT#{id}\", SK = \"PROFILE\", here with id \"a\"");
  }

  @Test
  void refusesAValueThatSpellsAnothersLiteral() {
    assertThat(entities("", "{name}", "PROFILE").errors()).containsExactly("KW206 line 7");
  }

  @Test
  void refusesKeysThatTellNoTypeWhereNoneIsStored() {
    assertThat(entities(", typeAttribute = \"\"", "PROFILE", "{name}").errors()).containsExactly("KW206 line 7");
  }

  @Test
  void acceptsWhatDiffersByALiteral() {
    assertThat(entities("", "CUSTOMER", "COMPANY").errors()).isEmpty();
    assertThat(entities("", "NAME#{name}", "N#{name}").errors()).isEmpty();
    assertThat(entities(", typeAttribute = \"\"", "CUSTOMER", "COMPANY").errors()).isEmpty();
  }

  private static Compiled entities(String table, String first, String second) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop"%s) sealed interface ShopItem permits Customer, Company {}
        @Entity @AccessPattern(name = "find") @PkTemplate(pk = "ACCOUNT#{id}", sk = "%s")
        record Customer(String id, String name) implements ShopItem {}
        @Entity @AccessPattern(name = "find")
        @PkTemplate(pk = "ACCOUNT#{id}", sk = "%s")
        record Company(String id, String name) implements ShopItem {}
        """.formatted(table, first, second));
  }
}
