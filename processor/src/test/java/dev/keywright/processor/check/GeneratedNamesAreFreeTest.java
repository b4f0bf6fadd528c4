package dev.keywright.processor.check;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class GeneratedNamesAreFreeTest {

  @ParameterizedTest
  @ValueSource(strings = {"", "find by id", "find-all", "1st", "class", "_", "toString", "wait"})
  void refusesAPatternThatMakesNoMethod(String name) {
    assertThat(shop("", "@Entity", name).errors()).containsExactly("KW106 line 6");
  }

  @ParameterizedTest
  @ValueSource(strings = {"my order", "Class", "Definition", "Builder"})
  void refusesAnEntityThatMakesNoAccessor(String name) {
    assertThat(shop("", "@Entity(name = \"" + name + "\")", "find").errors()).containsExactly("KW106 line 5");
  }

  @Test
  void refusesOneAccessorForTwoEntities() {
    assertThat(Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order, Old.Order {}
        @Entity @PkTemplate(pk = "ORDER#{id}", sk = "ORDER") record Order(String id) implements ShopItem {}
        interface Old {
          @Entity(type = "OldOrder") @PkTemplate(pk = "OLD#{id}", sk = "ORDER")
          record Order(String id) implements ShopItem {}
        }
        """).errors()).containsExactly("KW106 line 6");
  }

  @ParameterizedTest
  @ValueSource(strings = {"connect", "builder", "definition", "createTable", "hashCode", "writeTransaction",
      "readTransaction"})
  void refusesATablePatternThatMakesAMethodOfTheTableClass(String name) {
    assertThat(shop("@AccessPattern(name = \"" + name + "\", where = \"id = :id\")", "@Entity", "find").errors())
        .containsExactly("KW106 line 3");
  }

  @Test
  void refusesATablePatternWithoutParametersThatIsAnAccessor() {
    assertThat(shop("@AccessPattern(name = \"order\", where = \"id = '1'\")", "@Entity", "find").errors())
        .containsExactly("KW106 line 3");
  }

  @Test
  void refusesAPatternThatIsTheMethodForOperations() {
    assertThat(shop("", "@Entity", "operations").errors()).containsExactly("KW106 line 6");
  }

  @Test
  void refusesTwoBuildersOfOneName() {
    assertThat(edits("Edit").errors()).containsExactly("KW106 line 6");
  }

  @Test
  void refusesABuilderNamedAsTheRepository() {
    assertThat(edits("orderRepository").errors()).containsExactly("KW106 line 6");
  }

  @Test
  void acceptsBuildersOfTwoNames() {
    assertThat(edits("change").errors()).isEmpty();
  }

  private static Compiled edits(String second) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "ORDER#{id}", sk = "ORDER")
        @AccessPattern(name = "edit", operation = Operation.UPDATE, patch = "note")
        @AccessPattern(name = "%s", operation = Operation.UPDATE, patch = "note")
        record Order(String id, String note) implements ShopItem {}
        """.formatted(second));
  }

  @Test
  void acceptsWhatJavaTakes() {
    assertThat(shop("@AccessPattern(name = \"order\", where = \"id = :id\")",
        "@Entity(name = \"Best\u00e9llung\")", "gr\u00f6\u00dfer_1")
        .errors()).isEmpty();
  }

  private static Compiled shop(String tablePattern, String entity, String pattern) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") %s
        sealed interface ShopItem permits Order, Line {}
        %s @PkTemplate(pk = "ORDER#{id}", sk = "ORDER")
        @AccessPattern(name = "%s")
        record Order(String id) implements ShopItem {}
        @Entity @PkTemplate(pk = "ORDER#{id}", sk = "LINE") record Line(String id) implements ShopItem {}
        """.formatted(tablePattern, entity, pattern));
  }
}
