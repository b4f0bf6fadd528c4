package dev.keywright.runtime.key;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import org.junit.jupiter.api.Test;

class Utf8OrderTest {

  @Property(tries = 500)
  void agreesWithTheBytes(@ForAll("texts") String left, @ForAll("texts") String right) {
    int bytes = Arrays.compareUnsigned(left.getBytes(UTF_8), right.getBytes(UTF_8));

    assertThat(Integer.signum(Utf8Order.ORDER.compare(left, right))).isEqualTo(Integer.signum(bytes));
  }

  @Property(tries = 500)
  void countsTheBytes(@ForAll("texts") String text) {
    assertThat(Utf8Order.bytes(text)).isEqualTo(text.getBytes(UTF_8).length);
  }

  @Test
  void putsEmojiAboveTheLastUnit() {
    assertThat(Utf8Order.ORDER.compare("\uFFFF", "\uD83D\uDE00")).isNegative();
    assertThat(Utf8Order.ORDER.compare("\uE000", "\uD800\uDC00")).isNegative();
    assertThat(Utf8Order.ORDER.compare("\uD7FF", "\uD800\uDC00")).isNegative();
  }

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.of("a", "b", "\u0000", "\u007F", "\u0080", "\u07FF", "\u0800", "\uD7FF", "\uE000", "\uFFFF",
        "\uD800\uDC00", "\uD83D\uDE00", "\uDBFF\uDFFF").list().ofMaxSize(4).map(parts -> String.join("", parts));
  }
}
