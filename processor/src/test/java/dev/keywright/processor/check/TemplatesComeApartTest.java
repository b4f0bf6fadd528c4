package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TemplatesComeApartTest {

  @ParameterizedTest
  @ValueSource(strings = {"{first}{last}", "{number}{first}", "{number}{number}", "{first}x{last}", "{size}_{first}"})
  void refusesAComponentWhoseEndCannotBeSeen(String template) {
    assertThat(person(template).errors()).containsExactly("KW205 line 5");
  }

  @ParameterizedTest
  @ValueSource(strings = {"{first}#{last}", "{id}{first}", "{size}#{first}", "{first}#x#{last}", "A{first}"})
  void acceptsDelimitersAndFixedWidths(String template) {
    assertThat(person(template).errors()).isEmpty();
  }

  @Test
  void showsBothValues() {
    assertThat(person("{first}{last}").messages())
        .contains("first \"a\", last \"aa\" and of first \"aa\", last \"a\"", "{first}{last}\n     ^");
  }

  private static Compiled person(String template) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Person {}
        @Entity @AccessPattern(name = "find")
        @PkTemplate(pk = "%s", sk = "PERSON")
        record Person(java.util.UUID id, String first, String last, int number, Size size) implements ShopItem {}
        enum Size { IN, IN_PROGRESS }
        """.formatted(template));
  }
}
