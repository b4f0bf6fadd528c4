package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class LiteralsAreMeantAsSuchTest {

  @ParameterizedTest
  @ValueSource(strings = {"ORDER#:id", "ORDER#$id", "ORDER#${id}", "ORDER#<id>", "ORDER#%s"})
  void advisesOfThePlaceholdersOfOthers(String template) {
    assertThat(order("", template, "").warnings()).containsExactly("KW406 line 5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"ORDER#{id}", "ORDER:id:{id}", "$shop#{id}", "ORDER#:no", "100%"})
  void isQuietAboutPlainLiterals(String template) {
    assertThat(order("", template, "").warnings()).isEmpty();
  }

  @Test
  void isQuietAboutADelimiterAndWhereItIsSuppressed() {
    assertThat(order(", delimiter = '$'", "ORDER${id}", "").warnings()).isEmpty();
    assertThat(order("", "ORDER#:id", "@SuppressWarnings(\"KW406\")").warnings()).isEmpty();
  }

  private static Compiled order(String table, String template, String suppression) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop"%s) sealed interface ShopItem permits Order {}
        @Entity @AccessPattern(name = "find") %s
        @PkTemplate(pk = "%s", sk = "ORDER")
        record Order(String id) implements ShopItem {}
        """.formatted(table, suppression, template));
  }
}
