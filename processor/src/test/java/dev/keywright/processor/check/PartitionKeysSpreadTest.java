package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class PartitionKeysSpreadTest {

  @ParameterizedTest
  @ValueSource(strings = {"STATUS#{status}", "PAID#{paid}", "{status}#{paid}"})
  void advisesOfAPartitionKeyOfEnumsAndBooleansAtItsTemplate(String template) {
    assertThat(order(template, "").warnings()).containsExactly("KW401 line 6");
  }

  @ParameterizedTest
  @ValueSource(strings = {"STATUS#{status}#{day}", "{id}", "ALL"})
  void isQuietWhereSomethingSpreadsOrOnePartitionIsMeant(String template) {
    assertThat(order(template, "").warnings()).isEmpty();
  }

  @Test
  void isQuietWhereItIsSuppressed() {
    assertThat(order("STATUS#{status}", "@SuppressWarnings(\"KW401\")").warnings()).isEmpty();
  }

  private static Compiled order(String template, String suppression) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", indexes = @Index(name = "GSI1")) @SuppressWarnings("KW404")
        sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "ORDER#{id}", sk = "ORDER") @AccessPattern(name = "find") %s
        @IndexTemplate(index = "GSI1", pk = "%s", sk = "S#{id}")
        record Order(String id, Status status, boolean paid, String day) implements ShopItem {}
        enum Status { OPEN, DONE }
        """.formatted(suppression, template));
  }
}
