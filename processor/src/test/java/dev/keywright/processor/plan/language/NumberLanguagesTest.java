package dev.keywright.processor.plan.language;

import static org.assertj.core.api.Assertions.assertThat;

import dev.keywright.processor.model.ScalarKind;
import org.junit.jupiter.api.Test;

class NumberLanguagesTest {

  @Test
  void decimalsHoldTheRangeOfTheirType() {
    Language bytes = NumberLanguages.decimal(ScalarKind.BYTE);

    for (int number = -1100; number <= 1100; number++) {
      boolean fits = Byte.MIN_VALUE <= number && number <= Byte.MAX_VALUE;
      assertThat(bytes.contains(Integer.toString(number))).as("%d", number).isEqualTo(fits);
    }
    assertThat(bytes.contains("-0")).isFalse();
    assertThat(bytes.contains("01")).isFalse();
    assertThat(bytes.contains("")).isFalse();
    assertThat(bytes.contains("-")).isFalse();
  }

  @Test
  void longsEndAtTheirEnds() {
    Language longs = NumberLanguages.decimal(ScalarKind.LONG);

    assertThat(longs.contains("9223372036854775807")).isTrue();
    assertThat(longs.contains("9223372036854775808")).isFalse();
    assertThat(longs.contains("-9223372036854775808")).isTrue();
    assertThat(longs.contains("-9223372036854775809")).isFalse();
  }

  @Test
  void paddedNumbersHaveTheirWidth() {
    Language narrow = NumberLanguages.padded(ScalarKind.BYTE, 2);
    Language wide = NumberLanguages.padded(ScalarKind.BYTE, 4);

    assertThat(narrow.contains("99")).isTrue();
    assertThat(narrow.contains("9")).isFalse();
    assertThat(narrow.contains("100")).isFalse();
    assertThat(wide.contains("0127")).isTrue();
    assertThat(wide.contains("0128")).isFalse();
    assertThat(wide.contains("1000")).isFalse();
  }

  @Test
  void descendingNumbersCountDownFromTheTop() {
    Language descending = NumberLanguages.descending(ScalarKind.BYTE, 4);

    assertThat(descending.contains("9999")).isTrue();
    assertThat(descending.contains("9872")).isTrue();
    assertThat(descending.contains("9871")).isFalse();
    assertThat(NumberLanguages.descending(ScalarKind.LONG, 4).contains("0000")).isTrue();
  }

  @Test
  void signedNumbersFillTwentyDigits() {
    Language signed = NumberLanguages.signed(ScalarKind.LONG);

    assertThat(signed.contains("00000000000000000000")).isTrue();
    assertThat(signed.contains("18446744073709551615")).isTrue();
    assertThat(signed.contains("18446744073709551616")).isFalse();
    assertThat(signed.contains("9223372036854775808")).isFalse();

    Language bytes = NumberLanguages.signed(ScalarKind.BYTE);
    assertThat(bytes.contains("09223372036854775680")).as("-128").isTrue();
    assertThat(bytes.contains("09223372036854775679")).isFalse();
    assertThat(bytes.contains("09223372036854775935")).as("127").isTrue();
    assertThat(bytes.contains("09223372036854775936")).isFalse();
  }
}
