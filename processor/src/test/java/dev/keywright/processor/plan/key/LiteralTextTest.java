package dev.keywright.processor.plan.key;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.expressions.Condition;
import dev.keywright.expressions.Dialect;
import dev.keywright.expressions.Literal;
import dev.keywright.expressions.Parser;
import dev.keywright.processor.model.ScalarKind;
import dev.keywright.processor.model.TypeRef;
import dev.keywright.processor.model.ValueType;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class LiteralTextTest {

  @ParameterizedTest
  @CsvSource(quoteCharacter = '"', value = {
      "STRING, 'x', x", "STRING, 7, ", "STRING, true, ",
      "INT, 2147483647, 2147483647", "INT, 2147483648, ", "INT, 1.5, ", "INT, 1e3, 1000", "INT, '7', ",
      "BYTE, -128, -128", "BYTE, 128, ", "SHORT, 32768, ", "LONG, 9223372036854775808, ",
      "BIG_INTEGER, 9223372036854775808, 9223372036854775808",
      "DOUBLE, 1e125, 1E+125", "FLOAT, 0, 0", "FLOAT, 1e38, 1E+38", "FLOAT, 1e39, ", "FLOAT, -1e39, ", "FLOAT, 1e-60, ",
      "BOOLEAN, true, true", "BOOLEAN, 'true', ",
      "CHAR, 'x', x", "CHAR, 'xy', ",
      "INSTANT, '2026-11-30T00:00:00Z', 2026-11-30T00:00:00Z", "INSTANT, '2026-11-30', ",
      "LOCAL_DATE, '2026-02-30', ", "YEAR_MONTH, '2026-13', ", "UUID, '1-1-1-1-1', ", "BYTES, 'x', "})
  void isWhatTheComponentCanHave(ScalarKind kind, String written, String text) {
    assertThat(LiteralText.of(literal(written), new ValueType.Scalar(kind, false)))
        .isEqualTo(Optional.ofNullable(text));
  }

  @Test
  void ofAnEnumIsAConstant() {
    ValueType status = new ValueType.EnumType(TypeRef.of("shop", "Status"), List.of("OPEN", "DONE"));

    assertThat(LiteralText.of(literal("'OPEN'"), status)).contains("OPEN");
    assertThat(LiteralText.of(literal("'open'"), status)).isEmpty();
    assertThat(LiteralText.example(status)).isEqualTo("one of 'OPEN', 'DONE'");
  }

  @Test
  void isNotPossibleForWhatIsNoScalar() {
    assertThat(LiteralText.isPossible(new ValueType.ListType(new ValueType.Scalar(ScalarKind.STRING, false)))).isFalse();
    assertThat(LiteralText.isPossible(new ValueType.Scalar(ScalarKind.BYTES, false))).isFalse();
    assertThat(LiteralText.isPossible(new ValueType.Scalar(ScalarKind.URI, false))).isTrue();
  }

  private static Literal literal(String written) {
    Condition.Comparison comparison = (Condition.Comparison) Parser.condition("a = " + written, Dialect.ANNOTATION);
    return (Literal) comparison.right();
  }
}
