package dev.keywright.expressions;

import static dev.keywright.expressions.Trees.param;
import static dev.keywright.expressions.Trees.path;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.catchThrowableOfType;
import static org.junit.jupiter.api.Assertions.assertTimeoutPreemptively;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;

class ParserTest {

  @Test
  void readsProjections() {
    assertThat(Parser.projection("a, #b.c ,d[0]", Dialect.REQUEST))
        .containsExactly(path("a"), path("#b", "c"), path("d", 0));
  }

  @Test
  void readsPaths() {
    assertThat(Parser.path("addresses[:label].city", Dialect.ANNOTATION))
        .isEqualTo(path("addresses", param("label"), "city"));
    assertThatThrownBy(() -> Parser.path("a, b", Dialect.ANNOTATION)).isInstanceOf(SyntaxFault.class);
  }

  @ParameterizedTest
  @CsvSource(delimiter = '|', value = {
      "((a = :a))                                  | true",
      "(a = :a)                                    | false",
      "((a)) = :a                                  | true",
      "((a) = :a)                                  | false",
      "((a = :a) and (b = :b))                     | false",
      "((a = :a) and ((b = :b)))                   | true",
      "not ((a = :a))                              | true",
      "a = :a AND ((b = :b))                       | true",
      "a between ((:x)) and :y                     | true",
      "a in ((:x))                                 | false",
      "a in (((:x)))                               | true",
      "size((a)) > :x                              | false",
      "size(((a))) > :x                            | true",
      "((a)[0]).b = :x                             | false",
      "((a))[0] = :x                               | true",
      "(begins_with(a, (:x)))                      | false",
      "((a = :a) or b = :b)                        | false",
      "(a = :a or (b = :b))                        | false"})
  void findsRedundantParentheses(String text, boolean redundant) {
    assertThat(Parser.condition(text, Dialect.REQUEST)).isNotNull();
    assertThat(Parser.hasRedundantParentheses(text, Dialect.REQUEST)).isEqualTo(redundant);
  }

  @ParameterizedTest
  @ValueSource(strings = {"0", "0.0", "-0", "1e125", "9.9999999999999999999999999999999999999E125", "1e-130",
      "12345678901234567890123456789012345678", "1234567890123456789012345678901234567800000", "0e99999999",
      "0.00000000000000000000000000000000000000000000000000000000000001"})
  void takesNumbersThatDynamoDbHolds(String number) {
    assertThat(Parser.condition("a = " + number, Dialect.ANNOTATION)).isNotNull();
  }

  @ParameterizedTest
  @ValueSource(strings = {"1e126", "1e-131", "123456789012345678901234567890123456789", "1e99999999999999999999"})
  void refusesOtherNumbers(String number) {
    SyntaxFault fault =
        catchThrowableOfType(SyntaxFault.class, () -> Parser.condition("a = " + number, Dialect.ANNOTATION));

    assertThat(fault.expected()).containsExactly(Expected.NUMBER_IN_RANGE);
    assertThat(fault.token()).isEqualTo(number);
  }

  @Test
  void takesDeepNestingAndRefusesDeeper() {
    String deepest = "(".repeat(Parser.DEEPEST) + "a = :a" + ")".repeat(Parser.DEEPEST);
    String deeper = "(" + deepest + ")";

    assertThat(Parser.condition(deepest, Dialect.REQUEST)).isNotNull();
    SyntaxFault fault = catchThrowableOfType(SyntaxFault.class, () -> Parser.condition(deeper, Dialect.REQUEST));
    assertThat(fault.expected()).containsExactly(Expected.LESS_NESTING);
    assertThat(fault.position()).isEqualTo(Parser.DEEPEST);
  }

  @ParameterizedTest
  @ValueSource(strings = {"(", "not ", "contains(a,", "a = (", "a = size(", "a in (", "a[0]", "a.", "not(", "'", "''",
      "((a) = :a and ", "a = :a and ", "a between :a and ", "1", "-", "\uD83D", "1e", ":"})
  void endsQuicklyOnLongTexts(String piece) {
    String text = piece.repeat(20_000 / piece.length());

    for (Dialect dialect : Dialect.values()) {
      for (String start : new String[] {"", "a = ", "set a = ", "set a = (", "remove a["}) {
        assertTimeoutPreemptively(Duration.ofSeconds(10), () -> {
          ignoreFault(() -> Parser.condition(start + text, dialect));
          ignoreFault(() -> Parser.update(start + text, dialect));
          ignoreFault(() -> Parser.projection(start + text, dialect));
        });
      }
    }
  }

  @Test
  void longChainsDoNotNest() {
    String text = "a = :a" + " and a = :a".repeat(10_000);

    Condition condition = Parser.condition(text, Dialect.REQUEST);
    assertThat(condition.terms()).hasSize(10_001);
    assertThat(Printer.plain().condition(condition)).isEqualTo(text);
  }

  private static void ignoreFault(Runnable parsing) {
    try {
      parsing.run();
    } catch (SyntaxFault expected) {
      assertThat(expected.expected()).isNotEmpty();
    }
  }
}
