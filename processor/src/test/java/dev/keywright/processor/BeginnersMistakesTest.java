package dev.keywright.processor;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.Arguments;
import org.junit.jupiter.params.provider.MethodSource;

/** What people write who are new to Keywright, and that the one message they get says what to do. */
class BeginnersMistakesTest {

  @ParameterizedTest
  @MethodSource("questions")
  void aQuestion(String where, String expected, String says) {
    Compiled compiled = order("sk = \"{status}#{day}#{total:10}\"", "where = \"" + where + "\"");

    assertThat(compiled.errors()).containsExactly(expected + " line 7");
    assertThat(compiled.messages()).contains(says);
  }

  static Stream<Arguments> questions() {
    return Stream.of(
        Arguments.of("id == :id", "KW302", "Equality is written with one =."),
        Arguments.of("id != :id", "KW302", "\"Not equal\" is written <>."),
        Arguments.of("id = :id && status = :status", "KW302", "Terms are joined by the word and."),
        Arguments.of("id = :id || id = :other", "KW302", "The word for it is or."),
        Arguments.of("id = :id or id = :other", "KW302", "Write an access pattern for each"),
        Arguments.of("id = {id}", "KW302", "is written :name"),
        Arguments.of("id = ?", "KW302", "is written :name"),
        Arguments.of("id = :id and status = OPEN", "KW302", "Write a literal in quotes, 'OPEN'"),
        Arguments.of("id = :id and status = \\\"OPEN\\\"", "KW302", "Text stands in single quotes"),
        Arguments.of("id", "KW302", "it ends where"),
        Arguments.of("id in :ids", "KW302", "ask once for each value"),
        Arguments.of("id = :id and contains(status, :part)", "KW302", "No key can answer this term."),
        Arguments.of("id = :id and status = 'OPENED'", "KW311", "write one of 'OPEN', 'DONE'"),
        Arguments.of("id = 7", "KW311", "text in quotes"),
        Arguments.of("id = :id and begins_with(total, :t)", "KW311", "total is no String"),
        Arguments.of("id = :id and status = :id", "KW311", "values of two types"),
        Arguments.of("ID = :id", "KW303", "Did you mean \"id\"?"),
        Arguments.of("PK = :id", "KW303", "\"PK\" is an attribute of a key"),
        Arguments.of("id = :id and sum > :sum", "KW303", "\"sum\" is how the component total is stored"),
        Arguments.of("id = :id and status = :status and day > :a and day < :b", "KW302", "day between :low and :high"),
        Arguments.of("id = :id and status = :status and day > :a and total > :b", "KW302",
            "there is \"day > :a\" already"),
        Arguments.of("id >= :id", "KW301", "a partition key is found by its exact value"),
        Arguments.of("status = :status", "KW301", "pk {id} needs id"),
        Arguments.of("", "KW301", "pk {id} needs id"));
  }

  @ParameterizedTest
  @MethodSource("templates")
  void aTemplate(String template, String expected, String says) {
    Compiled compiled = order("sk = \"" + template + "\"", "operation = Operation.PUT");

    assertThat(compiled.errors()).containsExactly(expected + " line 6");
    assertThat(compiled.messages()).contains(says);
  }

  static Stream<Arguments> templates() {
    return Stream.of(
        Arguments.of("{total}", "KW203", "{total:10} for ten digits"),
        Arguments.of("{tags}", "KW203", "its type has no text form"),
        Arguments.of("{day:yyyy}", "KW203", "a format means nothing for a LocalDate"),
        Arguments.of("{sum:10}", "KW202", "templates use the component's name: {total}"),
        Arguments.of("{Day}", "KW202", "Did you mean \"day\"?"),
        Arguments.of("{dya}", "KW202", "Did you mean \"day\"?"),
        Arguments.of("{day.year}", "KW202", "A template takes whole components"),
        Arguments.of("{day", "KW201", "has a { without its }"),
        Arguments.of("day}", "KW201", "has a } without its {"),
        Arguments.of("{}", "KW201", "names no component"));
  }

  @ParameterizedTest
  @MethodSource("orders")
  void anOrder(String orderBy, String expected, String says) {
    Compiled compiled = order("sk = \"{day}#{total:10}\"", "where = \"id = :id\", orderBy = \"" + orderBy + "\"");

    assertThat(compiled.errors()).containsExactly(expected + " line 7");
    assertThat(compiled.messages()).contains(says);
  }

  static Stream<Arguments> orders() {
    return Stream.of(
        Arguments.of("dya desc", "KW303", "Did you mean \"day\"?"),
        Arguments.of("day descending", "KW302", "asc or desc"),
        Arguments.of("day, total", "KW302", "A key has one order."),
        Arguments.of("total", "KW305", "its items come in the order of day, not of total."));
  }

  @Test
  void aComponentCalledLikeAWordOfTheLanguage() {
    Compiled compiled = Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Stay {}
        @Entity @PkTemplate(pk = "{id}", sk = "{between}")
        @AccessPattern(name = "find", where = "id = :id and between > :a")
        record Stay(String id, String between) implements ShopItem {}
        """);

    assertThat(compiled.errors()).containsExactly("KW302 line 5");
    assertThat(compiled.messages()).contains("rename it, and keep what is stored with @Attribute(\"between\")");
  }

  @Test
  void aComponentThatJavaDoesNotTake() {
    assertThat(Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Stay {}
        @Entity @PkTemplate(pk = "{toString}", sk = "A") record Stay(String toString) implements ShopItem {}
        """).messages()).contains("illegal record component name").doesNotContain("[KW");
  }

  private static Compiled order(String sk, String members) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop") sealed interface ShopItem permits Order {}
        enum Status { OPEN, DONE }
        @Entity
        @PkTemplate(pk = "{id}", %s)
        @AccessPattern(name = "ask", %s)
        record Order(String id, java.time.LocalDate day, Status status, @Attribute("sum") int total,
            java.util.List<String> tags) implements ShopItem {}
        """.formatted(sk, members));
  }
}
