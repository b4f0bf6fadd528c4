package dev.keywright.testkit.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.math.BigDecimal;
import java.util.LinkedHashSet;
import java.util.List;
import org.junit.jupiter.api.Test;

class ValueTest {

  private static Value.NumberValue number(String text) {
    return new Value.NumberValue(new BigDecimal(text));
  }

  @Test
  void numbersAreEqualWhenTheyMeanTheSame() {
    assertThat(number("1.50")).isEqualTo(number("15E-1")).hasSameHashCodeAs(number("15E-1"));
    assertThat(number("0E+7")).isEqualTo(number("-0.00"));
    assertThat(number("1.5E+3").text()).isEqualTo("1500");
    assertThat(number("1E-7").text()).isEqualTo("0.0000001");
  }

  @Test
  void setsAreEqualInAnyOrder() {
    assertThat(new Value.NumberSet(new LinkedHashSet<>(List.of(new BigDecimal("2.0"), BigDecimal.ONE))))
        .isEqualTo(new Value.NumberSet(new LinkedHashSet<>(List.of(BigDecimal.ONE, new BigDecimal("2")))));
  }

  @Test
  void listsAreEqualInOneOrderOnly() {
    assertThat(new Value.ListValue(List.of(Value.number(1), Value.number(2))))
        .isNotEqualTo(new Value.ListValue(List.of(Value.number(2), Value.number(1))));
  }

  @Test
  void bytesAreUnsigned() {
    assertThat(Bytes.of(new byte[] {(byte) 0x80})).isGreaterThan(Bytes.of(new byte[] {0x7f, 0x7f}));
    assertThat(Bytes.of(new byte[] {1, 2, 3}).contains(Bytes.of(new byte[] {2, 3}))).isTrue();
    assertThat(Bytes.of(new byte[] {1, 2, 3}).contains(Bytes.of(new byte[] {3, 2}))).isFalse();
  }
}
