package dev.keywright.sample;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class PrintableTest {

  @ParameterizedTest
  @CsvSource({"STATUS#PAID, STATUS#PAID", "Malmö#😀, Malmö#😀", "a\u0000b, aU+0000b", "SHIP#\udbff\udfff, SHIP#U+10FFFF",
      "\ud83d, U+D83D", "\ue000, U+E000"})
  void whatHasNoShapeIsWrittenByItsNumber(String text, String printable) {
    assertThat(Printable.text(text)).isEqualTo(printable);
  }
}
