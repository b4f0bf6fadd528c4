package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import dev.keywright.processor.model.EntityModel;
import dev.keywright.processor.model.Naming;
import dev.keywright.processor.model.TableModel;
import dev.keywright.processor.model.TypeRef;
import org.junit.jupiter.api.Test;

class TableReaderTest {

  @Test
  void leavesWhatIsNotWrittenToTheAnnotationsDefaults() {
    TableModel table = ReadTable.in("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop")
        public sealed interface ShopItem permits Order {}
        @Entity record Order(String id) implements ShopItem {}
        """);

    assertThat(table.type()).isEqualTo(TypeRef.of("shop", "ShopItem"));
    assertThat(table.isPublic()).isTrue();
    assertThat(table.name()).isEqualTo("shop");
    assertThat(table.partitionKey()).isEqualTo("PK");
    assertThat(table.sortKey()).contains("SK");
    assertThat(table.typeAttribute()).contains("_type");
    assertThat(table.delimiter()).isEqualTo('#');
    assertThat(table.naming()).isEqualTo(Naming.IDENTITY);
    assertThat(table.indexes()).isEmpty();
    assertThat(table.patterns()).isEmpty();
    assertThat(table.sealed()).isTrue();
    assertThat(table.suppressed()).isEmpty();
    assertThat(table.site().owner()).isEqualTo("shop.ShopItem");
  }

  @Test
  void readsWhatIsWritten() {
    TableModel table = ReadTable.in("""
        package shop;
        import dev.keywright.annotations.*;
        @SuppressWarnings({"KW404", "KW401"})
        @Table(name = "shop-1", partitionKey = "id", sortKey = "", typeAttribute = "", delimiter = ':',
               naming = Naming.SNAKE_CASE, entities = {Order.class, Customer.class})
        interface ShopItem {}
        @Entity record Customer(String id) implements ShopItem {}
        @Entity record Order(String id) implements ShopItem {}
        """);

    assertThat(table.isPublic()).isFalse();
    assertThat(table.name()).isEqualTo("shop-1");
    assertThat(table.partitionKey()).isEqualTo("id");
    assertThat(table.sortKey()).isEmpty();
    assertThat(table.typeAttribute()).isEmpty();
    assertThat(table.delimiter()).isEqualTo(':');
    assertThat(table.naming()).isEqualTo(Naming.SNAKE_CASE);
    assertThat(table.sealed()).isFalse();
    assertThat(table.suppressed()).containsExactlyInAnyOrder("KW401", "KW404");
    assertThat(table.entities()).extracting(EntityModel::name).containsExactly("Order", "Customer");
  }

  @Test
  void reachesEntitiesThroughSealedInterfacesInOrder() {
    TableModel table = ReadTable.in("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order, Billing, Customer {}
        sealed interface Billing extends ShopItem permits Invoice, Payment {}
        @Entity record Order(String id) implements ShopItem {}
        @Entity record Payment(String id) implements Billing {}
        @Entity record Invoice(String id) implements Billing {}
        @Entity record Customer(String id) implements ShopItem {}
        """);

    assertThat(table.entities()).extracting(EntityModel::name)
        .containsExactly("Order", "Invoice", "Payment", "Customer");
  }

  @Test
  void reachesNestedRecordsThatASealedInterfacePermitsSilently() {
    TableModel table = ReadTable.in("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop")
        public sealed interface ShopItem {
          @Entity record Order(String id) implements ShopItem {}
          @Entity record Customer(String id) implements ShopItem {}
        }
        """);

    assertThat(table.entities()).extracting(EntityModel::type).containsExactly(
        TypeRef.of("shop", "ShopItem", "Order"), TypeRef.of("shop", "ShopItem", "Customer"));
    assertThat(table.entities()).extracting(EntityModel::isPublic).containsExactly(true, true);
  }

  @Test
  void refusesATableThatIsNoInterface() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop")
        record Order(String id) {}
        """);

    assertThat(compiled.errors()).containsExactly("KW115 line 3");
    assertThat(compiled.messages()).contains("Order is a record", "sealed interface Order permits");
  }

  @Test
  void refusesAnInterfaceWithTypeParameters() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop")
        sealed interface ShopItem<T> permits Order {}
        @Entity record Order(String id) implements ShopItem<String> {}
        """).errors()).containsExactly("KW115 line 3");
  }

  @Test
  void refusesAPrivateInterface() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        class Shop {
          @Table(name = "shop")
          private sealed interface Item permits Order {}
          @Entity record Order(String id) implements Item {}
        }
        """).errors()).containsExactly("KW115 line 4");
  }
}
