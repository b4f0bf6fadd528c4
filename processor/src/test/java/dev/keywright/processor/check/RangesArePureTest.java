package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

class RangesArePureTest {

  @Test
  void advisesOfAQuestionThatReadsItemsOfAnother() {
    assertThat(orderAndLine("ORDER#{orderId}#LINE#{number:4}", "").warnings()).containsExactly("KW402 line 5");
  }

  @Test
  void isQuietWhereSortKeysBeginDifferentlyOrItIsSuppressed() {
    assertThat(orderAndLine("LINE#{orderId}#{number:4}", "").warnings()).isEmpty();
    assertThat(orderAndLine("ORDERS#{orderId}#{number:4}", "").warnings()).isEmpty();
    assertThat(orderAndLine("ORDER#{orderId}#LINE#{number:4}", "@SuppressWarnings(\"KW402\")").warnings()).isEmpty();
  }

  @Test
  void advisesOfAnItemCollectionWithAnotherInItsMiddle() {
    assertThat(collection("B").warnings()).containsExactly("KW402 line 4");
    assertThat(collection("D").warnings()).isEmpty();
  }

  @Test
  void refusesToReadItemsOfTheEntityUnderAnotherGuard() {
    assertThat(ticket("{id}", "CLOSED#{id}").errors()).containsExactly("KW314 line 8");
    assertThat(ticket("OPEN#{id}", "CLOSED#{id}").errors()).isEmpty();
  }

  private static Compiled orderAndLine(String line, String suppression) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order, Line {}
        @Entity @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "ORDER#{orderId}") %s
        @AccessPattern(name = "ofCustomer", where = "customerId = :customerId")
        record Order(String customerId, String orderId) implements ShopItem {}
        @Entity @PkTemplate(pk = "CUSTOMER#{customerId}", sk = "%s") @AccessPattern(name = "find")
        record Line(String customerId, String orderId, int number) implements ShopItem {}
        """.formatted(suppression, line));
  }

  private static Compiled collection(String literal) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop")
        @AccessPattern(name = "both", where = "id = :id", entities = {First.class, Last.class})
        sealed interface ShopItem permits First, Last, Other {}
        @Entity @PkTemplate(pk = "{id}", sk = "A") record First(String id) implements ShopItem {}
        @Entity @PkTemplate(pk = "{id}", sk = "C") record Last(String id) implements ShopItem {}
        @Entity @PkTemplate(pk = "{id}", sk = "%s") @AccessPattern(name = "find")
        record Other(String id) implements ShopItem {}
        """.formatted(literal));
  }

  private static Compiled ticket(String open, String closed) {
    return Compiled.of("""
        package desk;
        import dev.keywright.annotations.*;
        @Table(name = "desk", indexes = @Index(name = "GSI1")) sealed interface DeskItem permits Ticket {}
        @Entity
        @PkTemplate(pk = "TICKET#{id}", sk = "TICKET")
        @IndexTemplate(index = "GSI1", pk = "TEAM#{team}", sk = "%s", when = "open = true")
        @IndexTemplate(index = "GSI1", pk = "TEAM#{team}", sk = "%s", when = "open = false")
        @AccessPattern(name = "openOfTeam", where = "team = :team and open = true")
        record Ticket(String id, String team, boolean open) implements DeskItem {}
        """.formatted(open, closed));
  }
}
