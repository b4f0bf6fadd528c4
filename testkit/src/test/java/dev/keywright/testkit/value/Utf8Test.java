package dev.keywright.testkit.value;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import net.jqwik.api.ForAll;
import net.jqwik.api.Property;
import net.jqwik.api.Provide;
import net.jqwik.api.Arbitraries;
import net.jqwik.api.Arbitrary;

class Utf8Test {

  @Provide
  Arbitrary<String> texts() {
    return Arbitraries.oneOf(
        Arbitraries.of(0x00, 0x7f, 0x80, 0x7ff, 0x800, 0xd7ff, 0xe000, 0xffff, 0x10000, 0x1f600, 0x10ffff),
        Arbitraries.integers().between('a', 'c'))
        .map(Character::toString).list().ofMaxSize(4).map(parts -> String.join("", parts));
  }

  @Property(tries = 500)
  void orderIsThatOfTheBytes(@ForAll("texts") String one, @ForAll("texts") String two) {
    int expected = Arrays.compareUnsigned(
        one.getBytes(StandardCharsets.UTF_8), two.getBytes(StandardCharsets.UTF_8));

    assertThat(Integer.signum(Utf8.ORDER.compare(one, two))).isEqualTo(Integer.signum(expected));
  }

  @Property(tries = 300)
  void wholeTextsAreWellFormedAndHalvesAreNot(@ForAll("texts") String text) {
    assertThat(Utf8.isWellFormed(text)).isTrue();
    assertThat(Utf8.isWellFormed(text + "\ud83d")).isFalse();
    assertThat(Utf8.isWellFormed("\ude00" + text)).isFalse();
  }

  @Property(tries = 300)
  void lengthIsThatOfTheBytes(@ForAll("texts") String text) {
    assertThat(Utf8.length(text)).isEqualTo(text.getBytes(StandardCharsets.UTF_8).length);
  }
}
