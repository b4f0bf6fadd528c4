package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class EntityPlacementTest {

  @Test
  void findsAnEntityWithoutATable() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Entity
        record Order(String id) {}
        """);

    assertThat(compiled.errors()).containsExactly("KW102 line 3");
    assertThat(compiled.messages()).contains("Order belongs to no table");
  }

  @Test
  void findsAnEntityThatItsTableDoesNotList() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", entities = Customer.class) interface ShopItem {}
        @Entity record Customer(String id) implements ShopItem {}
        @Entity
        record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW102 line 5");
    assertThat(compiled.messages()).contains("@Table(entities = {..., Order.class})");
  }

  @Test
  void findsAnEntityThatIsNoRecordAndInNoTable() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Entity
        class Order {}
        """).errors()).containsExactly("KW101 line 3");
  }

  @Test
  void knowsAnotherLibrarysTable() {
    Compiled compiled = ReadTable.compile("""
        package jakarta.persistence;
        public @interface Table { String name(); }
        """, """
        package shop;
        import dev.keywright.annotations.Entity;
        import jakarta.persistence.Table;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW109 line 5");
    assertThat(compiled.messages()).contains("another library's @Table (jakarta.persistence.Table)");
  }

  @Test
  void leavesToTheCompilerWhatASealedTableDoesNotPermit() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Customer {}
        @Entity record Customer(String id) implements ShopItem {}
        @Entity record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).singleElement().asString().startsWith("class is not allowed to extend sealed class");
  }

  @Test
  void isQuietWhereATableListsTheEntity() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity record Order(String id) implements ShopItem {}
        """).errors()).isEmpty();
  }
}
