package dev.keywright.processor.plan.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class SortWalkTest {

  /** In {a:ordered}x# a key can be taken apart, but "b" would sort behind "bw" and before "by" only by luck. */
  @ParameterizedTest
  @CsvSource({
      "{a:ordered}x#{b}, a >= :low, ''",
      "{a:ordered}x#{b}, 'begins_with(a, :low)', ''",
      "{a:ordered}x#{b}, '', a",
      "{a}x#{b}, 'begins_with(a, :low)', ''"})
  void textThatEndsInALetterHasNoOrder(String template, String term, String orderBy) {
    assertThat(compiled(template, term, orderBy).errors()).containsExactly("KW305 line 5");
  }

  @ParameterizedTest
  @CsvSource({
      "{a:ordered}#x{b}, a >= :low, ''",
      "{a:ordered}#{b}, '', a desc",
      "{a}#{b}, 'begins_with(a, :low)', ''",
      "{a}, a < :low, a"})
  void textThatEndsInTheDelimiterHas(String template, String term, String orderBy) {
    assertThat(compiled(template, term, orderBy).errors()).isEmpty();
  }

  @Test
  void anUnorderedStringBeforeOthersHasNone() {
    assertThat(compiled("{a}#{b}", "a >= :low", "").errors()).containsExactly("KW305 line 5");
  }

  private static Compiled compiled(String template, String term, String orderBy) {
    String where = term.isEmpty() ? "p = :p" : "p = :p and " + term;
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Entity
        @PkTemplate(pk = "P#{p}", sk = "%s")
        @AccessPattern(name = "ask", where = "%s", orderBy = "%s")
        record Thing(String p, String a, String b) implements Things {}
        """.formatted(template, where, orderBy.isEmpty() ? "asc" : orderBy), """
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "things")
        sealed interface Things permits Thing {}
        """);
  }
}
