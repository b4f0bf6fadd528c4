package dev.keywright.testkit.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class ValueSizeTest {

  @ParameterizedTest
  @CsvSource({"0, 1", "1, 2", "12, 2", "123, 3", "1234, 3", "-1234, 4", "1000000, 2", "0.5, 2", "12.345, 4",
      "1E+125, 2", "1E-130, 2", "12345678901234567890123456789012345678, 20"})
  void numbersTakeAByteForTwoDigits(BigDecimal number, int size) {
    assertThat(ValueSize.of(new Value.NumberValue(number))).isEqualTo(size);
  }

  @Test
  void namesAndTextCountInUtf8() {
    assertThat(new Item(Map.of("é", Value.string("😀"))).size()).isEqualTo(2 + 4);
  }

  @Test
  void documentsCostThreeBytesAndOneForEachElement() {
    assertThat(ValueSize.of(new Value.ListValue(List.of()))).isEqualTo(3);
    assertThat(ValueSize.of(new Value.ListValue(List.of(new Value.NullValue(), Value.string("ab")))))
        .isEqualTo(3 + 1 + 1 + 1 + 2);
    assertThat(ValueSize.of(new Value.MapValue(Map.of("key", new Value.BooleanValue(true)))))
        .isEqualTo(3 + 1 + 3 + 1);
  }

  @Test
  void setsAreTheSumOfTheirElements() {
    assertThat(ValueSize.of(new Value.StringSet(Set.of("a", "bcd")))).isEqualTo(4);
    assertThat(ValueSize.of(new Value.BinarySet(Set.of(Bytes.of(new byte[7]))))).isEqualTo(7);
  }
}
