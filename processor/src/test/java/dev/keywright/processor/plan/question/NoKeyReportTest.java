package dev.keywright.processor.plan.question;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.Compiled;
import org.junit.jupiter.api.Test;

/** What is proposed for a question without a key; that proposals serve is tested on random tables. */
class NoKeyReportTest {

  @Test
  void proposesAnIndexTemplate() {
    assertThat(asked("where = \"status = :status and day >= :since\"").messages())
        .contains("Give it one: @IndexTemplate(index = \"GSI1\", pk = \"STATUS#{status}\", sk = \"{day}#{number}\")");
  }

  @Test
  void proposesNothingWhereValuesHaveNoOrder() {
    Compiled compiled = asked("where = \"id = :id and day = :day and status >= :status\"");

    assertThat(compiled.errors()).containsExactly("KW305 line 7");
    assertThat(compiled.messages()).doesNotContain("@IndexTemplate(");
  }

  @Test
  void saysThatARangeHasItsOwnOrder() {
    Compiled compiled = asked("where = \"id = :id and day >= :since\", orderBy = \"number\"");

    assertThat(compiled.errors()).containsExactly("KW305 line 7");
    assertThat(compiled.messages()).contains("Order by day, or range over number.").doesNotContain("@IndexTemplate(");
  }

  @Test
  void staysWithTheIndexThatIsAskedFor() {
    assertThat(asked("where = \"day = :day\", index = \"GSI2\"").messages()).contains("@IndexTemplate(index = \"GSI2\"");
    assertThat(asked("where = \"day = :day\", index = \"GSI3\"").messages()).doesNotContain("@IndexTemplate(");
  }

  private static Compiled asked(String members) {
    return Compiled.of("""
        package shop;
        import dev.keywright.annotations.*;
        @Table(name = "shop", indexes = {@Index(name = "GSI1"), @Index(name = "GSI2"), @Index(name = "GSI3")})
        sealed interface ShopItem permits Order {}
        @Entity @PkTemplate(pk = "{id}", sk = "{day}#{status}#{number}")
        @IndexTemplate(index = "GSI3", pk = "{number}", sk = "{id}")
        @AccessPattern(name = "ask", %s)
        record Order(String id, java.time.LocalDate day, Status status, String number) implements ShopItem {}
        enum Status { OPEN, DONE }
        """.formatted(members));
  }
}
