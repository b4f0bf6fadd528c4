package dev.keywright.processor.check;

import static dev.keywright.processor.check.Models.problems;
import static dev.keywright.processor.check.Models.table;
import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class DelimiterSeparatesTest {

  private final Check check = new DelimiterSeparates();

  @ParameterizedTest
  @ValueSource(chars = {'!', '{', '}', '~', '/', '@', '`', 'a', 'Z', '0', ' ', '\n', '\u00a7', '\u20ac'})
  void refusesWhatCannotBeEscapedInOrder(char delimiter) {
    assertThat(problems(check, table().delimiter(delimiter))).containsExactly("KW111 at ShopItem@delimiter");
  }

  @ParameterizedTest
  @ValueSource(chars = {'#', ':', '_', '|', '-', '.', '"', '?', ';', '$', '^', '\\'})
  void acceptsPunctuationBeforePunctuation(char delimiter) {
    assertThat(problems(check, table().delimiter(delimiter))).isEmpty();
  }
}
