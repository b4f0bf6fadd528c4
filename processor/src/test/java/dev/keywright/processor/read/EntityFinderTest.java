package dev.keywright.processor.read;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class EntityFinderTest {

  @Test
  void refusesAClassAndShowsItsRecord() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        final class Order implements ShopItem {
          static final int MAX = 3;
          private String orderId;
          private java.util.List<String> lines;
        }
        """);

    assertThat(compiled.errors()).containsExactly("KW101 line 4");
    assertThat(compiled.messages())
        .contains("Order is a class;", "record Order(String orderId, List<String> lines) implements ShopItem {}");
  }

  @Test
  void namesLombokWhereAClassUsesIt() {
    Compiled compiled = ReadTable.compile("""
        package lombok;
        public @interface Value {}
        """, """
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @lombok.Value
        @Entity
        final class Order implements ShopItem {
          String orderId;
        }
        """);

    assertThat(compiled.errors()).containsExactly("KW101 line 5");
    assertThat(compiled.messages()).contains("a class with Lombok's @Value", "without Lombok: record Order(");
  }

  @Test
  void refusesAnEnum() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Kind {}
        @Entity
        enum Kind implements ShopItem { A }
        """).errors()).containsExactly("KW101 line 4");
  }

  @Test
  void knowsAnotherLibrarysAnnotation() {
    Compiled compiled = ReadTable.compile("""
        package jakarta.persistence;
        public @interface Entity {}
        """, """
        package shop;
        import dev.keywright.annotations.Table;
        import jakarta.persistence.Entity;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW109 line 5");
    assertThat(compiled.messages())
        .contains("@Entity on Order is another library's (jakarta.persistence)",
            "import dev.keywright.annotations.Entity;");
  }

  @Test
  void knowsTheBeansOfTheEnhancedClient() {
    Compiled compiled = ReadTable.compile("""
        package software.amazon.awssdk.enhanced.dynamodb.mapper.annotations;
        public @interface DynamoDbBean {}
        """, """
        package shop;
        import dev.keywright.annotations.Table;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @software.amazon.awssdk.enhanced.dynamodb.mapper.annotations.DynamoDbBean
        final class Order implements ShopItem { private String id; }
        """);

    assertThat(compiled.errors()).containsExactly("KW109 line 4");
    assertThat(compiled.messages()).contains("record Order(String id) implements ShopItem {}");
  }

  @Test
  void asksForPermits() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop")
        interface ShopItem {}
        @Entity record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW110 line 3");
    assertThat(compiled.messages()).contains("ShopItem is not sealed and lists no entities", "permits");
  }

  @Test
  void asksForTheAnnotationOnAPermittedRecord() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}

        record Order(String id) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW114 line 5");
    assertThat(compiled.messages()).contains("Order belongs to table shop but is no @Entity");
  }

  @Test
  void refusesAnOpenInterfaceInBetween() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Billing {}
        non-sealed interface Billing extends ShopItem {}
        @Entity record Order(String id) implements Billing {}
        """).errors()).containsExactly("KW114 line 4");
  }

  @Test
  void refusesAListBesidePermits() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop",
               entities = Order.class)
        sealed interface ShopItem permits Order {}
        @Entity record Order(String id) implements ShopItem {}
        """).errors()).containsExactly("KW114 line 4");
  }

  @ParameterizedTest
  @ValueSource(strings = {"", ", entities = {Customer.class, Order.class}"})
  void refusesARecordThatAnItemCollectionCannotHold(String entities) {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", entities = {Customer.class, Order.class})
        @AccessPattern(name = "all", where = "id = :id" %s)
        interface ShopItem {}
        @Entity record Customer(String id) implements ShopItem {}
        @Entity
        record Order(String id) {}
        """.formatted(entities)).errors()).containsExactly("KW114 line 8");
  }

  @Test
  void acceptsAListedRecordThatKnowsNothingOfTheTable() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", entities = {Customer.class, Order.class})
        @AccessPattern(name = "all", where = "id = :id", entities = Customer.class)
        interface ShopItem {}
        @Entity record Customer(String id) implements ShopItem {}
        @Entity record Order(String id) {}
        """).errors()).isEmpty();
  }

  @Test
  void refusesARecordWithTypeParameters() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity
        record Order<T>(String id) implements ShopItem {}
        """).errors()).containsExactly("KW114 line 5");
  }

  @Test
  void refusesARecordThatGeneratedCodeCannotName() {
    assertThat(ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        class Shop {
          @Table(name = "shop") sealed interface Item permits Order {}
          @Entity
          private record Order(String id) implements Item {}
        }
        """).errors()).containsExactly("KW114 line 6");
  }

  @Test
  void leavesToTheCompilerARecordThatTheTableItselfCannotName() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", entities = order.Orders.Order.class) public interface ShopItem {}
        """, """
        package order;
        import dev.keywright.annotations.*;
        class Orders {
          @Entity
          public record Order(String id) implements shop.ShopItem {}
        }
        """);

    assertThat(compiled.errors()).singleElement().asString().contains("inaccessible class");
  }

  @Test
  void refusesARecordThatTwoTablesList() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "one") sealed interface One permits Order {}
        @Table(name = "two") sealed interface Two permits Order {}
        @Entity
        record Order(String id) implements One, Two {}
        """);

    assertThat(compiled.errors()).containsExactly("KW114 line 6");
  }

  @Test
  void acceptsAPublicRecordOfAnotherPackage() {
    Compiled compiled = ReadTable.compile("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", entities = order.Order.class) public interface ShopItem {}
        """, """
        package order;
        import dev.keywright.annotations.*;
        @Entity
        public record Order(String id) implements shop.ShopItem {}
        """);

    assertThat(compiled.errors()).isEmpty();
  }
}
